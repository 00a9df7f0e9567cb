import * as fc from 'fast-check';

const section = (name: string, lines: readonly string[]): string[] =>
  lines.length === 0 ? [] : [`config ${name}`, ...lines.map((line) => `    ${line}`), 'end'];
const entry = (name: string | number, lines: readonly string[]): string[] => [
  `edit ${name}`,
  ...lines.map((line) => `    ${line}`),
  'next',
];

const interfaces = fc
  .array(
    fc.record({
      name: fc.constantFrom('"wan1"', '"lan 1"', 'dmz'),
      alias: fc.constantFrom('', 'a', '"b c"'),
      mtu: fc.constantFrom('', '1400', '9000'),
      ips: fc.subarray(['10.0.0.1', '10.0.1.1']),
    }),
    { maxLength: 3 },
  )
  .map((rows) => [...new Map(rows.map((row) => [row.name, row])).values()])
  .map((rows) =>
    rows.flatMap(({ name, alias, mtu, ips }) =>
      entry(name, [
        ...(alias === '' ? [] : [`set alias ${alias}`]),
        ...(mtu === '' ? [] : [`set mtu ${mtu}`]),
        ...section(
          'secondaryip',
          ips.flatMap((ip, at) => entry(at + 1, [`set ip ${ip} 255.255.255.0`])),
        ),
      ]),
    ),
  );

/** Configurations whose policies name addresses that are there. */
export const fortiosText: fc.Arbitrary<string> = fc
  .tuple(
    fc.subarray(['host-a', 'host-b', 'net-c']),
    fc.shuffledSubarray([1, 2, 3, 4, 5]),
    fc.array(fc.constantFrom('accept', 'deny'), { minLength: 5, maxLength: 5 }),
    interfaces,
    fc.subarray(['set hostname fw1', 'set admintimeout 10', 'set timezone 26']),
  )
  .chain(([addresses, ids, actions, ports, settings]) =>
    fc.array(fc.constantFrom('all', ...addresses), { minLength: 5, maxLength: 5 }).map((sources) =>
      [
        ...section('system global', settings),
        ...section('system interface', ports),
        ...section(
          'firewall address',
          addresses.flatMap((name, at) => entry(`"${name}"`, [`set subnet 10.${at}.0.0 255.255.0.0`])),
        ),
        ...section(
          'firewall policy',
          ids.flatMap((id, at) => entry(id, [`set srcaddr "${sources[at]}"`, `set action ${actions[at]}`])),
        ),
        '',
      ].join('\n'),
    ),
  );
