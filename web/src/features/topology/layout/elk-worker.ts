import ELK from 'elkjs/lib/elk-api';
import type { Graph } from '#shared/contract/topology.ts';
import type { Positions } from '#web/features/topology/model/positions.ts';
import { type RefineOptions, refinePositions } from './refine-positions.ts';

/**
 * Refines positions in a worker of its own file, which a strict content security policy allows. Ends the worker when
 * it is done, fails or is cancelled; a layout under way stops at once. Throws the signal's reason when cancelled.
 */
export async function refineInWorker(graph: Graph, options: RefineOptions = {}): Promise<Positions> {
  const { signal } = options;
  signal?.throwIfAborted();
  const engine = new ELK({
    workerFactory: () =>
      new Worker(new URL('elkjs/lib/elk-worker.min.js', import.meta.url), { type: 'module' }),
  });
  const cancelled = Promise.withResolvers<never>();
  const cancel = () => cancelled.reject(signal?.reason);
  signal?.addEventListener('abort', cancel);
  try {
    return await Promise.race([refinePositions(engine, graph, options), cancelled.promise]);
  } finally {
    signal?.removeEventListener('abort', cancel);
    engine.terminateWorker();
  }
}
