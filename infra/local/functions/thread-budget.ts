import { availableParallelism, totalmem } from 'node:os';

/** Lambda's share of a processor: one core for so many MB. */
const mbPerCore = 1_769;

/** How many threads of functions this machine bears. */
export interface ThreadBudget {
  /** Threads of one function: as many as its share of a processor fits into this machine's. */
  most(memoryMb: number): number;
  /** Reserves memory for one more thread beside a function's first; false when there is none left. */
  reserve(memoryMb: number): boolean;
  release(memoryMb: number): void;
}

/** Half of this machine's memory, and all of its cores. */
export function createThreadBudget(
  cores = availableParallelism(),
  memoryMb = totalmem() / 1024 / 1024 / 2,
): ThreadBudget {
  let free = memoryMb;
  return {
    most: (needed) => Math.max(1, Math.floor((cores * mbPerCore) / needed)),
    reserve(needed) {
      if (needed > free) return false;
      free -= needed;
      return true;
    },
    release(needed) {
      free += needed;
    },
  };
}
