import type { Graph, Topology } from '#shared/contract/topology-items.ts';
import type { TopologyUpdate } from '#shared/contract/topology-update.ts';
import { collisionsOf } from '#shared/network/graph/collisions.ts';
import { changesBetween } from '#shared/network/graph/diff-graphs.ts';
import { drawnParts } from '#shared/network/graph/drawn-parts.ts';
import { graphDifference } from '#shared/network/graph/graph-difference.ts';
import { mergeChanges } from '#shared/network/graph/merge-changes.ts';
import type { Touched } from '#shared/network/graph/touched.ts';
import { bringBack } from './bring-back.ts';
import { changesInWords } from './changes-in-words.ts';
import { changesOfOthers } from './changes-of-others.ts';
import { contestedChanges, pathOf, withoutConceded } from './contested-changes.ts';
import { type HistoryAction, isDirty, reduceHistory, startHistory } from './edit-history.ts';
import { moveNodes } from './edits.ts';
import { movedFrom } from './moved-from.ts';
import type { Pending } from './pending.ts';
import type { Positions } from './positions.ts';
import { type Met, noticeOf, type SessionState } from './session-state.ts';

/** The calls to the service. `update` throws what `isStale` recognises where another version is stored. */
export interface SessionCalls {
  readonly update: (update: TopologyUpdate) => Promise<Topology>;
  readonly read: () => Promise<Topology>;
  /** A version from before, as far as it is kept. */
  readonly readVersion: (version: number) => Promise<Graph>;
  readonly isStale: (error: unknown) => boolean;
  /** Where the devices of a stored plan are shown that nobody has arranged; undefined where they are as stored. */
  readonly shown: (stored: Graph) => Pick<Positions, 'get'> | undefined;
}

/** Others may store faster than we merge; then a person tries again. */
const attempts = 5;

/**
 * The topology of a design under edit: what was done, what is stored, and how the two come together when others store
 * too. What does not collide is merged; what collides waits for a choice, and nothing is stored until then.
 */
export class EditingSession {
  #state: SessionState;
  #saving: Promise<Topology> | undefined;
  readonly #calls: SessionCalls;
  readonly #listeners = new Set<() => void>();

  /** @param journals what was kept in the browser, the oldest first */
  constructor(topology: Topology, journals: readonly Pending[], calls: SessionCalls) {
    this.#calls = calls;
    const saved = graphOf(topology);
    this.#state = {
      history: startHistory(saved),
      stored: topology,
      opened: saved,
      isStale: false,
      collided: undefined,
      notice: undefined,
    };
    if (journals.length > 0) this.#meet(topology, journals);
  }

  get state(): SessionState {
    return this.#state;
  }

  /** Journals wait for a choice, and must not be written over. */
  get hasUndecided(): boolean {
    return this.#undecided.length > 0;
  }

  /** Unsaved changes, for the journal. */
  get pending(): Pending & { readonly before: Touched } {
    const { saved, present } = this.#state.history;
    const difference = graphDifference(saved, present);
    if (difference.before.nodes.length === 0) return difference;
    const shown = this.#calls.shown(saved);
    return shown ? movedFrom(difference, shown) : difference;
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  dispatch(action: HistoryAction): void {
    const history = reduceHistory(this.#state.history, action);
    if (history !== this.#state.history) this.#set({ history });
  }

  dismissNotice(): void {
    this.#set({ notice: undefined });
  }

  /** The cache of the site has this version: after a save of ours, or of someone else's. */
  receive(topology: Topology): void {
    if (topology.version > this.#state.stored.version && !this.#saving) this.#meet(topology, this.#mine());
  }

  /** Loads what is stored now: with my changes on top, or without them. */
  async load(keep: 'reapply' | 'discard'): Promise<void> {
    const newer = await this.#calls.read();
    const isKnown = newer.version === this.#state.stored.version && !this.hasUndecided;
    // The site's cache, which reading fills, may have brought it already.
    if (keep === 'reapply' && isKnown) this.#set({ isStale: false });
    else this.#meet(newer, keep === 'reapply' ? this.#mine() : []);
  }

  /** My changes on top of theirs, but for what is conceded; what they removed meanwhile comes back. */
  resolve(conceded: ReadonlySet<string>): void {
    const { collided, history } = this.#state;
    if (!collided) return;
    const { newer } = collided;
    const [base, shown] = [history.saved, this.#calls.shown(history.saved)];
    const pending = collided.pending.map(({ changes, before, version, collisions: all }) => {
      const collisions = all.filter((collision) => !conceded.has(pathOf(collision)));
      const kept = before && withoutConceded(changes, before, conceded, new Set(collisions.map(pathOf)));
      return {
        before,
        version,
        changes: kept ? bringBack(kept, before, { collisions, base, newer, shown }) : changes,
      };
    });
    this.#merge(newer, pending);
  }

  /** Theirs, without my changes. */
  concede(): void {
    const { collided } = this.#state;
    if (collided) this.#merge(collided.newer, []);
  }

  /** The choice is put off: nothing is stored until then. */
  close(): void {
    this.#set({ collided: undefined, isStale: true });
  }

  /**
   * Stores the changes. `arranged` adds what belongs to them, such as the places that a layout gave; it is called for each
   * attempt. Where someone else stored meanwhile and nothing collides, both are merged and stored.
   * @throws what `update` throws, that another version is stored too where the two collide.
   */
  async save(arranged: (graph: Graph) => Graph = (graph) => graph): Promise<Topology> {
    if (this.#saving) await this.#saving.catch(() => undefined);
    this.#saving = this.#store(arranged);
    try {
      return await this.#saving;
    } finally {
      this.#saving = undefined;
      this.#set({});
    }
  }

  async #store(arranged: (graph: Graph) => Graph): Promise<Topology> {
    for (let attempt = 1; ; attempt += 1) {
      const { history, stored } = this.#state;
      const sent = history.present;
      const changes = changesBetween(history.saved, arranged(sent));
      try {
        const data = await this.#calls.update({ version: stored.version, changes });
        this.#set({
          history: reduceHistory(this.#state.history, { kind: 'saved', sent, stored: graphOf(data) }),
          stored: data,
          // What others did is worth reading after it was stored too.
          notice: this.#state.notice?.kind === 'restored' ? undefined : this.#state.notice,
        });
        return data;
      } catch (error) {
        if (!this.#calls.isStale(error)) throw error;
        this.#set({ isStale: true });
        if (attempt === attempts) throw error;
        const newer = await this.#calls.read().catch(() => undefined);
        if (!newer || newer.version <= stored.version || !this.#meet(newer, this.#mine())) throw error;
        // A call that was cut off had stored it.
        if (!isDirty(this.#state.history)) return newer;
      }
    }
  }

  #mine(): readonly Pending[] {
    const { history, stored } = this.#state;
    const mine = isDirty(history) ? [{ ...this.pending, version: stored.version }] : [];
    return [...this.#undecided, ...mine];
  }

  /** What was kept in the browser, while the choice is open: it is not in the history yet. */
  #undecided: readonly Pending[] = [];

  /** Puts changes on top of a stored version; false where some collide, and a person has to choose. */
  #meet(newer: Topology, pending: readonly Pending[]): boolean {
    const met = pending.map((mine): Met => {
      const { changes, before, version } = mine;
      const isMeeting = before && version !== newer.version;
      return { ...mine, collisions: isMeeting ? collisionsOf(before, changes, newer) : [] };
    });
    const changes = met.flatMap(({ collisions, before }) =>
      before ? contestedChanges(collisions, newer, before) : [],
    );
    if (changes.length === 0) {
      this.#merge(newer, pending);
      return true;
    }
    const { history, stored } = this.#state;
    this.#undecided = pending.filter(({ version }) => !isDirty(history) || version !== stored.version);
    this.#set({ collided: { newer, pending: met, changes }, isStale: true });
    return false;
  }

  #merge(newer: Topology, pending: readonly Pending[]): void {
    const saved = graphOf(newer);
    const { history, stored } = this.#state;
    const dropped: string[] = [];
    let present = saved;
    for (const { changes, before } of pending) {
      const merged = mergeChanges(present, changes, before);
      present = merged.graph;
      dropped.push(...merged.dropped);
    }
    const isOthers = newer.version !== stored.version;
    const replayed = pending.flatMap(({ version = newer.version }) => version);
    const isReplay = replayed.some((version) => version < newer.version);
    // Nothing was done here yet, or it is discarded: there is nothing to undo beyond what was restored.
    const isDiscarded = pending.length === 0 && isDirty(history);
    const isStart = isDiscarded || (history.past.length + history.future.length === 0 && !isOthers);
    this.#undecided = [];
    this.#set({
      history: isStart
        ? startHistory(saved, present)
        : reduceHistory(history, { kind: 'rebase', saved, present }),
      stored: newer,
      opened: isOthers ? saved : this.#state.opened,
      isStale: false,
      collided: undefined,
      notice: noticeOf({
        isMine: pending.length > 0,
        isOthers: isOthers || isReplay,
        theirs: isOthers ? changesInWords(...this.#asShown(history.saved, saved)) : [],
        dropped,
      }),
    });
    if (isReplay && !isOthers) void this.#learn(Math.min(...replayed), saved, pending);
  }

  /** What others stored since the journal was written, which this window has not seen: read afterwards, to be said in the notice. */
  async #learn(since: number, saved: Graph, pending: readonly Pending[]): Promise<void> {
    const { notice } = this.#state;
    const before = await this.#calls.readVersion(since).catch(() => undefined);
    if (!before || notice?.kind !== 'reapplied' || this.#state.notice !== notice) return;
    const theirs = changesOfOthers(...this.#asShown(before, saved), pending);
    this.#set({ notice: { ...notice, theirs } });
  }

  /** A stored graph and the one before it; where nobody had arranged that, as it was shown: whoever saves it first stores those places, and moves nothing. */
  #asShown(before: Graph, after: Graph): [before: Graph, after: Graph] {
    const { shown } = this.#calls;
    const places = shown(after) === undefined ? shown(before) : undefined;
    return [places ? moveNodes(before, places) : before, after];
  }

  #set(change: Partial<SessionState>): void {
    this.#state = { ...this.#state, ...change };
    for (const listener of this.#listeners) listener();
  }
}

/** The graph of a stored topology. */
export const graphOf = ({ nodes, edges, subnets, ...topology }: Topology): Graph => ({
  nodes,
  edges,
  subnets,
  ...drawnParts(topology),
});
