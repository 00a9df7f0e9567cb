import { appendUnder } from '../../../collections/append-under.ts';
import { isSameList } from '../../graph/same-list.ts';
import { changedKeys, keepAlike } from '../compiled/derived.ts';
import type { Summaries, Summary } from './ospf-summaries.ts';

/** What the border routers of an area announce into it. */
export interface AreaSummaries {
  /** In the order of the routers, by their positions in the area. */
  readonly borders: readonly BorderSummaries[];
  /** Who announces each prefix, in the same order. */
  readonly offers: ReadonlyMap<number, readonly SummaryOffer[]>;
  /** Keys of what was announced otherwise before. */
  readonly changed: readonly number[];
}

export interface BorderSummaries {
  readonly position: number;
  readonly summaries: Summaries;
}

interface SummaryOffer {
  readonly position: number;
  readonly summary: Summary;
}

/** Brings them together by prefix; those of before where all say the same. */
export function areaSummaries(borders: readonly BorderSummaries[], before?: AreaSummaries): AreaSummaries {
  const isSameBorder = (a: BorderSummaries, b: BorderSummaries): boolean =>
    a.position === b.position && a.summaries === b.summaries;
  if (before !== undefined && isSameList(before.borders, borders, isSameBorder)) return before;
  const all = new Map<number, SummaryOffer[]>();
  for (const { position, summaries } of borders)
    for (const [key, summary] of summaries) {
      appendUnder(all, key, { position, summary });
    }
  const offers = keepAlike<number, readonly SummaryOffer[]>(before?.offers, all, areSameOffers);
  return { borders, offers, changed: before === undefined ? [] : changedKeys(before.offers, offers) };
}

const areSameOffers = (a: readonly SummaryOffer[], b: readonly SummaryOffer[]): boolean =>
  isSameList(a, b, (one, other) => one.position === other.position && one.summary === other.summary);
