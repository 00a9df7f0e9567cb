import { describe, expect, it } from 'vitest';
import type { DialectId } from '#shared/contract/dialect.ts';
import { blockProblems } from '#shared/templates/compare/block-problems.ts';

const cases: readonly [string, DialectId, string, readonly string[]][] = [
  [
    'indentation',
    'ios-xe',
    'interface Vlan1\n   ip address 10.0.0.1 255.0.0.0\n mtu 1500\n',
    ['3: “mtu 1500” is indented like nothing before it.'],
  ],
  ['a line without a section', 'eos', '   mtu 1500\n', ['1: “mtu 1500” is indented but in no section.']],
  ['a banner', 'ios-xe', 'banner motd ^C\nKeep out\n', ['1: “banner motd ^C” is not closed.']],
  ['a banner of EOS', 'eos', 'banner login\nKeep out {\nEOF\nhostname a\n', []],
  [
    'a certificate',
    'ios-xe',
    'crypto pki certificate chain A\n certificate self-signed 01\n  3082\n',
    ['2: “certificate self-signed 01” is not closed.'],
  ],
  ['braces of Junos', 'junos', 'system {\n host-name a;\n', ['1: The brace of “system” is not closed.']],
  [
    'a brace too many',
    'junos',
    'system {\n host-name a;\n}\n}\n',
    ['4: This closing brace has no opening brace.'],
  ],
  [
    'a semicolon',
    'junos',
    'system {\n host-name a\n}\n',
    ['2: “host-name a” does not end with a semicolon.'],
  ],
  ['a quotation mark', 'junos', 'set system host-name "a\n', ['1: A quotation mark is not closed.']],
  [
    'config without end',
    'fortios',
    'config system global\n    set hostname a\n',
    ['1: “config system global” has no “end”.'],
  ],
  ['end without config', 'fortios', 'config system global\nend\nend\n', ['3: “end” ends no “config”.']],
  ['set outside', 'fortios', 'set hostname a\n', ['1: “set hostname a” is not within “config”.']],
  [
    'a bracket of RouterOS',
    'routeros',
    '/interface ethernet\nset [ find default-name=ether1 name=a\n',
    ['2: A quotation mark, a bracket or a brace is not closed.'],
  ],
  ['a command in no menu', 'routeros', 'add name=a\n', ['1: “add name=a” is in no menu.']],
  [
    'a chain of nftables',
    'frr',
    '#@file etc/frr/frr.conf\nhostname a\n#@file etc/nftables.conf\ntable inet a {\n chain b {\n }\n',
    ['4: The brace of “table inet a” is not closed.'],
  ],
];

describe('blocks', () => {
  it.each(cases)('%s', (_, dialect, text, problems) => {
    expect(blockProblems(dialect, text).map(({ line, sentence }) => `${line}: ${sentence}`)).toEqual(
      problems,
    );
  });
});
