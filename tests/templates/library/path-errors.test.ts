import { expect, it } from 'vitest';
import type { DialectId } from '#shared/contract/dialect.ts';
import { dialects } from '#shared/templates/dialects/dialects.ts';
import { goldenText } from './golden-text.ts';

// What RFC 4890 (4.3.1) says must not be dropped, and its likes in IPv4: unreachable, packet too big, time exceeded, parameter problem.
const expected: Partial<Record<DialectId, { v4: string[]; v6: string[]; begins: [string, string] }>> = {
  'ios-xe': {
    begins: ['ip access-list extended POLICY', 'ipv6 access-list POLICY-v6'],
    v4: ['unreachable', 'time-exceeded', 'parameter-problem'].map((type) => ` permit icmp any any ${type}`),
    v6: ['unreachable', 'packet-too-big', 'time-exceeded', 'parameter-problem'].map(
      (type) => ` permit icmp any any ${type}`,
    ),
  },
  junos: {
    begins: ['filter between-zones {', 'filter between-zones-ipv6 {'],
    v4: ['icmp-type [ unreachable time-exceeded parameter-problem ];'],
    v6: ['icmp-type [ destination-unreachable packet-too-big time-exceeded parameter-problem ];'],
  },
  frr: {
    begins: ['chain forward {', 'chain forward {'],
    v4: ['icmp type { destination-unreachable, time-exceeded, parameter-problem } accept'],
    v6: ['icmpv6 type { destination-unreachable, packet-too-big, time-exceeded, parameter-problem } accept'],
  },
  routeros: {
    begins: ['/ip firewall filter', '/ipv6 firewall filter'],
    v4: [3, 11, 12].map((type) => `chain=forward protocol=icmp icmp-options=${type}:0-255 action=accept`),
    v6: [1, 2, 3, 4].map((type) => `chain=forward protocol=icmpv6 icmp-options=${type}:0-255 action=accept`),
  },
};

/** What a text says between a heading and the first line that looks at who sends to whom, or drops. */
function preamble(text: string, heading: string, rule: RegExp): string {
  const from = text.indexOf(`${heading}`);
  expect(from, heading).toBeGreaterThan(-1);
  const rest = text.slice(from);
  const end = rest.search(rule);
  return end < 0 ? rest : rest.slice(0, end);
}

const rules: Partial<Record<DialectId, RegExp>> = {
  'ios-xe': /^ (?:deny|remark \d)/m,
  junos: /(?:source|destination)-(?:prefix-list|address) \{|discard;/,
  frr: /jump from_zone/,
  routeros: /chain=forward .*action=(?:jump|drop)/,
};

it.each(Object.entries(expected))(
  'a device without state lets errors from the way through before any rule: %s',
  (id, { v4, v6, begins }) => {
    const text = goldenText(dialects[id as DialectId], 'municipality', 'LIB-CORE');
    const rule = rules[id as DialectId] ?? /$/;
    for (const [at, lines] of [v4, v6].entries())
      for (const line of lines) expect(preamble(text, begins[at] ?? '', rule)).toContain(line);
  },
);

it('so do access lists of EOS, and its traffic policies by the numbers of the types', () => {
  const text = goldenText(dialects.eos, 'logistics', 'DN-RTR-1');
  const list = preamble(text, 'ip access-list POLICY\n', /^ {3}(?:deny|remark \d)/m);
  for (const type of ['unreachable', 'time-exceeded', 'parameter-problem'])
    expect(list).toContain(`   permit icmp any any ${type}\n`);
  const long = goldenText(dialects.eos, 'municipality', 'LIB-CORE');
  const policy = preamble(long, 'traffic-policy POLICY\n', /^ {6}match \d/m);
  expect(policy).toMatch(/match errors ipv4\n {9}protocol icmp type 3,11,12 code all\n {6}!/);
  const policy6 = preamble(long.slice(long.indexOf('match link-local-v6')), 'match', /^ {6}match \d/m);
  expect(policy6).toMatch(/match errors-v6 ipv6\n {9}protocol icmpv6 type 1,2,3,4 code all\n {6}!/);
});

it.each(['ios-xe', 'frr', 'routeros'] as const)(
  'a firewall that keeps state knows which are expected: %s',
  (id) => {
    const text = goldenText(dialects[id], 'start-up', 'HQ-FW-1');
    expect(text).not.toMatch(/time-exceeded|icmp-options=11/);
  },
);
