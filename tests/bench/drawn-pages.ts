import type { Page } from 'playwright-core';
import type { Point, View } from './gestures.ts';
import type { BenchCloud, Caller } from './local-cloud.ts';
import { signedIn } from './signed-in.ts';

export interface Size {
  readonly width: number;
  readonly height: number;
}

/** A page that draws a graph, and how to find one's way on it. */
export interface Drawn {
  readonly open: (page: Page) => Promise<void>;
  /** Ends of the addresses of what the page draws: the graph, and ours its design too. It is there once all are. */
  readonly drawnFrom: readonly string[];
  readonly view: (page: Page) => Promise<View>;
  /** Whether the page takes what is under the mouse for a node. */
  readonly isNodeAt: (page: Page, at: Point) => Promise<boolean>;
}

/** The topology of a design on the site, as a person who is signed in opens it. */
export function ourPage(cloud: BenchCloud, person: Caller, designId: string): Drawn {
  return {
    drawnFrom: [`/api/networkdesign/${designId}`, `/api/topology/${designId}`],
    open: async (page) => {
      await page.addInitScript(...signedIn(person));
      await page.goto(new URL(`/designs/${designId}/topology?level=devices`, cloud.url).href);
    },
    view: async (page) => {
      const place = await page.getByRole('application').boundingBox();
      if (!place) throw new Error('The canvas is not on its page.');
      const camera = await page.locator('.react-flow__viewport').evaluate((element) => {
        const { a: zoom, e: x, f: y } = new DOMMatrix(getComputedStyle(element).transform);
        return { zoom, x, y };
      });
      const { x: left, y: top, width, height } = place;
      return { x: left + camera.x, y: top + camera.y, zoom: camera.zoom, left, top, width, height };
    },
    isNodeAt: async (page) => (await page.locator('[data-over="node"]').count()) === 1,
  };
}

export const peers = ['vis-network', 'cytoscape'] as const;
/** Each has a page in `peers/`, such as `cytoscape-page.ts`. */
export type Peer = (typeof peers)[number];

/** A peer's page at an address, on which it draws in an element of this size. */
export function peerPage(address: string, peer: Peer, { width, height }: Size, layout = 'given'): Drawn {
  const asked = new URLSearchParams({ width: `${width}`, height: `${height}`, layout });
  const { camera, isNodeAt } = looking[peer];
  return {
    drawnFrom: ['/graph.json'],
    open: async (page) => void (await page.goto(`${address}/?${asked}`)),
    view: async (page) => ({ ...(await camera(page)), left: 0, top: 0, width, height }),
    isNodeAt,
  };
}

interface Looking extends Pick<Drawn, 'isNodeAt'> {
  readonly camera: (page: Page) => Promise<Pick<View, 'x' | 'y' | 'zoom'>>;
}

const looking: Readonly<Record<Peer, Looking>> = {
  'vis-network': {
    camera: (page) =>
      page.evaluate(() => ({
        ...window.network.canvasToDOM({ x: 0, y: 0 }),
        zoom: window.network.getScale(),
      })),
    isNodeAt: (page, at) => page.evaluate((point) => window.network.getNodeAt(point) !== undefined, at),
  },
  cytoscape: {
    camera: (page) => page.evaluate(() => ({ ...window.cy.pan(), zoom: window.cy.zoom() })),
    isNodeAt: async (page) => (await page.locator('[data-over="node"]').count()) === 1,
  },
};
