import type { NetworkConfiguration } from '#shared/contract/configuration/network-configuration.ts';
import type { PrefixFilter, Redistribution } from '#shared/contract/configuration/routing.ts';
import {
  type Bits,
  everywhere,
  families,
  isEverywhere,
  isOfOneFamily,
  isWithin,
  lengthOf,
  prefixOf,
} from './addresses.ts';
import { type Session, sessionsOf } from './bgp-sessions.ts';
import type { BroadcastDomains, Failed } from './broadcast-domains.ts';
import type { Leg } from './legs.ts';
import type { Route, Table } from './table.ts';

interface Path {
  readonly prefix: Bits;
  readonly asPath: readonly number[];
  readonly localPreference: number;
  /** 0 where a network statement, 2 where another protocol is its origin. */
  readonly origin: 0 | 2;
  /** Empty of own paths. */
  readonly nextHop: Bits;
  /** The neighbour that announced it: none for own paths. */
  readonly from?: { readonly speaker: string; readonly address: Bits; readonly isExternal: boolean };
  /** A default that the device itself has from elsewhere: only for neighbours that are to get one. */
  readonly isOwnDefault?: boolean;
}

interface Speaker {
  readonly id: string;
  readonly as: number;
  readonly own: readonly Path[];
  readonly filters: readonly PrefixFilter[];
  readonly kind: 'customer' | 'internet' | 'mpls';
}

type Best = ReadonlyMap<string, ReadonlyMap<string, Path>>;

export interface BgpOutcome {
  readonly routes: ReadonlyMap<string, readonly Route[]>;
  /** Circuits by which a provider reaches a prefix that its customers announce, best first. */
  readonly learntBy: (provider: string) => Iterable<{ readonly prefix: Bits; readonly nextHop: Bits }>;
}

/**
 * BGP-4 (RFC 4271) by rounds: in each, every speaker takes the best of what its neighbours had in the round before. Providers
 * speak where a customer's neighbour has their address; those of an MPLS network pass on what each site announces.
 */
export function bgpByRounds(
  network: NetworkConfiguration,
  legs: ReadonlyMap<string, readonly Leg[]>,
  tables: ReadonlyMap<string, Table>,
  domains: BroadcastDomains,
  failed: Failed,
): BgpOutcome {
  const sessions = sessionsOf(network, legs, tables, domains, failed);
  const speakers = speakersOf(network, legs, tables, failed);
  const heardBy = Map.groupBy(sessions, ({ speaker }) => speaker);
  let best: Best = new Map();
  for (let round = 0; round < 60; round++) {
    const next = new Map(
      [...speakers.values()].map((speaker) => [
        speaker.id,
        decide([
          ...speaker.own,
          ...(heardBy.get(speaker.id) ?? []).flatMap((session) => heard(session, speakers, sessions, best)),
        ]),
      ]),
    );
    const isStable = signature(next) === signature(best);
    best = next;
    if (isStable) break;
  }
  return {
    routes: new Map(
      [...legs.keys()].map((device) => [
        device,
        [...(best.get(device)?.values() ?? [])].flatMap((path) => routeOf(path, tables.get(device))),
      ]),
    ),
    learntBy: (provider) => best.get(provider)?.values() ?? [],
  };
}

const signature = (best: Best): string =>
  [...best]
    .map(
      ([id, paths]) =>
        `${id}: ${[...paths].map(([key, path]) => `${key} ${path.asPath} ${path.nextHop}`).sort()}`,
    )
    .join('\n');

function speakersOf(
  { providers }: NetworkConfiguration,
  legs: ReadonlyMap<string, readonly Leg[]>,
  tables: ReadonlyMap<string, Table>,
  failed: Failed,
): ReadonlyMap<string, Speaker> {
  const customers = [...legs].flatMap(([id, own]): Speaker[] => {
    const routing = own[0]?.device.routing;
    const bgp = routing?.bgp;
    const table = tables.get(id);
    if (routing === undefined || bgp === undefined || table === undefined) return [];
    const redistributed = bgp.redistribute.flatMap((rule) =>
      [...table.routes].filter((route) => isTaken(route, rule, routing.filters)),
    );
    const networks = bgp.networks.map(prefixOf).filter((prefix) => table.at(prefix) !== undefined);
    const defaults = families.map(everywhere).filter((prefix) => {
      const standing = table.at(prefix);
      return standing !== undefined && standing.source !== 'bgp' && standing.hops.length > 0;
    });
    const local = { asPath: [], localPreference: 100, nextHop: '' } as const;
    return [
      {
        id,
        as: bgp.as,
        kind: 'customer',
        filters: routing.filters,
        own: [
          ...redistributed.map(({ prefix }) => ({ ...local, prefix, origin: 2 as const })),
          ...networks.map((prefix) => ({ ...local, prefix, origin: 0 as const })),
          ...defaults.map((prefix) => ({ ...local, prefix, origin: 2 as const, isOwnDefault: true })),
        ],
      },
    ];
  });
  const outside = providers
    .filter(({ id, as }) => !failed.has(id) && as !== undefined)
    .map(({ id, kind, as = 0 }): Speaker => {
      const whole = { asPath: [], localPreference: 100, nextHop: '', origin: 0 } as const;
      const own = families.map((family) => ({ ...whole, prefix: everywhere(family) }));
      return { id, as, kind, filters: [], own: kind === 'internet' ? own : [] };
    });
  return new Map([...customers, ...outside].map((speaker) => [speaker.id, speaker]));
}

/** A default is never redistributed: it is originated. */
const isTaken = (
  route: Route,
  { source, filter, exceptTag }: Redistribution,
  filters: readonly PrefixFilter[],
): boolean =>
  route.source === source &&
  !isEverywhere(route.prefix) &&
  (exceptTag === undefined || route.tag !== exceptTag) &&
  permits(filter, filters, route.prefix);

function permits(name: string | undefined, filters: readonly PrefixFilter[], prefix: Bits): boolean {
  if (name === undefined) return true;
  const rule = filters
    .find((each) => each.name === name)
    ?.rules.find((each) => {
      const block = prefixOf(each.prefix);
      const from = each.from ?? lengthOf(block);
      return (
        isWithin(prefix, block) &&
        lengthOf(prefix) >= from &&
        lengthOf(prefix) <= (each.to ?? (each.from === undefined ? lengthOf(block) : 128))
      );
    });
  return rule?.action === 'permit';
}

/** What a session's peer tells in this round. */
function heard(
  session: Session,
  speakers: ReadonlyMap<string, Speaker>,
  sessions: readonly Session[],
  best: Best,
): Path[] {
  const { speaker: id, peer, settings, isExternal, peerAddress } = session;
  const listener = speakers.get(id);
  const teller = speakers.get(peer);
  const theirs = sessions.find(
    (each) => each.speaker === peer && each.peer === id && each.peerAddress === session.ownAddress,
  );
  if (listener === undefined || teller === undefined || theirs === undefined) return [];
  const rules = theirs.settings;
  return [...(best.get(peer)?.values() ?? [])].flatMap((path) => {
    if (!isOfOneFamily(path.prefix, peerAddress)) return [];
    // Split horizon: nothing goes back to the neighbour that announced it, and within an AS only what came from outside is announced.
    if (path.from?.speaker === id || (!isExternal && path.from?.isExternal === false)) return [];
    // An internet provider tells its customers a default; an MPLS provider whatever it has.
    if (teller.kind === 'internet' && !isEverywhere(path.prefix)) return [];
    if (path.isOwnDefault && !rules?.announcesDefault) return [];
    if (!path.isOwnDefault && !permits(rules?.out, teller.filters, path.prefix)) return [];
    if (!permits(settings?.in, listener.filters, path.prefix)) return [];
    const asPath = isExternal
      ? [...Array.from({ length: (rules?.prepend ?? 0) + 1 }, () => teller.as), ...path.asPath]
      : path.asPath;
    if (asPath.includes(listener.as)) return [];
    const isNamed = isExternal || rules?.nextHopSelf || path.nextHop === '';
    const { isOwnDefault: _, ...passed } = path;
    return [
      {
        ...passed,
        asPath,
        localPreference: settings?.localPreference ?? (isExternal ? 100 : path.localPreference),
        nextHop: isNamed ? peerAddress : path.nextHop,
        from: { speaker: peer, address: peerAddress, isExternal },
      },
    ];
  });
}

/** RFC 4271, 9.1.2: own, local preference, length, origin, external, the lower address. */
function decide(paths: readonly Path[]): ReadonlyMap<string, Path> {
  const rank = ({ from, localPreference, asPath, origin }: Path): readonly (number | Bits)[] => [
    from === undefined ? 0 : 1,
    -localPreference,
    asPath.length,
    origin,
    from?.isExternal === false ? 1 : 0,
    from?.address ?? '',
  ];
  const best = new Map<Bits, Path>();
  for (const path of paths) {
    const before = best.get(path.prefix);
    if (before === undefined || isBefore(rank(path), rank(before))) best.set(path.prefix, path);
  }
  return best;
}

function isBefore(one: readonly (number | Bits)[], other: readonly (number | Bits)[]): boolean {
  const at = one.findIndex((value, index) => value !== other[index]);
  return at >= 0 && (one[at] ?? 0) < (other[at] ?? 0);
}

function routeOf({ prefix, from, nextHop }: Path, table: Table | undefined): Route[] {
  if (from === undefined || table === undefined) return [];
  const hops = table.hopsTo(nextHop);
  return hops.length === 0 ? [] : [{ prefix, source: 'bgp', distance: from.isExternal ? 20 : 200, hops }];
}
