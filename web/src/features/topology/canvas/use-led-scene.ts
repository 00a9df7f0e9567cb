import { startTransition, useEffect, useMemo, useState } from 'react';
import { linesOf } from '#web/features/topology/layout/lead-links.ts';
import type { LinkLeader } from '#web/features/topology/layout/routes-worker.ts';
import { type LedLines, ledLines, withLines } from '#web/features/topology/model/led-lines.ts';
import type { Positions } from '#web/features/topology/model/positions.ts';
import type { Scene } from '#web/features/topology/model/scene.ts';
import { mostAtOnce, routedParts } from '#web/features/topology/model/scene-routes.ts';
import { openService } from '#web/ui/open-service.ts';

/** Each link between sites is led around each site; of more, a worker and then the names of sites beside them take too long. */
const mostPassed = 1_000_000;
/** Edits that follow each other are led once, in milliseconds. */
const settles = 300;
const none: LedLines = new Map();

/**
 * The scene with the links of a large network led around what stands between, which a worker does after the first picture and after
 * each edit; meanwhile links between devices that did not move keep their ways.
 */
export function useLedScene(scene: Scene, positions: Positions): Scene {
  const [led, setLed] = useState(none);
  const isLed = useMemo(() => isLedByWorker(scene), [scene]);
  useEffect(() => {
    if (!isLed) return;
    let leader: ReturnType<typeof openLeader> | undefined;
    const lead = async () => {
      leader = openLeader();
      const parts = routedParts(scene.nodes, scene.edges, positions);
      const indexes = parts.flatMap((part) => part.indexes);
      try {
        const answer = await leader.call(async (api) => api.lead(parts));
        const lines = ledLines(scene, indexes, linesOf(answer));
        startTransition(() => setLed(lines));
      } catch (error) {
        console.warn('The links could not be led around devices.', error);
      } finally {
        leader.close();
      }
    };
    const timer = setTimeout(() => void lead(), settles);
    return () => {
      clearTimeout(timer);
      leader?.close();
    };
  }, [scene, positions, isLed]);
  return useMemo(() => (isLed && led.size > 0 ? withLines(scene, led) : scene), [scene, led, isLed]);
}

const openLeader = () =>
  openService<LinkLeader>(
    () =>
      new Worker(new URL('../layout/routes-worker.ts', import.meta.url), {
        type: 'module',
      }),
  );

/** Whether a scene has more links than are led before the first picture, and not too many for a worker. */
function isLedByWorker({ nodes, edges, source, target, sites }: Scene): boolean {
  if (edges.length <= mostAtOnce) return false;
  const leaving = edges.filter((_, i) => nodes[source[i] ?? -1]?.site !== nodes[target[i] ?? -1]?.site);
  return leaving.length * sites.length <= mostPassed;
}
