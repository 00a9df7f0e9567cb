import type { Page } from 'playwright-core';
import { percentile } from './statistics.ts';

/** In pixels of the page. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

/** Where a picture can be grabbed. */
export interface Holds {
  readonly ground: Point;
  readonly node: Point;
  readonly middle: Point;
}

/** User gestures on a picture, with the real mouse of the browser. */
const gestures = {
  pan: (page: Page, { ground }: Holds) => drawCircle(page, ground),
  drag: (page: Page, { node }: Holds) => drawCircle(page, node),
  zoom: async (page: Page, { middle }: Holds) => {
    await page.mouse.move(middle.x, middle.y);
    for (const step of [-70, 70])
      for (let turn = 0; turn < zoomSteps; turn += 1) await page.mouse.wheel(0, step);
  },
} as const;
export type Gesture = keyof typeof gestures;
/** Zooming comes last, for it leaves the picture where it was but for rounding. */
export const gestureNames = ['pan', 'drag', 'zoom'] as const satisfies readonly Gesture[];

/** The frames of a gesture, in milliseconds. */
export interface FrameTime {
  /** 95 of 100 frames stay under it. */
  readonly p95: number;
  /** Processor time of the whole browser for each frame, which other work on the machine hardly changes. */
  readonly processor: number;
}

export async function frameTime(
  page: Page,
  gesture: Gesture,
  holds: Holds,
  processorTime: () => Promise<number>,
): Promise<FrameTime> {
  const before = await processorTime();
  await page.evaluate(() => window.probe.startFrames());
  await gestures[gesture](page, holds);
  const frames = await page.evaluate(() => window.probe.stopFrames());
  const spent = (await processorTime()) - before;
  return { p95: percentile(frames, 0.95), processor: spent / Math.max(1, frames.length) };
}

const [turns, radius, zoomSteps] = [36, 120, 14];

async function drawCircle(page: Page, { x, y }: Point): Promise<void> {
  await page.mouse.move(x, y);
  await page.mouse.down();
  for (let turn = 1; turn <= turns; turn += 1) {
    const angle = (turn / turns) * 2 * Math.PI;
    await page.mouse.move(x + radius * Math.sin(angle), y + radius * (1 - Math.cos(angle)));
  }
  await page.mouse.up();
}

export interface View {
  /** Where the scene's origin is on the page, and how many pixels of it one of the scene has. */
  readonly x: number;
  readonly y: number;
  readonly zoom: number;
  /** The picture's place on the page. */
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** The node nearest to the middle of the picture, and the place around it that is farthest from any node. */
export function holdsIn(view: View, positions: Iterable<Point>): Holds {
  const nodes = [...positions].map(({ x, y }) => ({ x: view.x + x * view.zoom, y: view.y + y * view.zoom }));
  const middle = { x: view.left + view.width / 2, y: view.top + view.height / 2 };
  const nearest = (to: Point) => Math.min(...nodes.map((node) => distance(node, to)));
  const places: Point[] = [];
  for (let x = 0.3; x <= 0.7; x += 0.02)
    for (let y = 0.2; y <= 0.5; y += 0.02)
      places.push({ x: view.left + x * view.width, y: view.top + y * view.height });
  const node = nodes.toSorted((a, b) => distance(a, middle) - distance(b, middle))[0] ?? middle;
  const ground = places.toSorted((a, b) => nearest(b) - nearest(a))[0] ?? middle;
  return { ground, node, middle };
}

const distance = (a: Point, b: Point): number => Math.hypot(a.x - b.x, a.y - b.y);
