import type { Block } from '../../addressing/ipv4.ts';
import { isSameList } from '../../graph/same-list.ts';
import type { NextHop } from '../forwarding/routing-table.ts';
import type { Session } from './bgp-sessions.ts';

/** A route as BGP carries it. */
export interface BgpPath {
  readonly prefix: Block;
  readonly asPath: readonly number[];
  readonly nextHop: number;
  readonly localPreference: number;
  readonly med: number;
  /** Routes of other protocols are `incomplete`, which loses. */
  readonly isIncomplete: boolean;
  readonly from: readonly string[];
  /** What it was received over; none for the speaker's own. */
  readonly session: Session | undefined;
}

/** A path whose next hop is reachable, with the metric to there. */
export interface UsablePath {
  readonly path: BgpPath;
  readonly metric: number;
  readonly nextHops: readonly NextHop[];
}

/** The best path first, and those that share the load with it (RFC 4271, 9.1.2.2). */
export function choosePaths(candidates: readonly UsablePath[]): readonly UsablePath[] {
  const [best, ...others] = [...candidates].sort(compare);
  return best === undefined ? [] : [best, ...others.filter((other) => isEqual(best, other))];
}

function compare(a: UsablePath, b: UsablePath): number {
  return (
    rank(a, b) ||
    (a.path.session?.peer.routerId ?? 0) - (b.path.session?.peer.routerId ?? 0) ||
    addressOf(a) - addressOf(b)
  );
}

/** Negative where `a` is better; 0 where only names decide. */
function rank({ path: a, metric: toA }: UsablePath, { path: b, metric: toB }: UsablePath): number {
  return (
    Number(a.session !== undefined) - Number(b.session !== undefined) ||
    b.localPreference - a.localPreference ||
    a.asPath.length - b.asPath.length ||
    Number(a.isIncomplete) - Number(b.isIncomplete) ||
    (a.asPath[0] === b.asPath[0] ? a.med - b.med : 0) ||
    Number(a.session?.isInternal ?? false) - Number(b.session?.isInternal ?? false) ||
    toA - toB
  );
}

/** Only paths through the same autonomous systems share. */
const isEqual = (a: UsablePath, b: UsablePath): boolean =>
  a.path.session !== undefined &&
  rank(a, b) === 0 &&
  a.path.asPath.every((as, index) => as === b.path.asPath[index]);

const addressOf = ({ path }: UsablePath): number => path.session?.peerAddress ?? 0;

/** Whether two paths to one prefix say the same. */
export const isSamePath = (a: BgpPath, b: BgpPath): boolean =>
  a.nextHop === b.nextHop &&
  a.localPreference === b.localPreference &&
  a.med === b.med &&
  a.isIncomplete === b.isIncomplete &&
  isSameList(a.asPath, b.asPath) &&
  isSameList(a.from, b.from);
