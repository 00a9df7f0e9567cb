import type { Browser, Page } from 'playwright-core';
import { type Graph, generateTopology, TopologyChanges, updateTopology } from '#shared/contract/topology.ts';
import { firstPositions } from '#web/features/topology/layout/first-positions.ts';
import { startBrowser } from '../../support/browser.ts';
import { createCompanyDesign } from '../company.ts';
import { type Drawn, ourPage, visNetworkPage } from '../drawn-pages.ts';
import type { LayoutTimes } from '../drivers/lay-out.ts';
import { runInFreshProcess } from '../fresh-process.ts';
import { frameTime, type Gesture, gestureNames, type Holds, holdsIn, type Point } from '../gestures.ts';
import type { BenchCloud, Caller } from '../local-cloud.ts';
import { installProbe } from '../page-probe.ts';
import { startPeerSite } from '../peer-site.ts';
import { alone, type Benchmark, beside, usualColumns } from '../report.ts';
import { median } from '../statistics.ts';

const sites = 24;
const runs = 3;
/** Makes differences visible that the screen's own rate hides. */
const slowdown = 4;
const windowSize = { width: 1280, height: 800 } as const;

/** Drawing a topology of 1,000 nodes on its page of the site, beside vis-network drawing it on a bare page. */
export const canvas: Benchmark<() => Promise<BenchCloud>> = {
  name: 'canvas',
  title: 'Canvas: a topology of 1,000 nodes in Chromium',
  run: async (start) => {
    const cloud = await start();
    const person = await cloud.register();
    const { designId, graph } = await arrangedTopology(cloud, person);
    const peerSite = await startPeerSite('vis-network-page', 'vis-network', {
      '/graph.json': JSON.stringify(graph),
    });
    const browser = await startBrowser();
    try {
      const ours = () => measure(browser, ourPage(cloud, person, designId), graph);
      const theirs = () => measure(browser, visNetworkPage(peerSite.url), graph);
      const hierarchical = () =>
        firstPicture(browser, visNetworkPage(`${peerSite.url}/?layout=hierarchical`));
      const [own, peer, laidOut]: [Measured[], Measured[], number[]] = [[], [], []];
      for (let run = 0; run < runs; run += 1) {
        const pair = [async () => own.push(await ours()), async () => peer.push(await theirs())];
        for (const measureOne of run % 2 === 0 ? pair : pair.toReversed()) await measureOne();
        laidOut.push(await hierarchical());
      }
      const layout = (await runInFreshProcess('lay-out.ts', graph)) as LayoutTimes;
      const comparedToPeer = (figure: string, of: (measured: Measured) => number) =>
        beside(figure, median(own.map(of)), { name: 'vis-network', figure: median(peer.map(of)) }, 'ms');
      const comparedWhile = (gesture: Gesture) => [
        comparedToPeer(`Frame time, ${gesture}, p95`, ({ frames }) => frames[gesture]),
        comparedToPeer(
          `Frame time, ${gesture}, p95, ${slowdown} times slower processor`,
          ({ slowFrames }) => slowFrames[gesture],
        ),
      ];
      const comparedToLayout = (figure: string, ms: number) =>
        beside(figure, ms, { name: 'vis-network, hierarchical, drawn', figure: median(laidOut) }, 'ms');
      return {
        columns: usualColumns,
        rows: [
          comparedToPeer('First picture, from the graph’s arrival', ({ firstPicture }) => firstPicture),
          ...gestureNames.flatMap(comparedWhile),
          comparedToLayout('Layout from tiers and sites, first run', layout.first[0]),
          comparedToLayout('Layout refined by ELK, first run', layout.refined[0]),
          alone('Layout from tiers and sites, second run', layout.first[1], 'ms'),
          alone('Layout refined by ELK, second run', layout.refined[1], 'ms'),
          alone('Positions that the planner stores, first run', layout.tiers[0], 'ms'),
        ],
        notes: [
          `${graph.nodes.length} nodes, ${graph.edges.length} links, stored with the positions that both draw; ` +
            `${runs} runs in turn, each in a page of its own; headless, software rendering, ` +
            `${windowSize.width} × ${windowSize.height}. A screen of 60 Hz shows no frame in less than 16.7 ms.`,
          'Ours is the whole page of the site, its panels and its table included; the peer has the window to itself.',
          'Layouts were run in Node; ELK runs in a worker of the page, behind a picture that is there already.',
        ],
      };
    } finally {
      await browser.close();
      await peerSite.close();
    }
  },
};

interface Measured {
  readonly firstPicture: number;
  readonly frames: FrameTimes;
  /** On a processor that is slower by `slowdown`. */
  readonly slowFrames: FrameTimes;
}
type FrameTimes = Readonly<Record<Gesture, number>>;

async function measure(browser: Browser, drawn: Drawn, graph: Graph): Promise<Measured> {
  return withPage(browser, drawn, async (page, firstPicture) => {
    const positions: Point[] = graph.nodes.flatMap(({ position }) => position ?? []);
    const holds = holdsIn(await drawn.view(page), positions);
    await page.mouse.move(holds.node.x, holds.node.y);
    if (!(await drawn.isNodeAt(page, holds.node)))
      throw new Error('There is no node to drag in the picture.');
    const frames = await frameTimes(page, holds);
    const devtools = await page.context().newCDPSession(page);
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
    return { firstPicture, frames, slowFrames: await frameTimes(page, holds) };
  });
}

async function frameTimes(page: Page, holds: Holds): Promise<FrameTimes> {
  const times = { pan: 0, zoom: 0, drag: 0 };
  // Each gesture leaves the picture where it was.
  for (const gesture of gestureNames) {
    times[gesture] = await frameTime(page, gesture, holds);
    await page.waitForTimeout(settlingMs);
  }
  return times;
}

const settlingMs = 300;

const firstPicture = (browser: Browser, drawn: Drawn): Promise<number> =>
  withPage(browser, drawn, async (_, firstPictureMs) => firstPictureMs);

/** Opens a page in a fresh context and hands over how long its first picture took from the graph's arrival. */
async function withPage<Result>(
  browser: Browser,
  { open, graphAddress }: Drawn,
  use: (page: Page, firstPictureMs: number) => Promise<Result>,
): Promise<Result> {
  const context = await browser.newContext({ viewport: windowSize });
  try {
    const page = await context.newPage();
    await page.addInitScript(installProbe);
    await open(page);
    await page.waitForFunction(() => window.probe.firstPictureAt !== undefined);
    const firstPictureMs = await page.evaluate((address) => {
      const fetched = performance.getEntriesByType('resource').find(({ name }) => name.includes(address));
      const arrivedAt = fetched instanceof PerformanceResourceTiming ? fetched.responseEnd : Number.NaN;
      return (window.probe.firstPictureAt ?? Number.NaN) - arrivedAt;
    }, graphAddress);
    await page.waitForTimeout(settlingMs);
    return await use(page, firstPictureMs);
  } finally {
    await context.close();
  }
}

/** A design with an arranged topology, so that it opens without a new layout. */
async function arrangedTopology(cloud: BenchCloud, person: Caller) {
  const design = await createCompanyDesign(cloud, person, 'A thousand nodes', sites);
  const params = { designId: design.id };
  const { data: planned } = await cloud.call(person, generateTopology, { params });
  const positions = firstPositions(planned);
  const changed = planned.nodes.map(({ id }) => ({ id, position: positions.get(id) }));
  const changes = TopologyChanges.parse({ nodes: { changed } });
  const update = { version: planned.version, changes };
  const { data: graph } = await cloud.call(person, updateTopology, { params, body: update });
  return { designId: design.id, graph };
}
