import type { Device } from '#shared/contract/device.ts';
import { formatCount } from '#shared/vocabulary/counts.ts';

/** How far a device is in its life: a state, and the word that goes with its colour. */
export interface LifeState {
  readonly tone: 'good' | 'warn' | 'bad' | 'neutral';
  readonly word: string;
}

/** Sold, about to end, ended: from the worst to the best that is known. `today` and all days as `2026-11-21`. */
export function lifeState({ endOfSale, endOfSupport }: Dates, today: string): LifeState {
  const support = supportState(endOfSupport, today);
  const sale = saleState(endOfSale, today);
  if (support && support.tone !== 'good') return support;
  return sale ?? support ?? { tone: 'neutral', word: 'No end announced' };
}

type Dates = Pick<Device, 'endOfSale' | 'endOfSupport'>;

export const saleState = (day: string | undefined, today: string): LifeState | undefined =>
  stateAt(day, today, {
    past: { tone: 'warn', word: 'No longer sold' },
    soon: 'Sale ends',
    still: 'Still sold',
  });

export const supportState = (day: string | undefined, today: string): LifeState | undefined =>
  stateAt(day, today, {
    past: { tone: 'bad', word: 'No longer supported' },
    soon: 'Support ends',
    still: 'Supported',
  });

/** Shorter than the life of a network: what is bought now would outlive it. */
const soonMonths = 12;

interface Words {
  readonly past: LifeState;
  readonly soon: string;
  readonly still: string;
}

function stateAt(
  day: string | undefined,
  today: string,
  { past, soon, still }: Words,
): LifeState | undefined {
  if (day === undefined) return undefined;
  if (day <= today) return past;
  const months = monthsBetween(today, day);
  if (months >= soonMonths) return { tone: 'good', word: still };
  const left = months < 1 ? 'within a month' : `in ${formatCount(months, 'month')}`;
  return { tone: 'warn', word: `${soon} ${left}` };
}

/** Whole months. */
function monthsBetween(from: string, to: string): number {
  const [[year = 0, month = 0, date = 0], [endYear = 0, endMonth = 0, endDate = 0]] = [
    parts(from),
    parts(to),
  ];
  return (endYear - year) * 12 + endMonth - month - (endDate < date ? 1 : 0);
}

const parts = (day: string): number[] => day.split('-').map(Number);
