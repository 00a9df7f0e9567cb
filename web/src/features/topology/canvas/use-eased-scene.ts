import { type RefObject, useLayoutEffect, useRef, useState } from 'react';
import type { Scene } from '#web/features/topology/model/scene.ts';
import type { Stage } from '#web/features/topology/model/stage.ts';
import { mostInFrame } from '#web/features/topology/painting/most-in-frame.ts';

const duration = 200;

/**
 * Glides from one layout to the next when `arrival` changes, rather than jump; true while it does, when the canvas
 * paints all nodes. Immediately if the user prefers reduced motion, and where a frame would take longer than the eye takes for one.
 */
export function useEasedScene(stage: RefObject<Stage>, scene: Scene, arrival: number): boolean {
  const [gliding, setGliding] = useState(false);
  const shown = useRef({ scene, arrival });

  useLayoutEffect(() => {
    const before = shown.current;
    shown.current = { scene, arrival };
    const isTooMuch = scene.nodes.length + scene.edges.length > mostInFrame;
    if (before.arrival === arrival || isTooMuch || prefersNoMotion()) return;
    const target = { x: scene.x.slice(), y: scene.y.slice() };
    const from = placesBefore(before.scene, scene);
    const started = performance.now();
    let frame = 0;
    const glide = () => {
      const passed = Math.min(1, (performance.now() - started) / duration);
      const eased = 1 - (1 - passed) ** 3;
      for (let i = 0; i < scene.x.length; i += 1) {
        scene.x[i] = mix(from.x[i], target.x[i], eased);
        scene.y[i] = mix(from.y[i], target.y[i], eased);
      }
      stage.current.repaint();
      if (passed < 1) frame = requestAnimationFrame(glide);
      else setGliding(false);
    };
    setGliding(true);
    glide();
    return () => {
      cancelAnimationFrame(frame);
      scene.x.set(target.x);
      scene.y.set(target.y);
      setGliding(false);
    };
  }, [stage, scene, arrival]);
  return gliding;
}

const prefersNoMotion = (): boolean =>
  window.matchMedia?.('(prefers-reduced-motion: reduce)').matches ?? false;

function placesBefore(before: Scene, scene: Scene): Pick<Scene, 'x' | 'y'> {
  const at = (list: 'x' | 'y') =>
    Float64Array.from(
      scene.nodes,
      ({ id }, i) => before[list][before.indexOf.get(id) ?? -1] ?? scene[list][i] ?? 0,
    );
  return { x: at('x'), y: at('y') };
}

const mix = (from = 0, to = 0, share: number): number => from + (to - from) * share;
