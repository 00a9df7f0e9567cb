import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { Graph } from '#shared/contract/topology-items.ts';
import { isCancelled } from '#web/api/api-error.ts';
import { refineInWorker } from '#web/features/topology/layout/elk-worker.ts';
import type { LayoutProgress } from '#web/features/topology/layout/refine-positions.ts';
import { type OpenedPlaces, openedPlaces } from '#web/features/topology/layout/shown-positions.ts';
import type { Positions } from '#web/features/topology/model/positions.ts';

export interface Layout extends OpenedPlaces {
  /** Goes up when positions from the engine arrive, which the nodes glide to. */
  readonly arrival: number;
  readonly progress: ShownProgress;
  /** Lays out a graph again. */
  readonly arrange: (graph: Graph) => Promise<Positions | 'cancelled' | 'failed'>;
  /** Says that what was laid out is in the graph, so that the canvas shows it whole. */
  readonly arrived: () => void;
  readonly cancel: () => void;
}

/**
 * Positions at once, which stay: nothing moves after the first picture. The engine lays out again only when it is asked.
 * `opened` is the graph as it was stored when it was opened.
 */
export function useLayout(opened: Graph): Layout {
  const { positions, untouched } = useMemo(() => openedPlaces(opened), [opened]);
  const [arrival, setArrival] = useState(0);
  const { progress, arrange, cancel } = useEngine();
  return {
    positions,
    untouched,
    arrival,
    progress,
    arrange,
    arrived: () => setArrival((count) => count + 1),
    cancel,
  };
}

/** Between two figures of its progress, in milliseconds. */
const progressMs = 200;

/** How far the engine has come, for the one place that says so: it is not rendered anew with all of the screen. */
export interface ShownProgress {
  readonly now: () => LayoutProgress | undefined;
  readonly subscribe: (listener: () => void) => () => void;
}

function makeProgress(): ShownProgress & { readonly show: (progress: LayoutProgress | undefined) => void } {
  const listeners = new Set<() => void>();
  let shown: LayoutProgress | undefined;
  return {
    now: () => shown,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    show: (progress) => {
      shown = progress;
      for (const listener of listeners) listener();
    },
  };
}

/** One run of the engine at a time; a new one ends the one before. */
function useEngine(): Pick<Layout, 'progress' | 'arrange' | 'cancel'> {
  const [progress] = useState(makeProgress);
  const running = useRef<AbortController>(undefined);

  const cancel = useCallback(() => running.current?.abort(), []);
  useEffect(() => cancel, [cancel]);
  const arrange = useCallback(
    async (graph: Graph) => {
      running.current?.abort();
      const run = new AbortController();
      running.current = run;
      try {
        let shownAt = Number.NEGATIVE_INFINITY;
        const onProgress = (now: LayoutProgress) => {
          if (performance.now() - shownAt < progressMs) return;
          shownAt = performance.now();
          progress.show(now);
        };
        return await refineInWorker(graph, { signal: run.signal, onProgress });
      } catch (error) {
        if (isCancelled(error)) return 'cancelled';
        console.warn('The layout could not be refined.', error);
        return 'failed';
      } finally {
        if (running.current === run) progress.show(undefined);
      }
    },
    [progress],
  );
  return { progress, arrange, cancel };
}
