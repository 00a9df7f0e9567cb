import { type RefObject, useEffect, useEffectEvent } from 'react';
import type { Graph } from '#shared/contract/topology-items.ts';
import type { CanvasHandle } from '#web/features/topology/canvas/use-camera.ts';
import { shownElements } from '#web/features/topology/checks/shown-elements.ts';
import type { DrawnWalk } from '#web/features/topology/model/drawn-walk.ts';

/** Brings a path and what has failed beside it into view: when it is walked, and when a new layout has moved it. */
export function useShownWalk(
  walk: DrawnWalk | undefined,
  graph: Graph,
  canvas: RefObject<CanvasHandle | null>,
  arrival: number,
): void {
  const show = useEffectEvent(({ steps, failed }: DrawnWalk) => {
    const { around } = shownElements(graph, [...steps, ...failed]);
    canvas.current?.showNodes(around);
  });
  useEffect(() => {
    if (walk !== undefined && arrival >= 0) show(walk);
  }, [walk, arrival]);
}
