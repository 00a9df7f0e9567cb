import { startTransition, useEffect, useMemo, useState } from 'react';
import { leadInWorker } from '#web/features/topology/layout/lead-in-worker.ts';
import { type LedLines, withLines } from '#web/features/topology/model/led-lines.ts';
import type { Positions } from '#web/features/topology/model/positions.ts';
import type { Scene } from '#web/features/topology/model/scene.ts';
import { mostAtOnce } from '#web/features/topology/model/scene-routes.ts';

/** Edits that follow each other are led once, in milliseconds. */
const settles = 300;
const none: LedLines = new Map();

/**
 * The scene with the links of a large network led around what stands between, which a worker does after the first picture and after
 * each edit; meanwhile links between devices that did not move keep their ways.
 */
export function useLedScene(scene: Scene, positions: Positions): Scene {
  const [led, setLed] = useState(none);
  // Fewer are led before the first picture.
  const isLed = scene.edges.length > mostAtOnce;
  useEffect(() => {
    if (!isLed) return;
    const run = new AbortController();
    const lead = async () => {
      try {
        const lines = await leadInWorker(scene, positions, run.signal);
        startTransition(() => setLed(lines));
      } catch (error) {
        if (!run.signal.aborted) console.warn('The links could not be routed around devices.', error);
      }
    };
    const timer = setTimeout(() => void lead(), settles);
    return () => {
      clearTimeout(timer);
      run.abort();
    };
  }, [scene, positions, isLed]);
  return useMemo(() => (isLed && led.size > 0 ? withLines(scene, led) : scene), [scene, led, isLed]);
}
