import ELK from 'elkjs/lib/elk-api';
import type { Graph } from '#shared/contract/topology-items.ts';
import type { Positions } from '#web/features/topology/model/positions.ts';
import type { LayoutEngine } from './elk-layout.ts';
import { type RefineOptions, refinePositions } from './refine-positions.ts';

/** More engines than this cost more memory than they save time. */
const mostEngines = 3;
/** Fewer sites than this for each engine are laid out before another one is ready. */
const sitesOfEngine = 20;

/**
 * Refines positions in workers of a file of their own, which a strict content security policy allows: one, more where the
 * sites are many and the processor has room. Ends them when it is done, fails or is cancelled; a layout under way stops at
 * once. Throws the signal's reason when cancelled.
 */
export async function refineInWorker(graph: Graph, options: RefineOptions = {}): Promise<Positions> {
  const { signal } = options;
  signal?.throwIfAborted();
  const sites = new Set(graph.nodes.map(({ site }) => site)).size;
  const useful = Math.min(mostEngines, navigator.hardwareConcurrency, Math.ceil(sites / sitesOfEngine));
  const engines = Array.from({ length: Math.max(1, useful) }, startEngine);
  const cancelled = Promise.withResolvers<never>();
  const cancel = () => cancelled.reject(signal?.reason);
  signal?.addEventListener('abort', cancel);
  try {
    const positions = refinePositions(sharing(engines), graph, { ...options, lanes: engines.length });
    return await Promise.race([positions, cancelled.promise]);
  } finally {
    signal?.removeEventListener('abort', cancel);
    for (const engine of engines) engine.terminateWorker();
  }
}

const startEngine = () =>
  new ELK({
    workerFactory: () =>
      new Worker(new URL('elkjs/lib/elk-worker.min.js', import.meta.url), { type: 'module' }),
  });

/** Each layout goes to the engine that has fewest under way. */
function sharing(engines: readonly LayoutEngine[]): LayoutEngine {
  const busy = new Map(engines.map((engine) => [engine, 0]));
  return {
    layout: async (...given) => {
      const [engine, underWay] = [...busy].reduce((least, other) => (other[1] < least[1] ? other : least));
      busy.set(engine, underWay + 1);
      try {
        return await engine.layout(...given);
      } finally {
        busy.set(engine, (busy.get(engine) ?? 1) - 1);
      }
    },
  };
}
