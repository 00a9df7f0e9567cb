import type { Filter } from './filter.ts';

/** Kinds of interfaces in full and as Cisco and Arista abbreviate them, longer names first where one begins another. */
const kinds: readonly (readonly [long: string, short: string])[] = [
  ['FourHundredGigE', 'FourHu'],
  ['HundredGigE', 'Hu'],
  ['FortyGigabitEthernet', 'Fo'],
  ['TwentyFiveGigE', 'Twe'],
  ['TenGigabitEthernet', 'Te'],
  ['FiveGigabitEthernet', 'Fi'],
  ['TwoGigabitEthernet', 'Tw'],
  ['GigabitEthernet', 'Gi'],
  ['FastEthernet', 'Fa'],
  ['Ethernet', 'Et'],
  ['Management', 'Ma'],
  ['Port-channel', 'Po'],
  ['Loopback', 'Lo'],
  ['Tunnel', 'Tu'],
  ['Vlan', 'Vl'],
];

const parts = (value: unknown): readonly [kind: string, number: string] | undefined => {
  const match = typeof value === 'string' ? /^([A-Za-z-]+?)\s*(\d[\d/.:]*)$/.exec(value.trim()) : null;
  return match?.[1] === undefined || match[2] === undefined ? undefined : [match[1], match[2]];
};

/** The kind that a name means: in full, or any abbreviation that is as long as the usual one or longer. */
const kindOf = (name: string): (typeof kinds)[number] | undefined => {
  const wanted = name.toLowerCase();
  return (
    kinds.find(([long, short]) => wanted === long.toLowerCase() || wanted === short.toLowerCase()) ??
    kinds.find(
      ([long, short]) => long.toLowerCase().startsWith(wanted) && wanted.startsWith(short.toLowerCase()),
    )
  );
};

const named =
  (form: 0 | 1): Filter =>
  (value) => {
    if (typeof value !== 'string') return '';
    const [name, number] = parts(value) ?? [];
    const kind = name === undefined ? undefined : kindOf(name);
    return kind === undefined ? value.trim() : `${kind[form]}${number}`;
  };

/** `GigabitEthernet1/0/1` as `Gi1/0/1`, and back; a name of another scheme (`ge-0/0/1`) as it is. */
export const interfaceFilters = { short_name: named(1), long_name: named(0) } satisfies Readonly<
  Record<string, Filter>
>;
