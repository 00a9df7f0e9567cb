import { useReactFlow, useStore } from '@xyflow/react';
import { type PointerEvent, useEffect, useMemo, useRef } from 'react';
import type { Box } from '#web/features/topology/model/positions.ts';
import { viewBox } from '#web/features/topology/painting/camera.ts';
import { readPalette } from '#web/features/topology/painting/palette.ts';
import { useShownColorMode } from '#web/ui/color-mode.ts';
import styles from './minimap.module.css';
import { cameraOf } from './use-painter.ts';

const size = { width: 168, height: 108 } as const;
/** A picture that fits a screen needs none. */
const leastNodes = 60;
/** As the style sheet has it: a phone has no room for one. */
const narrow = '(max-width: 48rem)';

/** What the map shows: a dot for each node, in the colour of its type. */
export interface Mapped {
  readonly nodes: readonly { readonly type: string }[];
  readonly x: Float64Array;
  readonly y: Float64Array;
}

export const hasMinimap = ({ nodes }: Pick<Mapped, 'nodes'>): boolean =>
  nodes.length >= leastNodes && !window.matchMedia?.(narrow).matches;

/** The whole in small, painted once a layout, with a frame around what is in view; a click or a drag goes there. */
export function Minimap({ scene }: { readonly scene: Mapped }) {
  return !hasMinimap(scene) ? null : <MinimapPicture scene={scene} />;
}

function MinimapPicture({ scene }: { readonly scene: Mapped }) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const mode = useShownColorMode();
  const flow = useReactFlow();
  const view = useStore((state) => viewBox(cameraOf(state)), sameBox);
  const map = useMemo(() => mapping(scene), [scene]);

  useEffect(() => {
    // In the frame after the picture's own, which nothing holds up.
    let asked = requestAnimationFrame(() => {
      asked = requestAnimationFrame(() => {
        if (canvas.current) paint(canvas.current, { scene, map, mode });
      });
    });
    return () => cancelAnimationFrame(asked);
  }, [scene, map, mode]);

  const go = (event: PointerEvent<HTMLElement>) => {
    if (event.buttons !== 1) return;
    const { left, top } = event.currentTarget.getBoundingClientRect();
    const x = (event.clientX - left - map.x) / map.scale;
    const y = (event.clientY - top - map.y) / map.scale;
    void flow.setCenter(x, y, { zoom: flow.getZoom() });
  };
  const across = within(view.left * map.scale + map.x, view.right * map.scale + map.x, size.width);
  const down = within(view.top * map.scale + map.y, view.bottom * map.scale + map.y, size.height);
  return (
    <div
      className={styles.minimap}
      style={size}
      data-own-pointer
      aria-hidden
      onPointerDown={(event) => {
        event.currentTarget.setPointerCapture(event.pointerId);
        go(event);
      }}
      onPointerMove={go}
    >
      <canvas ref={canvas} style={size} />
      <div
        className={styles.view}
        style={{
          transform: `translate(${across.from}px, ${down.from}px)`,
          width: across.length,
          height: down.length,
        }}
      />
    </div>
  );
}

interface Mapping {
  readonly scale: number;
  readonly x: number;
  readonly y: number;
}

function mapping({ x, y }: Mapped): Mapping {
  const range = (list: Float64Array) => {
    let [least, most] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY];
    for (const value of list) {
      if (value < least) least = value;
      if (value > most) most = value;
    }
    return { least, most };
  };
  const [across, down] = [range(x), range(y)];
  const margin = 10;
  const scale = Math.min(
    (size.width - 2 * margin) / Math.max(1, across.most - across.least),
    (size.height - 2 * margin) / Math.max(1, down.most - down.least),
  );
  return {
    scale,
    x: size.width / 2 - ((across.least + across.most) / 2) * scale,
    y: size.height / 2 - ((down.least + down.most) / 2) * scale,
  };
}

interface Picture {
  readonly scene: Mapped;
  readonly map: Mapping;
  readonly mode: 'light' | 'dark';
}

function paint(canvas: HTMLCanvasElement, { scene, map: { scale, x, y }, mode }: Picture): void {
  canvas.dataset.mode = mode;
  const context = canvas.getContext('2d');
  if (!context) return;
  const ratio = window.devicePixelRatio || 1;
  canvas.width = size.width * ratio;
  canvas.height = size.height * ratio;
  context.scale(ratio, ratio);
  const palette = readPalette(canvas);
  const dot = Math.max(1.5, 40 * scale);
  scene.nodes.forEach((node, i) => {
    context.fillStyle = palette.node(node.type);
    context.fillRect(
      (scene.x[i] ?? 0) * scale + x - dot / 2,
      (scene.y[i] ?? 0) * scale + y - dot / 2,
      dot,
      dot,
    );
  });
}

/** The part of a stretch that lies on the map. */
function within(from: number, to: number, size: number): { from: number; length: number } {
  const start = Math.min(size - 4, Math.max(0, from));
  return { from: start, length: Math.max(4, Math.min(size - 2, to) - start) };
}

const sameBox = (a: Box, b: Box): boolean =>
  a.left === b.left && a.top === b.top && a.right === b.right && a.bottom === b.bottom;
