import { isSameList } from '../../graph/same-list.ts';
import type { SimulatedDevice } from '../compiled/compiled-network.ts';
import { type Derived, derive } from '../compiled/derived.ts';
import { isDefault, redistributed } from '../forwarding/prefix-filters.ts';
import { defaultRoute, type RoutingTable } from '../forwarding/routing-table.ts';
import { type External, isSameAnnounced } from './ospf-externals.ts';
import type { OspfDomain } from './ospf-routes.ts';

/** Metric of what is redistributed, where nothing else is stated. */
const usualMetric = 20;

export type Announced = ReadonlyMap<SimulatedDevice, Derived<readonly External[]>>;

/** What each router announces into OSPF from outside, as its table stands. */
export const announcedExternals = (
  tables: readonly RoutingTable[],
  { areasOfDevice }: OspfDomain,
  before?: Announced,
): Announced =>
  new Map(
    [...areasOfDevice.keys()].map((device) => {
      const table = tables[device.index];
      const make = () => announcedBy(device, table);
      return [
        device,
        derive(before?.get(device), [table, device.routing], make, (a, b) =>
          isSameList(a, b, isSameAnnounced),
        ),
      ];
    }),
  );

function announcedBy(origin: SimulatedDevice, table: RoutingTable | undefined): readonly External[] {
  const ospf = origin.row.routing?.ospf;
  if (ospf === undefined || table === undefined) return [];
  const externals: External[] = [];
  const own = table.exact(defaultRoute);
  if (ospf.originatesDefault !== undefined && own !== undefined && own.source !== 'ospf') {
    const { metric } = ospf.originatesDefault;
    externals.push({ origin, prefix: defaultRoute, metric, tag: undefined, from: own.from });
  }
  const inside = new Set(ospf.interfaces.map(({ interface: name }) => name));
  for (const rule of ospf.redistribute) {
    for (const route of redistributed(origin, rule, table)) {
      if (isDefault(route.prefix)) continue;
      if (rule.source === 'connected' && route.nextHops.some(({ via }) => inside.has(via.row.name))) continue;
      const { prefix, from } = route;
      externals.push({ origin, prefix, metric: usualMetric, tag: rule.setTag ?? route.tag, from });
    }
  }
  return externals;
}
