import { isSameList } from '../../graph/same-list.ts';
import { SharedMap } from '../compiled/shared-map.ts';
import { isSameHops } from '../forwarding/routing-table.ts';
import { type Announcements, accepted, announced } from './bgp-announcements.ts';
import { type BgpPath, choosePaths, isSamePath, type UsablePath } from './bgp-decision.ts';
import type { ReachedNextHops } from './bgp-next-hops.ts';
import type { BgpSessions, Session, Speaker } from './bgp-sessions.ts';

/** A prefix at a speaker: what is known of it and what was chosen, the best first. */
export interface BgpEntry {
  readonly received: ReadonlyMap<Session, BgpPath>;
  readonly own: BgpPath | undefined;
  readonly chosen: readonly UsablePath[];
}

/** What a speaker knows, by prefix. */
export type BgpRib = SharedMap<BgpEntry>;
export type BgpRibs = ReadonlyMap<Speaker, BgpRib>;

export const emptyRib: BgpRib = new SharedMap();

/** A prefix whose best path changes more often at one speaker goes round in a dispute. */
const mostChanges = 100;

/** Whether a speaker chose the same, of the same that it knows. */
const isSameEntry = (a: BgpEntry, b: BgpEntry): boolean =>
  a.own === b.own &&
  a.received === b.received &&
  isSameList(
    a.chosen,
    b.chosen,
    (one, other) =>
      one.path === other.path && one.metric === other.metric && isSameHops(one.nextHops, other.nextHops),
  );

const nothingKnown: BgpEntry = { received: new Map(), own: undefined, chosen: [] };

/** Speakers that advertise their best paths to each other until none has news, from what they knew before. */
export class BgpPropagation {
  readonly #sessions: BgpSessions;
  readonly #announcements: ReadonlyMap<Speaker, Announcements>;
  readonly #reached: ReadonlyMap<Speaker, ReachedNextHops>;
  readonly #before: BgpRibs;
  /** What is not as before; undefined where nothing is known any more. */
  readonly #now = new Map<Speaker, Map<number, BgpEntry | undefined>>();
  readonly #news: { readonly speaker: Speaker; readonly key: number }[] = [];
  readonly #changes = new Map<Speaker, Map<number, number>>();
  isSettled = true;

  constructor(
    sessions: BgpSessions,
    announcements: ReadonlyMap<Speaker, Announcements>,
    reached: ReadonlyMap<Speaker, ReachedNextHops>,
    before: BgpRibs,
  ) {
    this.#sessions = sessions;
    this.#announcements = announcements;
    this.#reached = reached;
    this.#before = before;
  }

  get ribs(): BgpRibs {
    const ribs = new Map(this.#before);
    for (const [speaker, now] of this.#now) {
      const before = this.#before.get(speaker) ?? emptyRib;
      ribs.set(
        speaker,
        before.with(now.keys(), (key) => now.get(key), isSameEntry),
      );
    }
    return ribs;
  }

  /** Prefixes of which a speaker knows something, or did before. */
  keys(speaker: Speaker): ReadonlySet<number> {
    return new Set([...(this.#before.get(speaker)?.keys() ?? []), ...(this.#now.get(speaker)?.keys() ?? [])]);
  }

  entry(speaker: Speaker, key: number): BgpEntry {
    const now = this.#now.get(speaker);
    const known = now?.has(key) === true ? now.get(key) : this.#before.get(speaker)?.get(key);
    return known ?? nothingKnown;
  }

  /** What a speaker announces of itself; nothing takes it back. */
  announce(speaker: Speaker, key: number, own: BgpPath | undefined): void {
    this.#enter(speaker, key, { own });
    this.reconsider(speaker, key);
  }

  reconsider(speaker: Speaker, key: number): void {
    this.#news.push({ speaker, key });
  }

  /** What came over a session that is gone. */
  forget(over: Session): void {
    for (const key of this.keys(over.self))
      if (this.entry(over.self, key).received.has(over)) this.#receive(over, key, undefined);
  }

  /** What a speaker says over a session now, of all prefixes or of one. */
  advertise(over: Session, only?: number): void {
    for (const key of only === undefined ? [...this.keys(over.self), 0] : [only]) {
      const best = this.entry(over.self, key).chosen[0]?.path;
      const made = key === 0 ? this.#announcements.get(over.self)?.defaults.get(over) : undefined;
      const path = made ?? (best === undefined ? undefined : announced(best, over));
      const far = this.#sessions.farEnds.get(over);
      if (far !== undefined) this.#receive(far, key, path === undefined ? undefined : accepted(path, far));
    }
  }

  /** Until none has news. */
  settle(): void {
    for (const { speaker, key } of this.#news) {
      const { own, received, chosen: before } = this.entry(speaker, key);
      const reached = this.#reached.get(speaker);
      const usable = [own, ...received.values()].flatMap((path) => reached?.usable(path, speaker) ?? []);
      const chosen = choosePaths(usable);
      this.#enter(speaker, key, own === undefined && received.size === 0 ? undefined : { chosen });
      if (chosen[0]?.path === before[0]?.path) continue;
      if (this.#countChange(speaker, key) > mostChanges) this.isSettled = false;
      else for (const session of this.#sessions.bySpeaker.get(speaker) ?? []) this.advertise(session, key);
    }
    this.#news.length = 0;
  }

  #receive(by: Session, key: number, path: BgpPath | undefined): void {
    const { received } = this.entry(by.self, key);
    const there = received.get(by);
    if (path === undefined ? there === undefined : there !== undefined && isSamePath(there, path)) return;
    const now = new Map(received);
    if (path === undefined) now.delete(by);
    else now.set(by, path);
    this.#enter(by.self, key, { received: now });
    this.reconsider(by.self, key);
  }

  #enter(speaker: Speaker, key: number, changed: Partial<BgpEntry> | undefined): void {
    const entry = changed && { ...this.entry(speaker, key), ...changed };
    const now = this.#now.get(speaker);
    if (now === undefined) this.#now.set(speaker, new Map([[key, entry]]));
    else now.set(key, entry);
  }

  #countChange(speaker: Speaker, key: number): number {
    const counts = this.#changes.get(speaker) ?? new Map<number, number>();
    this.#changes.set(speaker, counts);
    const count = (counts.get(key) ?? 0) + 1;
    counts.set(key, count);
    return count;
  }
}
