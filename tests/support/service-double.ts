import type { Service } from '#web/ui/open-service.ts';

type Call = (...given: never[]) => unknown;

/** Stands for a worker, which a test has not: runs what it exposes here, on copies, a little later; once closed it is silent. */
export function serviceDouble<Api extends object>(api: Api): Service<Api> {
  let isClosed = false;
  const copyOf = (given: unknown) =>
    typeof given === 'function'
      ? (...values: unknown[]) => void (isClosed || given(...values))
      : structuredClone(given);
  const remote =
    (call: Call) =>
    (...given: unknown[]) => {
      const copies = given.map(copyOf) as never[];
      return new Promise((resolve, reject) =>
        setTimeout(async () => {
          if (isClosed) return;
          try {
            const answer = structuredClone(await call(...copies));
            if (!isClosed) resolve(answer);
          } catch (error) {
            reject(error);
          }
        }),
      );
    };
  const remotes =
    typeof api === 'function'
      ? remote(api as Call)
      : Object.fromEntries(Object.entries(api).map(([name, call]: [string, Call]) => [name, remote(call)]));
  return {
    call: (task) => task(remotes as Parameters<typeof task>[0]),
    close: () => {
      isClosed = true;
    },
  };
}
