import type { PoeType, PortGroup } from '../contract/device.ts';

type PortKind = Pick<PortGroup, 'speedMbps' | 'connector'>;

/** NetBox's names of physical interfaces, with speed in Mbit/s. Of names for the same port the usual one is first. */
export const interfaceKinds: ReadonlyMap<string, PortKind> = new Map([
  ['10base-t', { speedMbps: 10, connector: 'RJ45' }],
  ['100base-tx', { speedMbps: 100, connector: 'RJ45' }],
  ['1000base-t', { speedMbps: 1_000, connector: 'RJ45' }],
  ['1000base-tx', { speedMbps: 1_000, connector: 'RJ45' }],
  ['2.5gbase-t', { speedMbps: 2_500, connector: 'RJ45' }],
  ['5gbase-t', { speedMbps: 5_000, connector: 'RJ45' }],
  ['10gbase-t', { speedMbps: 10_000, connector: 'RJ45' }],
  ['100base-x-sfp', { speedMbps: 100, connector: 'SFP' }],
  ['1000base-x-sfp', { speedMbps: 1_000, connector: 'SFP' }],
  ['2.5gbase-x-sfp', { speedMbps: 2_500, connector: 'SFP' }],
  ['10gbase-x-sfpp', { speedMbps: 10_000, connector: 'SFP+' }],
  ['25gbase-x-sfp28', { speedMbps: 25_000, connector: 'SFP28' }],
  ['50gbase-x-sfp56', { speedMbps: 50_000, connector: 'SFP56' }],
  // NetBox's own name for what its list calls “QSFP28 (50GE)”.
  ['50gbase-x-sfp28', { speedMbps: 50_000, connector: 'QSFP28' }],
  ['100gbase-x-sfpdd', { speedMbps: 100_000, connector: 'SFP-DD' }],
  ['40gbase-x-qsfpp', { speedMbps: 40_000, connector: 'QSFP+' }],
  ['100gbase-x-qsfp28', { speedMbps: 100_000, connector: 'QSFP28' }],
  ['100gbase-x-qsfpdd', { speedMbps: 100_000, connector: 'QSFP-DD' }],
  ['200gbase-x-qsfpdd', { speedMbps: 200_000, connector: 'QSFP-DD' }],
  ['400gbase-x-qsfpdd', { speedMbps: 400_000, connector: 'QSFP-DD' }],
  ['800gbase-x-qsfpdd', { speedMbps: 800_000, connector: 'QSFP-DD' }],
] satisfies [string, PortKind][]);

export const poeKinds: ReadonlyMap<string, PoeType> = new Map([
  ['type1-ieee802.3af', '802.3af'],
  ['type2-ieee802.3at', '802.3at'],
  ['type3-ieee802.3bt', '802.3bt type 3'],
  ['type4-ieee802.3bt', '802.3bt type 4'],
] satisfies [string, PoeType][]);

/** The name that NetBox has for a type of PoE. */
export const poeName = (poe: PoeType): string => namesOfPoe.get(poe) ?? '';

const namesOfPoe = new Map([...poeKinds].map(([name, poe]) => [poe, name]));

/** NetBox's name of a port; `other` where it has none for that speed and connector. */
export function typeOfPort({ speedMbps, connector }: PortKind): string {
  const found = [...interfaceKinds].find(
    ([, kind]) => kind.speedMbps === speedMbps && kind.connector === connector,
  );
  return found?.[0] ?? 'other';
}
