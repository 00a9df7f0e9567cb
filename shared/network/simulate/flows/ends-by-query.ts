import { type Changes, type Met, WalksByQuery } from '../forwarding/walk-queries.ts';
import type { FlowEnds } from './flow-classes.ts';

/** A flow with what its walk met. */
interface Walked {
  readonly outcome: { readonly met: Met };
}

/** Flows with the ends by which they are taken together. */
interface WalkedFlows {
  readonly rows: readonly Walked[];
  readonly ends: readonly FlowEnds[];
}

/** Ends of flows by what their walks asked, kept from edit to edit. */
export class EndsByQuery {
  /** Also walks of flows that were walked again since, as long as they are the fewer. */
  #walks = new WalksByQuery();
  #known = 0;
  readonly #ends = new Map<Met, FlowEnds>();

  constructor({ rows, ends }: WalkedFlows) {
    for (const [at, { outcome }] of rows.entries()) this.#enter(outcome.met, ends[at] ?? 0);
  }

  /** Ends of which flows come out otherwise. */
  concerned(changes: Changes): Set<FlowEnds> {
    const found = new Set<FlowEnds>();
    for (const met of this.#walks.concerned(changes)) {
      const ends = this.#ends.get(met);
      if (ends !== undefined) found.add(ends);
    }
    return found;
  }

  /** Takes flows that were walked again in the place of those before. */
  replace(gone: readonly Walked[], came: readonly (readonly [Walked, FlowEnds])[]): void {
    for (const { outcome } of gone) this.#ends.delete(outcome.met);
    for (const [{ outcome }, ends] of came) this.#enter(outcome.met, ends);
    this.#tidy();
  }

  #enter(met: Met, ends: FlowEnds): void {
    if (!this.#ends.has(met)) {
      this.#walks.add(met);
      this.#known += 1;
    }
    this.#ends.set(met, ends);
  }

  #tidy(): void {
    if (this.#known <= 2 * this.#ends.size) return;
    this.#walks = new WalksByQuery();
    for (const met of this.#ends.keys()) this.#walks.add(met);
    this.#known = this.#ends.size;
  }
}
