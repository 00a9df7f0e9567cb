import { accepted, announced, announcedDefault, ownPaths } from './bgp-announcements.ts';
import { type BgpPath, choosePaths, type UsablePath } from './bgp-decision.ts';
import type { Session, Speaker } from './bgp-sessions.ts';
import type { SimulatedDevice } from './compiled-network.ts';
import type { ProviderRoute } from './forwarding-view.ts';
import { joinHops, type NextHop, prefixKey, type Route, type RoutingTable } from './routing-table.ts';

/** What BGP ends with. */
export interface BgpOutcome {
  /** Equal for equal sessions and announcements; with the same next hops, so is all else. */
  readonly key: string;
  readonly nextHops: NextHopMemory;
  readonly routes: ReadonlyMap<SimulatedDevice, readonly Route[]>;
  /** By provider's index. */
  readonly providerRoutes: readonly (readonly ProviderRoute[])[];
  /** Prefixes on which the speakers never agreed. */
  readonly isSettled: boolean;
  /** Sessions that were given more than they take. */
  readonly overfull: readonly Session[];
}

const externalDistance = 20;
const internalDistance = 200;
/** A prefix whose best path changes more often at one speaker goes round in a dispute. */
const mostChanges = 100;

/** How next hops are reached, by device and address. */
type NextHopMemory = Map<SimulatedDevice, Map<number, ReachedNextHop | undefined>>;

interface ReachedNextHop {
  readonly metric: number;
  readonly isConnected: boolean;
  readonly nextHops: readonly NextHop[];
}

/** A prefix at a speaker: what is known of it and what was chosen. */
interface Entry {
  readonly received: Map<Session, BgpPath>;
  own: BgpPath | undefined;
  chosen: readonly UsablePath[];
  changes: number;
}

/**
 * Lets every speaker tell its neighbours its best paths until none has news. `before`: the tables that networks,
 * redistribution and defaults are taken from; `igp`: those that next hops are found in.
 */
export function bgpRoutes(
  speakers: readonly Speaker[],
  before: readonly RoutingTable[],
  igp: readonly RoutingTable[],
  providers: number,
  last?: BgpOutcome,
): BgpOutcome {
  const announcements = speakers.map(({ device, ...speaker }): Announcements => {
    const table = device === undefined ? undefined : before[device.index];
    return {
      own: ownPaths({ device, ...speaker }, table),
      defaults: new Map(
        speaker.sessions.flatMap((session) => {
          const made = announcedDefault(session, table);
          return made === undefined ? [] : [[session, made] as const];
        }),
      ),
    };
  });
  const inputs = inputsKey(speakers, announcements);
  if (last?.key === inputs && areReachedAlike(last.nextHops, igp)) return last;
  const nextHops: NextHopMemory = new Map();
  const farEnds = farEndsOf(speakers);
  const entries = new Map<Speaker, Map<number, Entry>>(speakers.map((speaker) => [speaker, new Map()]));
  const news: { readonly speaker: Speaker; readonly key: number }[] = [];
  let isSettled = true;
  const entryOf = (speaker: Speaker, key: number): Entry => {
    const table = entries.get(speaker) ?? new Map<number, Entry>();
    const made = table.get(key) ?? { received: new Map(), own: undefined, chosen: [], changes: 0 };
    table.set(key, made);
    return made;
  };
  const deliver = (path: BgpPath | undefined, over: Session, key: number): void => {
    const far = farEnds.get(over);
    if (far === undefined) return;
    const taken = path === undefined ? undefined : accepted(path, far);
    if (taken === undefined && entries.get(far.self)?.has(key) !== true) return;
    const entry = entryOf(far.self, key);
    const there = entry.received.get(far);
    if (taken === undefined ? there === undefined : there !== undefined && isSame(there, taken)) return;
    if (taken === undefined) entry.received.delete(far);
    else entry.received.set(far, taken);
    news.push({ speaker: far.self, key });
  };
  const defaults = new Map(announcements.flatMap((announcement) => [...announcement.defaults]));
  for (const [index, speaker] of speakers.entries()) {
    for (const path of announcements[index]?.own ?? []) {
      const key = prefixKey(path.prefix);
      const entry = entryOf(speaker, key);
      entry.own ??= path;
      news.push({ speaker, key });
    }
  }
  for (const [session, path] of defaults) deliver(path, session, 0);
  for (let at = 0; at < news.length; at += 1) {
    const { speaker, key } = news[at] ?? {};
    if (speaker === undefined || key === undefined) continue;
    const entry = entryOf(speaker, key);
    const usable = [entry.own, ...entry.received.values()].flatMap((path) =>
      usablePath(path, speaker, igp, nextHops),
    );
    const chosen = choosePaths(usable);
    const isNews = chosen[0]?.path !== entry.chosen[0]?.path;
    entry.chosen = chosen;
    if (!isNews) continue;
    entry.changes += 1;
    if (entry.changes > mostChanges) {
      isSettled = false;
      continue;
    }
    const best = chosen[0]?.path;
    for (const session of speaker.sessions)
      deliver(
        (key === 0 ? defaults.get(session) : undefined) ??
          (best === undefined ? undefined : announced(best, session)),
        session,
        key,
      );
  }
  return {
    key: inputs,
    nextHops,
    ...collect(entries, providers),
    isSettled,
    overfull: overfullSessions(entries),
  };
}

/** The two ends of each session by each other. */
function farEndsOf(speakers: readonly Speaker[]): Map<Session, Session> {
  const ends = new Map<string, Session>();
  const key = (self: Speaker, own: number, other: number) =>
    `${self.device?.index ?? `p${self.provider?.index}`} ${own} ${other}`;
  const sessions = speakers.flatMap((speaker) => speaker.sessions);
  for (const session of sessions) ends.set(key(session.self, session.address, session.peerAddress), session);
  return new Map(
    sessions.flatMap((session) => {
      const far = ends.get(key(session.peer, session.peerAddress, session.address));
      return far === undefined ? [] : [[session, far] as const];
    }),
  );
}

function usablePath(
  path: BgpPath | undefined,
  speaker: Speaker,
  igp: readonly RoutingTable[],
  memory: NextHopMemory,
): readonly UsablePath[] {
  if (path === undefined) return [];
  if (path.session === undefined || speaker.device === undefined) return [{ path, metric: 0, nextHops: [] }];
  const known = memory.get(speaker.device) ?? new Map<number, ReachedNextHop | undefined>();
  memory.set(speaker.device, known);
  if (!known.has(path.nextHop)) known.set(path.nextHop, reached(igp[speaker.device.index], path.nextHop));
  const found = known.get(path.nextHop);
  const { isInternal, row } = path.session;
  if (found === undefined || !(found.isConnected || isInternal || row?.ttlSecurityHops !== undefined))
    return [];
  return [{ path, metric: found.metric, nextHops: found.nextHops }];
}

function reached(table: RoutingTable | undefined, address: number): ReachedNextHop | undefined {
  const route = table?.lookup(address);
  // A next hop is never found by the default route.
  if (route === undefined || route.prefix.prefix === 0 || route.nextHops.length === 0) return undefined;
  return {
    metric: route.metric,
    isConnected: route.source === 'connected',
    nextHops: route.nextHops.map((hop) => ({ via: hop.via, address: hop.address ?? address })),
  };
}

const areReachedAlike = (memory: NextHopMemory, igp: readonly RoutingTable[]): boolean =>
  [...memory].every(([device, known]) =>
    [...known].every(([address, before]) => {
      const now = reached(igp[device.index], address);
      if (before === undefined || now === undefined) return before === now;
      return (
        before.metric === now.metric &&
        before.isConnected === now.isConnected &&
        before.nextHops.length === now.nextHops.length &&
        joinHops(before.nextHops, now.nextHops) === before.nextHops
      );
    }),
  );

/** What a speaker announces of itself. */
interface Announcements {
  readonly own: readonly BgpPath[];
  readonly defaults: ReadonlyMap<Session, BgpPath>;
}

const inputsKey = (speakers: readonly Speaker[], announcements: readonly Announcements[]): string =>
  speakers
    .map(({ device, provider, sessions }, index) => {
      const { own = [], defaults } = announcements[index] ?? {};
      const paths = own.map(({ prefix, med, isIncomplete }) => `${prefixKey(prefix)} ${med} ${isIncomplete}`);
      const ends = sessions.map(
        (session) => `${session.address} ${session.peerAddress} ${defaults?.has(session) === true}`,
      );
      return `${device?.index ?? ''} ${provider?.index ?? ''} ${paths.join()} ${ends.join()}`;
    })
    .join('\n');

function collect(
  entries: ReadonlyMap<Speaker, ReadonlyMap<number, Entry>>,
  providers: number,
): Pick<BgpOutcome, 'routes' | 'providerRoutes'> {
  const routes = new Map<SimulatedDevice, Route[]>();
  const providerRoutes: ProviderRoute[][] = Array.from({ length: providers }, () => []);
  for (const [{ device, provider }, table] of entries) {
    const own: Route[] = [];
    for (const { chosen } of table.values()) {
      const [best] = chosen;
      const session = best?.path.session;
      if (best === undefined || session === undefined) continue;
      const { prefix, from } = best.path;
      for (const { path } of provider === undefined ? [] : chosen)
        if (path.session?.circuit !== undefined)
          providerRoutes[provider?.index ?? -1]?.push({
            ...prefix,
            circuit: path.session.circuit,
            nextHop: path.nextHop,
          });
      own.push({
        prefix,
        source: 'bgp',
        distance: session.isInternal ? internalDistance : externalDistance,
        metric: best.path.med,
        nextHops: chosen.map(({ nextHops }) => nextHops).reduce(joinHops),
        neighbour: session.peerAddress,
        from: [...new Set([...(session.row?.from ?? []), ...from])],
      });
    }
    if (device !== undefined) routes.set(device, own);
  }
  return { routes, providerRoutes };
}

function overfullSessions(entries: ReadonlyMap<Speaker, ReadonlyMap<number, Entry>>): Session[] {
  const received = new Map<Session, number>();
  for (const table of entries.values())
    for (const entry of table.values())
      for (const session of entry.received.keys()) received.set(session, (received.get(session) ?? 0) + 1);
  return [...received].flatMap(([session, count]) =>
    count > (session.row?.maxPrefixes ?? Number.POSITIVE_INFINITY) ? [session] : [],
  );
}

const isSame = (a: BgpPath, b: BgpPath): boolean =>
  a.nextHop === b.nextHop &&
  a.localPreference === b.localPreference &&
  a.med === b.med &&
  a.isIncomplete === b.isIncomplete &&
  a.asPath.length === b.asPath.length &&
  a.asPath.every((as, index) => as === b.asPath[index]);
