import type { Browser } from 'playwright-core';
import { withPage } from './drawing-times.ts';
import type { Drawn } from './drawn-pages.ts';

/** Laying everything out again on the page. */
export interface Rearranging {
  /** From the click until the nodes are where the engine put them, in milliseconds. */
  readonly ms: number;
  /** The longest that the page's own thread was busy meanwhile and in the second after, in milliseconds; 0 where no task took 50. */
  readonly longestTask: number;
}

/** Rearranges the topology that our page shows, as a person does it. */
export const rearranging = (browser: Browser, ours: Drawn): Promise<Rearranging> =>
  withPage(browser, ours, async (page) => {
    await page.waitForLoadState('networkidle');
    await page.getByRole('button', { name: 'Plan and layout' }).click();
    // Found beforehand: looking through the page for a role is a long task of its own.
    const item = await page.getByRole('menuitem', { name: 'Rearrange everything' }).elementHandle();
    await page.evaluate(() => {
      window.longest = 0;
      new PerformanceObserver((list) => {
        for (const { duration } of list.getEntries()) window.longest = Math.max(window.longest, duration);
      }).observe({ type: 'longtask' });
    });
    const start = performance.now();
    await item?.click();
    await page.locator('button[title^="Undo: rearrange"]').waitFor();
    const ms = performance.now() - start;
    // The picture is painted, the camera comes to rest, and the edit is kept in the browser.
    await page.waitForTimeout(settlingMs);
    return { ms, longestTask: await page.evaluate(() => window.longest) };
  });

const settlingMs = 1_000;

declare global {
  interface Window {
    longest: number;
  }
}
