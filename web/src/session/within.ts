/** Thrown by `within` when the time is up. */
export class TimeoutError extends Error {
  override readonly name = 'TimeoutError';
}

/** The outcome of `work`, or TimeoutError after `ms` milliseconds. The work itself goes on. */
export function within<Result>(ms: number, work: Promise<Result>): Promise<Result> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new TimeoutError(`Timed out after ${ms} ms`)), ms);
    work.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}
