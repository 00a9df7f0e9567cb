import type { Device } from '../contract/device.ts';
import { tableRows } from './table-rows.ts';

/**
 * Where the ports of a model are: maker, what the model begins with, and the place of each of its groups of ports, in the order of
 * the catalogue without those for management alone. `0/2/0` counts up from there, `0/2/0-3,0/1/0` goes on in the next slot after
 * four; `*` is numbered by the maker's rule, as are models with more or fewer groups. Sources: the makers' hardware guides, and the
 * device types of the NetBox community (CC0), which follow them. The first two cages of 100 Gbit/s of a
 * PowerSwitch S5248F are QSFP28-DD, which have two numbers each and take one plug.
 */
const table = `
Juniper | EX2300               | 0/0/0 0/1/0
Juniper | EX3400               | 0/0/0 0/2/0 0/1/0
Juniper | EX4000               | 0/0/0 0/1/0
Juniper | EX4000-8P            | 0/0/0 0/1/2
Juniper | EX4000-12MP          | 0/0/4 0/0/0 0/1/0
Juniper | EX4000-24MP          | 0/0/4 0/0/0 0/1/0
Juniper | EX4000-48MP          | 0/0/8 0/0/0 0/1/0
Juniper | EX4100               | 0/0/0 0/1/0 0/2/0
Juniper | EX4100-24MP          | 0/0/8 0/0/0 0/1/0 0/2/0
Juniper | EX4100-48MP          | 0/0/16 0/0/0 0/1/0 0/2/0
Juniper | EX4100-F             | 0/0/0 0/2/0-3,0/1/0
Juniper | EX4100-F-12P         | 0/0/0 0/1/0 0/2/0
Juniper | EX4400               | 0/0/0 0/1/0
Juniper | EX4400-48MP          | 0/0/0 0/0/36 0/1/0
Juniper | ACX7024              | 0/0/4 0/0/0
Juniper | MX204                | 0/1/0 0/0/0
Juniper | SRX1600              | 0/0/0 0/2/0 0/1/0
Juniper | SRX2300              | 0/0/0 0/1/0 0/2/0 0/3/0
Juniper | SRX4600              | 1/1/0-7,0/0/0 1/0/0
Cisco   | ASR 100              | 0/1/0 0/0/0
Cisco   | Catalyst 2960X       | 1/0/1 1/0/49
Cisco   | Catalyst 2960X-24    | 1/0/1 1/0/25
Cisco   | Catalyst 2960X-48FPD | 1/0/1 1/0/1 1/0/49
Cisco   | Catalyst 8500-12X    | 0/0/0-7,0/1/0
Cisco   | Catalyst 8500-12X4QC | 0/0/0-7,0/1/0 0/2/0,0/2/4 *
Cisco   | Catalyst 8500L-8S4X  | 0/0/0 0/1/0
Cisco   | Catalyst 9200CX      | 1/0/1 1/1/3 1/1/1
Cisco   | Catalyst IE-3        | 1/3 1/1
Cisco   | ISR 4331             | 0/0/0,0/0/2 0/0/1
Dell    | PowerSwitch S5248F   | 1/1/1 1/1/49,1/1/51,1/1/53
Ruckus  | ICX 7150-C12P        | 1/1/1 1/2/1 1/3/1
`;

/** The places of each group of a model's ports, a group that its maker's rule numbers being undefined; none where the rule numbers all. */
export function portPlaces({
  manufacturer,
  model,
  specs,
}: Pick<Device, 'manufacturer' | 'model' | 'specs'>): readonly (readonly string[] | undefined)[] | undefined {
  const counts = specs.ports.filter(({ role }) => role !== 'management').map(({ count }) => count);
  const [best] = rows
    .filter((row) => row.maker === manufacturer && model.startsWith(row.beginning))
    .toSorted((a, b) => b.beginning.length - a.beginning.length);
  if (best === undefined || best.groups.length !== counts.length) return undefined;
  return best.groups.map((group, at) => (group === '*' ? undefined : placesOf(group, counts[at] ?? 0)));
}

const rows = tableRows(table).map(([maker = '', beginning = '', groups = '']) => ({
  maker,
  beginning,
  groups: groups.split(' '),
}));

/** `0/2/0-1,0/1/0` of four: `0/2/0`, `0/2/1`, `0/1/0`, `0/1/1`. The last part has as many as are left, one before it without an end one. */
function placesOf(group: string, count: number): readonly string[] {
  const parts = group.split(',');
  const places: string[] = [];
  for (const [at, part] of parts.entries()) {
    const [, slot = '', first = 0, last] = /^(.*\/)(\d+)(?:-(\d+))?$/.exec(part) ?? [];
    const left = count - places.length;
    const own = at === parts.length - 1 ? left : last === undefined ? 1 : Number(last) - Number(first) + 1;
    for (let port = 0; port < Math.min(own, left); port += 1) places.push(`${slot}${Number(first) + port}`);
  }
  return places;
}
