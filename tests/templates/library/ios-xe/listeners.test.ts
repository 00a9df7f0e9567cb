import { expect, it } from 'vitest';
import { iosXe } from '#shared/templates/dialects/ios-xe.ts';
import { goldenText } from '../golden-text.ts';

/** The lines of an access list; none where the text does not define it. */
const listed = (text: string, heading: string): readonly string[] =>
  text
    .split(`${heading}\n`)[1]
    ?.split(/\n(?! )/)[0]
    ?.split('\n') ?? [];

it.each([
  // IPv4 alone, IPv4 with IPv6 beside it, IPv6 alone.
  ['start-up', 'HQ-FW-1'],
  ['municipality', 'LIB-FW-1'],
  ['own-as', 'HQ-RTR-1'],
  ['ipv6-only-office', 'STU-F1-ACC-1'],
])('what listens on %s %s answers nobody in a family without a list', (design, hostname) => {
  const text = goldenText(iosXe, design, hostname);
  const lists = {
    'ip access-list standard': /^ deny any$/,
    'ipv6 access-list': /^ deny ipv6 any any( log)?$/,
  };
  const bound = [
    ['ip access-list standard', /^ip http access-class ipv4 (\S+)$/m.exec(text)?.[1]],
    ['ipv6 access-list', /^ip http access-class ipv6 (\S+)$/m.exec(text)?.[1]],
  ] as const;
  expect(text).toMatch(/^ip http secure-server$/m);
  const snmp = /^snmp-server group \S+ v3 priv .*$/m.exec(text)?.[0];
  const [, six, four] = / access ipv6 (\S+) (\S+)$/.exec(snmp ?? '') ?? [];
  const all = [
    ...bound,
    ...(snmp
      ? ([
          ['ip access-list standard', four],
          ['ipv6 access-list', six],
        ] as const)
      : []),
  ];
  for (const [kind, name] of all) {
    expect(name).toBeDefined();
    expect(listed(text, `${kind} ${name}`).at(-1)).toMatch(lists[kind]);
  }
});
