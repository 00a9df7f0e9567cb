import { describe, expect, it } from 'vitest';
import { statsShards } from '#shared/tables/stats-items.ts';
import { conflictAttempts, retryPauseMs } from '../../../functions/runtime/retry-pause.ts';

interface Load {
  /** Milliseconds for which a transaction keeps others off its items. */
  readonly heldMs: number;
  /** Creations that begin in a second, evenly spread over it by chance. */
  readonly perSecond: number;
  readonly seconds: number;
  /** Items that share the counting. */
  readonly items: number;
  /** Attempts before it is given up. */
  readonly attempts?: number;
}

/** Creations by our retry rule on counters that refuse whoever meets a transaction under way; returns the share refused. */
function refused(
  { heldMs, perSecond, seconds, items, attempts = conflictAttempts }: Load,
  random: () => number,
): number {
  const creations = perSecond * seconds;
  const busyUntil = new Float64Array(items);
  const waiting = Array.from({ length: creations }, () => ({
    at: random() * seconds * 1000,
    attempt: 1,
    item: Math.floor(random() * items),
  }));
  waiting.sort((a, b) => b.at - a.at);
  let given = 0;
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    const { at, attempt, item } = next;
    if ((busyUntil[item] ?? 0) <= at) {
      busyUntil[item] = at + heldMs;
      continue;
    }
    if (attempt === attempts) {
      given += 1;
      continue;
    }
    const again = { at: at + heldMs + retryPauseMs(attempt, random), attempt: attempt + 1, item };
    let place = waiting.length;
    while (place > 0 && (waiting[place - 1]?.at ?? 0) < again.at) place -= 1;
    waiting.splice(place, 0, again);
  }
  return given / creations;
}

/** Seeded, so that each run sees the same load: Park and Miller's generator. */
function chance(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 48_271) % 2_147_483_647;
    return state / 2_147_483_647;
  };
}

describe('creating at the same time', () => {
  it.each([
    [10, 0.18],
    [20, 0.52],
  ])('was refused when one item counted for all, and a transaction takes %i ms', (heldMs, share) => {
    const load = { heldMs, perSecond: 100, seconds: 60, items: 1, attempts: 8 };
    expect(refused(load, chance(17_041_999))).toBeCloseTo(share, 1);
  });

  // DynamoDB answers a transaction within 10 to 30 ms.
  it.each([10, 20, 30, 50])('is never refused at 200 a second when a transaction takes %i ms', (heldMs) => {
    for (const seed of [17_041_999, 20_261_121, 31_415_926]) {
      const load = { heldMs, perSecond: 200, seconds: 60, items: statsShards };
      expect(refused(load, chance(seed))).toBe(0);
    }
  });

  it('has room: at 500 a second it is not refused either', () => {
    const load = { heldMs: 20, perSecond: 500, seconds: 60, items: statsShards };
    expect(refused(load, chance(20_261_122))).toBe(0);
  });
});
