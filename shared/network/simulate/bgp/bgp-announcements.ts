import { isSameList } from '../../graph/same-list.ts';
import { keepAlike } from '../compiled/derived.ts';
import { SharedMap } from '../compiled/shared-map.ts';
import { isRedistributed, passesFilter } from '../forwarding/prefix-filters.ts';
import { defaultRoute, prefixKey, prefixOf, RoutingTable } from '../forwarding/routing-table.ts';
import { type BgpPath, isSamePath } from './bgp-decision.ts';
import type { Session, Speaker } from './bgp-sessions.ts';

/** What a speaker announces of itself, by prefix; and the defaults that it makes for neighbours. */
export interface Announcements {
  readonly table: RoutingTable | undefined;
  readonly sessions: readonly Session[];
  readonly own: SharedMap<BgpPath>;
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
  const keys =
    speaker.device === undefined ? [prefixKey(defaultRoute)] : (table ?? noTable).keysNotAsIn(before?.table);
  const own = (before?.own ?? noPaths).with(keys, (key) => ownPath(speaker, table, key), isSamePath);
  const defaults = new Map(
    sessions.flatMap((session) => {
      const made = announcedDefault(session, table);
      return made === undefined ? [] : [[session, made] as const];
    }),
  );
  return {
    table,
    sessions,
    own,
    defaults: keepAlike(before?.defaults, defaults, isSamePath),
  };
}

export const noPaths = new SharedMap<BgpPath>();
const noTable = new RoutingTable();

/** What a speaker announces as its own to a prefix, from the route that it has of another source. */
export function ownPath(
  { device, provider }: Speaker,
  table: RoutingTable | undefined,
  key: number,
): BgpPath | undefined {
  const prefix = prefixOf(key);
  if (provider !== undefined)
    return provider.row.kind === 'internet' ? { ...local, prefix, from: [provider.row.id] } : undefined;
  const [bgp, route] = [device?.row.routing?.bgp, table?.exact(prefix)];
  if (device === undefined || bgp === undefined || route === undefined) return undefined;
  const { metric: med, from } = route;
  const isNamed = device.routing.networks.some((own) => prefixKey(own) === key);
  if (isNamed && route.source !== 'bgp') return { ...local, prefix, med, from };
  const isOthers = bgp.redistribute.some((rule) => isRedistributed(device, rule, route));
  return isOthers ? { ...local, prefix, med, isIncomplete: true, from } : undefined;
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
