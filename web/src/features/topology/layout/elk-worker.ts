import ELK from 'elkjs/lib/elk-api';
import type { Graph } from '#shared/contract/topology-items.ts';
import type { Positions } from '#web/features/topology/model/positions.ts';
import type { LayoutEngine } from './elk-layout.ts';
import { type RefineOptions, refinePositions } from './refine-positions.ts';

/** More engines than this cost more memory than they save time. */
const mostEngines = 3;
/** Starting an engine takes as long as it takes to lay out so many pictures. */
const picturesOfEngine = 20;
/** An engine has the next picture before it is done with one. */
const ahead = 2;

/**
 * Refines positions in workers of a file of their own, which a strict content security policy allows: one where a picture needs
 * it, more where many do that differ and the processor has room beside the page. Ends them when it is done, fails or is cancelled; a layout under way stops at
 * once. Throws the signal's reason when cancelled.
 */
export async function refineInWorker(graph: Graph, options: RefineOptions = {}): Promise<Positions> {
  const { signal } = options;
  signal?.throwIfAborted();
  const { engine, end } = manyEngines(Math.min(mostEngines, Math.max(1, navigator.hardwareConcurrency - 1)));
  const cancelled = Promise.withResolvers<never>();
  const cancel = () => cancelled.reject(signal?.reason);
  signal?.addEventListener('abort', cancel);
  try {
    return await Promise.race([refinePositions(engine, graph, options), cancelled.promise]);
  } finally {
    signal?.removeEventListener('abort', cancel);
    end();
  }
}

const startEngine = () =>
  new ELK({
    workerFactory: () =>
      new Worker(new URL('elkjs/lib/elk-worker.min.js', import.meta.url), { type: 'module' }),
  });

interface Busy {
  readonly elk: ReturnType<typeof startEngine>;
  underWay: number;
}

/** Engines as one: pictures wait until one has room, and the more of them there are, the more engines start. */
function manyEngines(most: number): { readonly engine: LayoutEngine; readonly end: () => void } {
  const engines: Busy[] = [];
  const waiting: ((engine: Busy) => void)[] = [];
  let asked = 0;
  const start = () => {
    const engine: Busy = { elk: startEngine(), underWay: 0 };
    engines.push(engine);
    for (const go of waiting.splice(0, ahead)) {
      engine.underWay += 1;
      go(engine);
    }
  };
  const roomy = (): Busy | Promise<Busy> => {
    const engine = engines.find(({ underWay }) => underWay < ahead);
    if (!engine) return new Promise((resolve) => waiting.push(resolve));
    engine.underWay += 1;
    return engine;
  };
  const layOut: LayoutEngine['layout'] = async (...given) => {
    asked += 1;
    if (engines.length < most && asked > engines.length * picturesOfEngine) start();
    const engine = await roomy();
    try {
      return await engine.elk.layout(...given);
    } finally {
      const next = waiting.shift();
      if (next) next(engine);
      else engine.underWay -= 1;
    }
  };
  return {
    engine: { layout: layOut },
    end: () => {
      for (const { elk } of engines) elk.terminateWorker();
    },
  };
}
