import { describe, expect, it } from 'vitest';
import { composeDevice } from '#shared/templates/compose/compose.ts';
import { dialects } from '#shared/templates/dialects/dialects.ts';
import { openEngine } from '../../../support/open-engine.ts';
import { referenceNetwork } from '../../reference-networks.ts';
import { junosProblems } from './junos-problems.ts';

const engine = await openEngine();

function textOf(design: string, hostname: string): string {
  const network = referenceNetwork(design);
  const device = network.devices.find((row) => row.hostname === hostname);
  if (!device) throw new Error(`${design} has no ${hostname}`);
  return composeDevice(engine, network, device, dialects.junos).files[0]?.text ?? '';
}

describe('the structure of a configuration', () => {
  it.each([
    ['clinic', /./],
    ['municipality', /FW|CORE/],
    ['data-centre', /FW|-1$/],
    ['branch-bank', /HQ-FW|B01/],
    ['stadium', /FW/],
  ])('holds for devices of %s', (design, hostnames) => {
    const network = referenceNetwork(design);
    const meant = network.devices.filter(({ hostname }) => hostnames.test(hostname));
    const problems = meant.flatMap((device) => {
      const [file] = composeDevice(engine, network, device, dialects.junos).files;
      return junosProblems(file?.text ?? '').map((problem) => `${device.hostname}, ${problem}`);
    });
    expect(problems).toEqual([]);
  });

  it.each([
    ['system {\n    host-name a;\n', 'line 1: no closing brace'],
    ['system {\n    host-name a\n}\n', 'line 2: host-name a has no end'],
    ['system {\n}\n}\n', 'line 3: a brace closes nothing'],
    ['system {\n    host-name "a;\n}\n', 'line 2: a string without end'],
  ])('ends before it is read: %j', (text, problem) => {
    expect(() => junosProblems(text)).toThrow(problem);
  });

  it('is one of names that something has', () => {
    const text = [
      'routing { a; }',
      'protocols { ospf { export away; area 0.0.0.0 { interface ge-0/0/9.0 { passive; } } } }',
      'security { policies { global { policy p { match { source-address [ a b ]; from-zone c; application d; } } } } }',
    ].join('\n');
    expect(junosProblems(text)).toEqual([
      'line 1: there is no hierarchy routing',
      'line 2: there is no policy-statement away',
      'line 2: there is no unit ge-0/0/9.0',
      'line 3: there is no address a',
      'line 3: there is no address b',
      'line 3: there is no zone c',
      'line 3: there is no application d',
    ]);
  });

  it('has something in its braces', () => {
    expect(junosProblems('system {\n}\n')).toEqual(['line 1: system is empty']);
  });
});

it.each([
  ['own-as', 'HQ-RTR-1', 'router'],
  ['start-up', 'HQ-FW-1', 'firewall'],
  ['start-up', 'HQ-F1-ACC-1', 'access'],
])('%s %s is what its golden file says', async (design, hostname, name) => {
  await expect(textOf(design, hostname)).toMatchFileSnapshot(`./${name}.golden.cfg`);
});

it('writes a chassis cluster as redundant interfaces of both chassis, one port each where one stands by', () => {
  const text = textOf('clinic', 'CLI-FW');
  expect(text).toMatch(/apply-groups "\$\{node\}";/);
  expect(text).toMatch(
    /ge-0\/0\/4 \{\n {8}description "To Internet provider 1";\n {8}gigether-options \{\n {12}redundant-parent reth0;/,
  );
  expect(text).toMatch(/ge-7\/0\/4 \{\n(?: .*\n){2} {12}redundant-parent reth0;/);
  expect(text.match(/redundant-parent reth4;/g)).toHaveLength(2);
  expect(text).toMatch(/fab1 \{\n {8}fabric-options \{\n {12}member-interfaces \{\n {16}ge-7\//);
});

it('takes the mark from what comes into an SRX unasked where it goes out, since a filter of one sets no DSCP', () => {
  const text = textOf('start-up', 'HQ-FW-1');
  const [, unmark = ''] = /filter unmark \{([^}]*)\}/.exec(text) ?? [];
  expect(unmark).toContain('loss-priority high;');
  expect(text).not.toMatch(/^\s*dscp be;$/m);
  expect(text).toMatch(/forwarding-class best-effort \{\s*loss-priority high code-point 000000;/);
  expect(text).toMatch(/rewrite-rules \{\s*dscp marks;/);
});

it('sets the mark in the filter of an MX', () => {
  expect(textOf('own-as', 'HQ-RTR-1')).toMatch(/loss-priority low;\s*dscp be;/);
});

it('is told the time by its servers and tells it to nobody: the filter of the routing engine lets no other request in', () => {
  const text = textOf('own-as', 'HQ-RTR-1');
  const servers = [...text.matchAll(/^ {8}server (\S+?)(?: prefer)?;$/gm)].map(
    ([, server]) => `${server}/32;`,
  );
  const [, list = ''] = /prefix-list time-servers \{\n([^}]*)\}/.exec(text) ?? [];
  const listed = list.trim().split(/\s+/);
  const { 0: own = '' } = text.match(/(?<=^ {8}source-address )\S+(?=;$)/m) ?? [];
  expect(servers.length).toBeGreaterThan(0);
  expect(listed).toEqual(['127.0.0.1/32;', `${own}/32;`, ...servers]);
  expect(text).toMatch(
    /term time \{[\s\S]*?time-servers[\s\S]*?port ntp;[\s\S]*?then accept;[\s\S]*?term nobody-else \{[\s\S]*?destination-port \[ 123 /,
  );
});
