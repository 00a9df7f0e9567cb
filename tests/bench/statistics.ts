/** The middle of some figures; of an even number, the mean of the two in the middle. */
export function median(figures: readonly number[]): number {
  const sorted = figures.toSorted((a, b) => a - b);
  const upper = sorted[sorted.length >> 1] ?? Number.NaN;
  const lower = sorted[(sorted.length - 1) >> 1] ?? Number.NaN;
  return (lower + upper) / 2;
}

/** The figure that this part of them (0 to 1) does not exceed, by nearest rank. */
export function percentile(figures: readonly number[], part: number): number {
  const sorted = figures.toSorted((a, b) => a - b);
  return sorted[Math.max(0, Math.ceil(part * sorted.length) - 1)] ?? Number.NaN;
}

/** How long something takes, in milliseconds, with what it answers. */
export async function timed<T>(
  work: () => T | Promise<T>,
): Promise<{ readonly ms: number; readonly result: T }> {
  const start = performance.now();
  const result = await work();
  return { ms: performance.now() - start, result };
}

/** How much processor time of its own thread something takes, in milliseconds: what others do at the same time does not count. */
export function cpuTimed<T>(work: () => T): { readonly ms: number; readonly result: T } {
  const before = process.threadCpuUsage();
  const result = work();
  const { user, system } = process.threadCpuUsage(before);
  return { ms: (user + system) / 1_000, result };
}

/** Takes each figure once a round, the order reversed each time, and answers the median of each. */
export async function mediansInTurn<Figures extends Readonly<Record<string, () => Promise<number>>>>(
  rounds: number,
  figures: Figures,
): Promise<Readonly<Record<keyof Figures, number>>>;
export async function mediansInTurn(
  rounds: number,
  figures: Readonly<Record<string, () => Promise<number>>>,
): Promise<Readonly<Record<string, number>>> {
  const taken = Object.entries(figures).map(([name, take]) => ({ name, take, all: [] as number[] }));
  for (let round = 0; round < rounds; round += 1)
    for (const { take, all } of round % 2 === 0 ? taken : taken.toReversed()) all.push(await take());
  return Object.fromEntries(taken.map(({ name, all }) => [name, median(all)]));
}
