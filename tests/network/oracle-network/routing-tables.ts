import type { NetworkConfiguration } from '#shared/contract/configuration/network-configuration.ts';
import type { StaticRoute } from '#shared/contract/configuration/routing.ts';
import {
  addressOf,
  everywhere,
  type Family,
  families,
  familyOf,
  isEverywhere,
  isOfOneFamily,
  isWithin,
  prefixOf,
} from './addresses.ts';
import { type BgpOutcome, bgpByRounds } from './bgp-by-rounds.ts';
import type { BroadcastDomains, Failed } from './broadcast-domains.ts';
import type { Leg } from './legs.ts';
import { type External, ospfByRelaxation } from './ospf-by-relaxation.ts';
import { endsOf } from './places.ts';
import { type Hop, type Route, Table } from './table.ts';

export interface Tables {
  readonly of: ReadonlyMap<string, Table>;
  readonly bgp: BgpOutcome;
  readonly isTrackUp: (device: string, name: string) => boolean;
}

/** All protocols in turn, each on what the others had, until nothing changes: protocols feed each other. */
export function routingTables(
  network: NetworkConfiguration,
  legs: ReadonlyMap<string, readonly Leg[]>,
  domains: BroadcastDomains,
  failed: Failed,
): Tables {
  const circuits = network.providers.flatMap(({ id, circuits: own }) =>
    failed.has(id)
      ? []
      : own.flatMap((circuit) =>
          endsOf(circuit).map(({ provider }) => ({ edge: circuit.edge, address: addressOf(provider) })),
        ),
  );
  let tables: ReadonlyMap<string, Table> = new Map();
  let bgp: BgpOutcome = { routes: new Map(), learntBy: () => [] };
  const isTrackUp = (id: string, name: string): boolean => {
    const own = legs.get(id) ?? [];
    const what = own[0]?.device.tracks.find((track) => track.name === name)?.what;
    if (what === undefined) return false;
    if (what.kind === 'route') return (tables.get(id)?.at(prefixOf(what.prefix))?.hops.length ?? 0) > 0;
    const watched = own.filter(({ row }) => row.name === what.interface);
    if (what.kind === 'interface') return watched.length > 0;
    return watched.some(({ domain }) =>
      circuits.some(
        ({ edge, address }) => address === addressOf(what.address) && domains.ofCircuit(edge) === domain,
      ),
    );
  };
  for (let round = 0; round < 30; round++) {
    const statics = new Map(
      [...legs].map(([id, own]) => [id, staticRoutes(own, (name) => isTrackUp(id, name))]),
    );
    const ospf = families.map((family) =>
      ospfByRelaxation(legs, externalsOf(legs, tables, bgp, family), family),
    );
    bgp = bgpByRounds(network, legs, tables, domains, failed);
    const next = new Map(
      [...legs].map(([id, own]) => [
        id,
        new Table([
          ...connected(own),
          ...(statics.get(id) ?? []),
          ...ospf.flatMap((known) => known.get(id) ?? []),
          ...(bgp.routes.get(id) ?? []),
        ]),
      ]),
    );
    const isStable = [...next].every(([id, table]) => table.signature === tables.get(id)?.signature);
    tables = next;
    if (isStable) return { of: tables, bgp, isTrackUp };
  }
  throw new Error('Routing does not come to rest.');
}

const connected = (own: readonly Leg[]): Route[] =>
  own.map((leg) => ({ prefix: leg.prefix, source: 'connected', distance: 0, hops: [{ leg }] }));

function staticRoutes(own: readonly Leg[], isUp: (track: string) => boolean): Route[] {
  const routes = own[0]?.device.routing?.statics ?? [];
  return routes.flatMap((route) => {
    if (route.track !== undefined && !isUp(route.track)) return [];
    const hops = staticHops(route, own);
    const isDiscard = route.nextHop === undefined && route.interface === undefined;
    return hops.length > 0 || isDiscard
      ? [{ prefix: prefixOf(route.prefix), source: 'static' as const, distance: route.distance, hops }]
      : [];
  });
}

function staticHops({ prefix, nextHop, interface: name }: StaticRoute, own: readonly Leg[]): Hop[] {
  if (nextHop === undefined)
    return own
      .filter(({ row, address }) => row.name === name && isOfOneFamily(address, prefixOf(prefix)))
      .map((leg) => ({ leg }));
  const gateway = addressOf(nextHop);
  return own
    .filter((leg) => isWithin(gateway, leg.prefix) && (name === undefined || leg.row.name === name))
    .slice(0, 1)
    .map((leg) => ({ leg, gateway }));
}

/** What OSPF gets from elsewhere: defaults that devices have otherwise, and what BGP tells. */
function externalsOf(
  legs: ReadonlyMap<string, readonly Leg[]>,
  tables: ReadonlyMap<string, Table>,
  bgp: BgpOutcome,
  family: Family,
): External[] {
  return [...legs].flatMap(([device, own]) => {
    const routing = own[0]?.device.routing;
    const ospf = family === 4 ? routing?.ospf : routing?.ospf3;
    const table = tables.get(device);
    if (ospf === undefined || table === undefined) return [];
    const whole = everywhere(family);
    const standing = table.at(whole);
    const hasDefault = standing !== undefined && standing.source !== 'ospf' && standing.hops.length > 0;
    return [
      ...(ospf.originatesDefault && hasDefault
        ? [{ device, prefix: whole, metric: ospf.originatesDefault.metric }]
        : []),
      ...ospf.redistribute.flatMap(({ source, setTag, exceptTag }) =>
        [...(source === 'bgp' ? (bgp.routes.get(device) ?? []) : table.routes)]
          .filter(
            (route) =>
              route.source === source &&
              familyOf(route.prefix) === family &&
              !isEverywhere(route.prefix) &&
              table.at(route.prefix)?.source === source &&
              (exceptTag === undefined || route.tag !== exceptTag),
          )
          .map(({ prefix }) => ({
            device,
            prefix,
            metric: 20,
            ...(setTag !== undefined && { tag: setTag }),
          })),
      ),
    ];
  });
}
