import type { SimulatedDevice } from '../compiled/compiled-network.ts';
import { SharedMap } from '../compiled/shared-map.ts';
import { isDefault, isRedistributed } from '../forwarding/prefix-filters.ts';
import { prefixOf, RoutingTable } from '../forwarding/routing-table.ts';
import { type External, isSameAnnounced } from './ospf-externals.ts';
import type { OspfDomain } from './ospf-routes.ts';

/** Metric of what is redistributed, where nothing else is stated. */
const usualMetric = 20;

/** What a router announces into OSPF from outside, by prefix, with what it comes from. */
interface AnnouncedBy {
  readonly table: RoutingTable;
  readonly routing: SimulatedDevice['routing'];
  readonly externals: SharedMap<External>;
}

export type Announced = ReadonlyMap<SimulatedDevice, AnnouncedBy>;

/** What each router announces into OSPF from outside, as its table stands; only routes that are others than before are looked at. */
export const announcedExternals = (
  tables: readonly RoutingTable[],
  { areasOfDevice }: OspfDomain,
  before?: Announced,
): Announced =>
  new Map(
    [...areasOfDevice.keys()].map((device) => {
      const table = tables[device.index] ?? noTable;
      return [device, announcedBy(device, table, before?.get(device))];
    }),
  );

const noTable = new RoutingTable();
const nothingAnnounced = new SharedMap<External>();

function announcedBy(
  origin: SimulatedDevice,
  table: RoutingTable,
  before: AnnouncedBy | undefined,
): AnnouncedBy {
  const { routing } = origin;
  if (before?.table === table && before.routing === routing) return before;
  const known = before?.externals ?? nothingAnnounced;
  const ospf = origin.row.routing?.ospf;
  const mayAnnounce = ospf?.originatesDefault !== undefined || (ospf?.redistribute.length ?? 0) > 0;
  if (!mayAnnounce && known.isEmpty) return { table, routing, externals: known };
  const keys =
    before?.routing === routing
      ? table.keysNotAsIn(before.table)
      : [...known.keys(), ...table.keysNotAsIn(undefined)];
  const inside = new Set(ospf?.interfaces.map(({ interface: name }) => name));
  const externals = known.with(keys, (key) => externalTo(origin, table, key, inside), isSameAnnounced);
  return { table, routing, externals };
}

function externalTo(
  origin: SimulatedDevice,
  table: RoutingTable,
  key: number,
  inside: ReadonlySet<string>,
): External | undefined {
  const prefix = prefixOf(key);
  const [ospf, route] = [origin.row.routing?.ospf, table.exact(prefix)];
  if (ospf === undefined || route === undefined) return undefined;
  const { from } = route;
  if (isDefault(prefix)) {
    if (ospf.originatesDefault === undefined || route.source === 'ospf') return undefined;
    return { origin, prefix, metric: ospf.originatesDefault.metric, tag: undefined, from };
  }
  const isInside = route.nextHops.some(({ via }) => inside.has(via.row.name));
  const rule = ospf.redistribute.find(
    (own) => isRedistributed(origin, own, route) && !(own.source === 'connected' && isInside),
  );
  return rule && { origin, prefix, metric: usualMetric, tag: rule.setTag ?? route.tag, from };
}
