import { formatCount } from '../../vocabulary/counts.ts';
import { roleLabels } from '../../vocabulary/fields/role-labels.ts';
import { joinAnd } from '../../vocabulary/lists.ts';
import type { BillKind, BillLine } from './bill-line.ts';

/** What the lines of a kind are called together. */
export const billKindNames = {
  device: 'Devices',
  controller: 'Wireless controllers',
  'power-supply': 'Power supplies',
  rail: 'Rails',
  enclosure: 'Enclosures',
  rack: 'Racks and power strips',
  panel: 'Patch panels',
  antenna: 'Antennas',
  module: 'Modules',
  optic: 'Transceivers',
  'direct-attach': 'Direct-attach cables',
  patch: 'Patch cables',
  cable: 'Laid cables',
  licence: 'Licences',
  support: 'Support',
} as const satisfies Record<BillKind, string>;

/** What the two figures of a bill's power are called. */
export const powerNames = {
  watts: 'Maximum power draw, without PoE',
  poeWatts: 'PoE at the ports',
} as const;

/** `Core at Headquarters; Access at 4 sites`: where the pieces of a line are needed. */
export function placesInWords({ places }: BillLine): string {
  const byRole = Map.groupBy(places, ({ role }) => role);
  return [...byRole]
    .map(([role, own]) => {
      const sites = [...new Set(own.flatMap(({ sites: names }) => names))];
      const at = sites.length > 2 ? formatCount(sites.length, 'site') : joinAnd(sites);
      if (role === undefined) return at;
      return at === '' ? roleLabels[role] : `${roleLabels[role]} at ${at}`;
    })
    .filter((words) => words !== '')
    .join('; ');
}
