import { onceEach } from '../../../caching/once-each.ts';
import type { SimulatedDevice } from '../compiled/compiled-network.ts';
import { changedKeys } from '../compiled/derived.ts';
import { SharedMap } from '../compiled/shared-map.ts';
import type { ForwardingView, ProviderRoute } from '../forwarding/forwarding-view.ts';
import {
  defaultRoute,
  isSameRoute,
  joinHops,
  prefixKey,
  type Route,
  type RoutingTable,
} from '../forwarding/routing-table.ts';
import { type Announcements, announcementsOf, noPaths } from './bgp-announcements.ts';
import { ReachedNextHops } from './bgp-next-hops.ts';
import { type BgpEntry, BgpPropagation, type BgpRib, type BgpRibs } from './bgp-propagation.ts';
import { type BgpSessions, bgpSessions, type Session, type Speaker } from './bgp-sessions.ts';

/** What BGP ends with, and what it came from. */
export interface BgpState {
  readonly sessions: BgpSessions;
  readonly announcements: ReadonlyMap<Speaker, Announcements>;
  readonly reached: ReadonlyMap<Speaker, ReachedNextHops>;
  readonly ribs: BgpRibs;
  /** By prefix. */
  readonly routes: ReadonlyMap<SimulatedDevice, BgpRoutes>;
  /** By provider's index. */
  readonly providerRoutes: readonly (readonly ProviderRoute[])[];
  /** Whether the speakers agreed on every prefix. */
  readonly isSettled: boolean;
}

export type BgpRoutes = SharedMap<Route>;

export const noBgpRoutes: BgpRoutes = new SharedMap();

export const externalDistance = 20;
const internalDistance = 200;

/**
 * Lets every speaker advertise its best paths to its neighbours until none has news: all of them, or what is not as it was before.
 * Networks, redistribution and defaults are taken from the view's tables, next hops are found in `inner`.
 */
export function bgpState(
  view: ForwardingView,
  inner: readonly RoutingTable[],
  last: BgpState | undefined,
): BgpState {
  const before = last?.isSettled === false ? undefined : last;
  const sessions = bgpSessions(view, before?.sessions);
  const announcements = new Map<Speaker, Announcements>();
  const reached = new Map<Speaker, ReachedNextHops>();
  for (const [speaker, own] of sessions.bySpeaker) {
    const { device } = speaker;
    const table = device && view.tables[device.index];
    announcements.set(speaker, announcementsOf(speaker, table, own, before?.announcements.get(speaker)));
    const known = before?.reached.get(speaker);
    const found = device && inner[device.index];
    reached.set(speaker, known !== undefined && known.table === found ? known : new ReachedNextHops(found));
  }
  const propagation = new BgpPropagation(sessions, announcements, reached, ribsOf(before, sessions));
  tellNews(propagation, { sessions, announcements, reached }, before);
  propagation.settle();
  const { ribs, isSettled } = propagation;
  return { sessions, announcements, reached, ribs, isSettled, ...collect(ribs, view, before) };
}

/** As if nobody had ever heard of some prefixes, by their keys. */
export function withoutPrefixes(state: BgpState, keys: ReadonlySet<number>): BgpState {
  const { announcements, ribs, routes } = state;
  return {
    ...state,
    announcements: new Map(
      [...announcements].map(([speaker, known]) => [
        speaker,
        {
          ...known,
          own: known.own.without(keys),
          defaults: keys.has(prefixKey(defaultRoute)) ? new Map() : known.defaults,
        },
      ]),
    ),
    ribs: new Map([...ribs].map(([speaker, rib]) => [speaker, rib.without(keys)])),
    routes: new Map([...routes].map(([device, own]) => [device, own.without(keys)])),
    providerRoutes: [],
  };
}

/** What those who still speak know. */
function ribsOf(before: BgpState | undefined, { bySpeaker }: BgpSessions): BgpRibs {
  if (before === undefined) return new Map();
  const isSpeaking = [...before.ribs.keys()].every((speaker) => bySpeaker.has(speaker));
  return isSpeaking ? before.ribs : new Map([...before.ribs].filter(([speaker]) => bySpeaker.has(speaker)));
}

/** Starts with what is not as it was: sessions, announcements and ways to next hops. */
function tellNews(
  propagation: BgpPropagation,
  { sessions, announcements, reached }: Pick<BgpState, 'sessions' | 'announcements' | 'reached'>,
  before: BgpState | undefined,
): void {
  const [came, gone] = [[] as Session[], [] as Session[]];
  for (const [session, far] of before?.sessions.farEnds ?? [])
    if (sessions.farEnds.get(session) !== far) gone.push(session);
  for (const [session, far] of sessions.farEnds)
    if (before?.sessions.farEnds.get(session) !== far) came.push(session);
  for (const session of gone) propagation.forget(session);
  for (const [speaker, { own, defaults }] of announcements) {
    const known = before?.announcements.get(speaker);
    for (const key of (known?.own ?? noPaths).changedIn(own))
      propagation.announce(speaker, key, own.get(key));
    for (const session of changedKeys(known?.defaults ?? new Map(), defaults)) came.push(session);
    const [former, now] = [before?.reached.get(speaker), reached.get(speaker)];
    const moved = former && now && former.changedIn(now);
    if (moved === undefined || moved.size === 0) continue;
    for (const key of propagation.keys(speaker))
      for (const { nextHop } of propagation.entry(speaker, key).received.values())
        if (moved.has(nextHop)) {
          propagation.reconsider(speaker, key);
          break;
        }
  }
  for (const session of new Set(came)) propagation.advertise(session);
}

/** Routes of the best paths; those of prefixes of which a speaker knows what it knew stay the same. */
function collect(
  ribs: BgpRibs,
  { network }: ForwardingView,
  before: BgpState | undefined,
): Pick<BgpState, 'routes' | 'providerRoutes'> {
  const routes = new Map<SimulatedDevice, BgpRoutes>();
  const providerRoutes: (readonly ProviderRoute[])[] = network.providers.map(() => []);
  for (const [speaker, rib] of ribs) {
    const { device, provider } = speaker;
    const former = before?.ribs.get(speaker);
    const known = device && before?.routes.get(device);
    if (device !== undefined) {
      const there = known ?? noBgpRoutes;
      // A device whose routing was edited is another speaker: of what the one before knew nothing is left.
      const keys = former === undefined ? [...there.keys(), ...rib.keys()] : former.changedIn(rib);
      routes.set(
        device,
        there.with(keys, (key) => routeOf(rib.get(key)), isSameRoute),
      );
    }
    if (provider !== undefined)
      providerRoutes[provider.index] =
        (former === rib ? before?.providerRoutes[provider.index] : undefined) ??
        [...rib.values()].flatMap(handovers);
  }
  return { routes, providerRoutes };
}

/** Nothing where the best path is the speaker's own. */
function routeOf(entry: BgpEntry | undefined): Route | undefined {
  const [best] = entry?.chosen ?? [];
  const session = best?.path.session;
  if (entry === undefined || best === undefined || session === undefined) return undefined;
  const { prefix, from, med } = best.path;
  return {
    prefix,
    source: 'bgp',
    distance: session.isInternal ? internalDistance : externalDistance,
    metric: med,
    nextHops: entry.chosen.map(({ nextHops }) => nextHops).reduce(joinHops),
    neighbour: session.peerAddress,
    from: [...new Set([...(session.row?.from ?? []), ...from])],
  };
}

/** The same ones while nothing else is chosen. */
const handovers = onceEach(({ chosen }: BgpEntry): readonly ProviderRoute[] =>
  chosen.flatMap(({ path: { prefix, nextHop, session } }) =>
    session?.circuit === undefined ? [] : [{ ...prefix, circuit: session.circuit, nextHop }],
  ),
);

/** Sessions that were given more than they take. */
export const overfullSessions = ({ ribs, sessions }: BgpState): Session[] =>
  [...ribs].flatMap(([speaker, rib]) => {
    const mayBeOverfull = ({ row }: Session) => (row?.maxPrefixes ?? Number.POSITIVE_INFINITY) < rib.mostKeys;
    return sessions.bySpeaker.get(speaker)?.some(mayBeOverfull) === true ? overfullOf(rib) : [];
  });

/** Of one speaker: what each knows mostly stays from edit to edit. */
const overfullOf = onceEach((rib: BgpRib): readonly Session[] => {
  const received = new Map<Session, number>();
  for (const entry of rib.values())
    for (const session of entry.received.keys()) received.set(session, (received.get(session) ?? 0) + 1);
  return [...received].flatMap(([session, count]) =>
    count > (session.row?.maxPrefixes ?? Number.POSITIVE_INFINITY) ? [session] : [],
  );
});
