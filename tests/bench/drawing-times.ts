import type { Browser, CDPSession, Page } from 'playwright-core';
import type { Graph } from '#shared/contract/topology-items.ts';
import type { Drawn, Size } from './drawn-pages.ts';
import {
  type FrameTime,
  frameTime,
  type Gesture,
  gestureNames,
  type Holds,
  holdsIn,
  type Point,
} from './gestures.ts';
import { installProbe } from './page-probe.ts';

export const windowSize = { width: 1280, height: 800 } as const;

export type FrameTimes = Readonly<Record<Gesture, FrameTime>>;

/** A page that draws a graph, measured. */
export interface DrawingTimes {
  /** From the graph's arrival, in milliseconds. */
  readonly firstPicture: number;
  readonly frames: FrameTimes;
  /** On a processor that is slower by `slowdown`; where it was asked for. */
  readonly slowFrames: FrameTimes | undefined;
  /** What the page's scripts hold once garbage is collected, the browser's own objects and buffers included, in MB. */
  readonly memory: number;
}

/** Opens the page in a fresh context and measures its first picture, its memory and its frames. */
export async function drawingTimes(
  browser: Browser,
  drawn: Drawn,
  { nodes }: Pick<Graph, 'nodes'>,
  slowdown: number | undefined,
): Promise<DrawingTimes> {
  return withPage(browser, drawn, async (page, firstPicture) => {
    const devtools = await page.context().newCDPSession(page);
    const processorTime = await processorTimeOf(browser);
    await comeToRest(page, processorTime);
    const memory = await memoryOf(devtools);
    const positions: Point[] = nodes.flatMap(({ position }) => position ?? []);
    const holds = holdsIn(await drawn.view(page), positions);
    await page.mouse.move(holds.node.x, holds.node.y);
    if (!(await drawn.isNodeAt(page, holds.node)))
      throw new Error('There is no node to drag in the picture.');
    const frames = await frameTimes(page, holds, processorTime);
    if (slowdown === undefined) return { firstPicture, frames, slowFrames: undefined, memory };
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
    return { firstPicture, frames, slowFrames: await frameTimes(page, holds, processorTime), memory };
  });
}

/** The size of the element that a page draws in. */
export const sizeDrawn = (browser: Browser, drawn: Drawn): Promise<Size> =>
  withPage(browser, drawn, async (page) => {
    const { width, height } = await drawn.view(page);
    return { width: Math.round(width), height: Math.round(height) };
  });

async function memoryOf(devtools: CDPSession): Promise<number> {
  await devtools.send('HeapProfiler.collectGarbage');
  const { usedSize, embedderHeapUsedSize, backingStorageSize } = await devtools.send('Runtime.getHeapUsage');
  return (usedSize + embedderHeapUsedSize + backingStorageSize) / 1e6;
}

async function frameTimes(
  page: Page,
  holds: Holds,
  processorTime: () => Promise<number>,
): Promise<FrameTimes> {
  const none = { p95: 0, processor: 0 };
  const times = { pan: none, zoom: none, drag: none };
  // Each gesture leaves the picture where it was.
  for (const gesture of gestureNames) {
    times[gesture] = await frameTime(page, gesture, holds, processorTime);
    await page.waitForTimeout(settlingMs);
  }
  return times;
}

/** Milliseconds that all processes of a browser have used so far. */
async function processorTimeOf(browser: Browser): Promise<() => Promise<number>> {
  const devtools = await browser.newBrowserCDPSession();
  return async () => {
    const { processInfo } = await devtools.send('SystemInfo.getProcessInfo');
    return processInfo.reduce((sum, { cpuTime }) => sum + cpuTime * 1000, 0);
  };
}

/** Until the page's workers have done what they do after it opens. */
async function comeToRest(page: Page, processorTime: () => Promise<number>): Promise<void> {
  for (let attempt = 0; attempt < mostAttempts; attempt += 1) {
    const before = await processorTime();
    await page.waitForTimeout(settlingMs);
    if ((await processorTime()) - before < settlingMs / 10) return;
  }
}

const mostAttempts = 100;
const settlingMs = 300;

/** In milliseconds from the graph's arrival. */
export const firstPicture = (browser: Browser, drawn: Drawn): Promise<number> =>
  withPage(browser, drawn, async (_, firstPictureMs) => firstPictureMs);

/** Opens a page in a fresh context and hands over how long its first picture took from the graph's arrival. */
export async function withPage<Result>(
  browser: Browser,
  { open, drawnFrom }: Drawn,
  use: (page: Page, firstPictureMs: number) => Promise<Result>,
): Promise<Result> {
  const context = await browser.newContext({ viewport: windowSize });
  try {
    const page = await context.newPage();
    await page.addInitScript(installProbe);
    await open(page);
    await page.waitForFunction(() => window.probe.firstPictureAt !== undefined);
    const firstPictureMs = await page.evaluate((addresses) => {
      const fetched = performance.getEntriesByType('resource');
      const arrivals = addresses.map((address) => {
        const found = fetched.find(({ name }) => name.endsWith(address));
        return found instanceof PerformanceResourceTiming ? found.responseEnd : Number.NaN;
      });
      return (window.probe.firstPictureAt ?? Number.NaN) - Math.max(...arrivals);
    }, drawnFrom);
    await page.waitForTimeout(settlingMs);
    return await use(page, firstPictureMs);
  } finally {
    await context.close();
  }
}
