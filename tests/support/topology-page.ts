import type { BrowserContextOptions, Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import { getTopology } from '#shared/contract/topology.ts';
import type { Topology, TopologyNode } from '#shared/contract/topology-items.ts';
import { nodeStyle } from '#shared/vocabulary/topology/network-styles.ts';
import type { Person } from './person.ts';
import { visitAs } from './visit.ts';

export interface Point {
  readonly x: number;
  readonly y: number;
}

/** The Topology tab of a design as a person uses it. */
export interface TopologyPage {
  readonly page: Page;
  readonly canvas: Locator;
  readonly stored: () => Promise<Topology>;
  /** Waits until the step that can be undone is called so. */
  readonly undoes: (what: string) => Promise<void>;
  readonly save: () => Promise<void>;
  /** Finds a device by keyboard; the canvas has the focus afterwards. */
  readonly find: (label: string) => Promise<void>;
  /** Where a device stands on the page once the camera rests, and how far from its middle its edge is. */
  readonly placeOf: (label: string) => Promise<Point & { readonly size: number; readonly zoom: number }>;
  readonly drag: (from: Point, to: Point) => Promise<void>;
}

export const undoOf = (page: Page): Locator => page.getByRole('button', { name: 'Undo', exact: true });

/** The offset and the zoom of what the canvas shows. */
export const cameraOf = (page: Page): Promise<{ x: number; y: number; zoom: number }> =>
  page.locator('.react-flow__viewport').evaluate((element) => {
    const { a: zoom, e: x, f: y } = new DOMMatrix(getComputedStyle(element).transform);
    return { x, y, zoom };
  });

/** Waits until the camera has moved what was chosen beside its details, which it does a moment after. */
async function atRest(page: Page): Promise<void> {
  let before: string | undefined;
  const isStill = async () => {
    const now = JSON.stringify(await cameraOf(page));
    const isSame = now === before;
    before = now;
    return isSame;
  };
  await expect.poll(isStill, { interval: 700 }).toBe(true);
}

export async function openTopology(
  person: Person,
  designId: string,
  query = '?level=devices',
  options: BrowserContextOptions = {},
): Promise<TopologyPage> {
  const page = await visitAs(person, `/designs/${designId}/topology${query}`, options);
  const canvas = page.getByRole('application');
  await canvas.waitFor();
  const stored = async () => (await person.call(getTopology, { params: { designId } })).data;
  const opened = await stored();
  return {
    page,
    canvas,
    stored,
    undoes: (what) => expect.poll(() => undoOf(page).getAttribute('title')).toContain(what),
    save: async () => {
      await page.keyboard.press('Control+s');
      await page.getByText(/^Saved/).waitFor();
    },
    find: async (label) => {
      await page.keyboard.press('/');
      await page.keyboard.insertText(label);
      await page.keyboard.press('Enter');
      await expect
        .poll(() => page.evaluate(() => document.activeElement?.getAttribute('role')))
        .toBe('application');
    },
    placeOf: async (label) => {
      if (await page.getByRole('complementary', { name: 'Details' }).isVisible()) await atRest(page);
      const box = await canvas.getByText(label, { exact: true }).boundingBox();
      const { zoom } = await cameraOf(page);
      const isMeant = (node: TopologyNode) => node.label === label;
      const node = opened.nodes.find(isMeant) ?? (await stored()).nodes.find(isMeant);
      if (!box || !node) throw new Error(`${label} is not in the picture.`);
      const size = nodeStyle(node.type).size * zoom;
      return { x: box.x + box.width / 2, y: box.y - size, size, zoom };
    },
    drag: async (from, to) => {
      await page.mouse.move(from.x, from.y);
      await page.mouse.down();
      await page.mouse.move((from.x + to.x) / 2, (from.y + to.y) / 2, { steps: 3 });
      await page.mouse.move(to.x, to.y, { steps: 3 });
      await page.mouse.up();
    },
  };
}
