import { isSameList } from '../../graph/same-list.ts';
import { keepAlike } from '../compiled/derived.ts';
import { passesFilter, redistributed } from '../forwarding/prefix-filters.ts';
import { defaultRoute, prefixKey, type RoutingTable } from '../forwarding/routing-table.ts';
import { type BgpPath, isSamePath } from './bgp-decision.ts';
import type { Session, Speaker } from './bgp-sessions.ts';

/** What a speaker announces of itself, by prefix; and the defaults that it makes for neighbours. */
export interface Announcements {
  readonly table: RoutingTable | undefined;
  readonly sessions: readonly Session[];
  readonly own: ReadonlyMap<number, BgpPath>;
  readonly defaults: ReadonlyMap<Session, BgpPath>;
}

/** Those of before where they come out alike. */
export function announcementsOf(
  speaker: Speaker,
  table: RoutingTable | undefined,
  sessions: readonly Session[],
  before: Announcements | undefined,
): Announcements {
  const areSessionsSame = before !== undefined && isSameList(before.sessions, sessions);
  if (areSessionsSame && before.table === table) return before;
  const own = new Map<number, BgpPath>();
  for (const path of ownPaths(speaker, table))
    if (!own.has(prefixKey(path.prefix))) own.set(prefixKey(path.prefix), path);
  const defaults = new Map(
    sessions.flatMap((session) => {
      const made = announcedDefault(session, table);
      return made === undefined ? [] : [[session, made] as const];
    }),
  );
  return {
    table,
    sessions,
    own: keepAlike(before?.own, own, isSamePath),
    defaults: keepAlike(before?.defaults, defaults, isSamePath),
  };
}

/** What a speaker announces as its own, from the routes that it has of other sources. */
function ownPaths({ device, provider }: Speaker, table: RoutingTable | undefined): BgpPath[] {
  if (provider !== undefined)
    return provider.row.kind === 'internet'
      ? [{ ...local, prefix: defaultRoute, from: [provider.row.id] }]
      : [];
  const bgp = device?.row.routing?.bgp;
  if (device === undefined || bgp === undefined || table === undefined) return [];
  const networks = device.routing.networks.flatMap((prefix): BgpPath[] => {
    const route = table.exact(prefix);
    if (route === undefined || route.source === 'bgp') return [];
    return [{ ...local, prefix, med: route.metric, from: route.from }];
  });
  const others = bgp.redistribute.flatMap((rule) =>
    redistributed(device, rule, table).map(
      ({ prefix, metric, from }): BgpPath => ({ ...local, prefix, med: metric, isIncomplete: true, from }),
    ),
  );
  return [...networks, ...others];
}

const local = {
  asPath: [],
  nextHop: 0,
  localPreference: 100,
  med: 0,
  isIncomplete: false,
  session: undefined,
} as const;

/** A path as it is sent over a session; undefined where it is not. */
export function announced(path: BgpPath, over: Session): BgpPath | undefined {
  const { self, row, address, isInternal } = over;
  const learnt = path.session;
  if (learnt === over || (isInternal && learnt?.isInternal === true)) return undefined;
  if (self.provider !== undefined) {
    // The internet is announced as a default; a private network passes on what its sites announce.
    if (self.provider.row.kind === 'internet' && learnt !== undefined) return undefined;
  } else if (self.device !== undefined && !passesFilter(self.device, row?.out, path.prefix)) return undefined;
  if (isInternal) {
    const isOwn = learnt === undefined || row?.nextHopSelf === true;
    return { ...path, nextHop: isOwn ? address : path.nextHop };
  }
  const prepended: readonly number[] = Array.from({ length: row?.prepend ?? 0 }, () => self.as);
  return {
    ...path,
    asPath: [self.as, ...prepended, ...path.asPath],
    nextHop: address,
    // Metrics of another AS end here.
    med: learnt === undefined || learnt.isInternal ? path.med : 0,
  };
}

/** The default that a speaker makes for a neighbour while it has one that it did not hear from there. */
function announcedDefault(over: Session, table: RoutingTable | undefined): BgpPath | undefined {
  const { self, row, address, isInternal, peerAddress } = over;
  if (row?.announcesDefault !== true) return undefined;
  const route = table?.exact(defaultRoute);
  if (route === undefined || route.neighbour === peerAddress) return undefined;
  const prepended: readonly number[] = Array.from({ length: row.prepend }, () => self.as);
  const asPath = isInternal ? [] : [self.as, ...prepended];
  return { ...local, prefix: defaultRoute, asPath, nextHop: address, from: route.from };
}

/** A path as the receiving end takes it in; undefined where it rejects it. */
export function accepted(path: BgpPath, by: Session): BgpPath | undefined {
  const { self, row, isInternal } = by;
  if (path.asPath.includes(self.as)) return undefined;
  if (self.device !== undefined && !passesFilter(self.device, row?.in, path.prefix)) return undefined;
  const localPreference = row?.localPreference ?? (isInternal ? path.localPreference : 100);
  return { ...path, localPreference, session: by };
}
