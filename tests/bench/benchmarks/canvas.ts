import type { Browser } from 'playwright-core';
import type { Requirements } from '#shared/contract/requirements.ts';
import { generateTopology, getTopology } from '#shared/contract/topology.ts';
import { TopologyChanges } from '#shared/contract/topology-changes.ts';
import type { Graph } from '#shared/contract/topology-items.ts';
import { updateTopology } from '#shared/contract/topology-update.ts';
import { firstPositions } from '#web/features/topology/layout/first-positions.ts';
import { startBrowser } from '../../support/browser.ts';
import { aCompany, aMixedCompany, createCompanyDesign } from '../company.ts';
import { type DrawingTimes, drawingTimes, firstPicture, sizeDrawn, windowSize } from '../drawing-times.ts';
import { ourPage, type Peer, peerPage, peers } from '../drawn-pages.ts';
import type { LayoutTimes } from '../drivers/lay-out.ts';
import { runInFreshProcess } from '../fresh-process.ts';
import { type Gesture, gestureNames } from '../gestures.ts';
import type { BenchCloud, Caller } from '../local-cloud.ts';
import { startPeerSite } from '../peer-site.ts';
import { type Rearranging, rearranging } from '../rearranging.ts';
import { type Benchmark, measure, type Row, withinGoal } from '../report.ts';
import { median } from '../statistics.ts';

/** About 200, 1,000 and 5,000 nodes, with the goals for each, in milliseconds. */
const sizes: readonly Size[] = [
  { sites: 5, isLaidOutByPeer: true },
  // Shows differences that the screen's own rate hides.
  { sites: 24, slowdown: 4, isLaidOutByPeer: true, goals: { frames: 17 } },
  { sites: 122, goals: { frames: 22, firstPicture: 170, layout: 100, refined: 1_500, longestTask: 50 } },
];
interface Size {
  readonly sites: number;
  readonly slowdown?: number;
  /** vis-network lays out more in minutes. */
  readonly isLaidOutByPeer?: true;
  readonly goals?: Goals;
}
interface Goals {
  readonly frames?: number;
  readonly firstPicture?: number;
  readonly layout?: number;
  readonly refined?: number;
  readonly longestTask?: number;
}
const runs = 3;

/** Drawing a topology on its page of the site, beside two libraries that draw it on bare pages of their own. */
export const canvas: Benchmark<() => Promise<BenchCloud>> = {
  name: 'canvas',
  title: 'Canvas: topologies of 200, 1,000 and 5,000 nodes in Chromium',
  run: async (start) => {
    const cloud = await start();
    const person = await cloud.register('enterprise');
    const browser = await startBrowser();
    try {
      const measured: Measured[] = [];
      for (const size of sizes) measured.push(await measureSize(browser, cloud, person, size));
      const [first, ...more] = measured.map((one) => ({
        columns: [`${one.graph.nodes.length} nodes, ${one.graph.edges.length} links`, ...columns],
        rows: rowsOf(one),
      }));
      return {
        ...(first ?? { columns, rows: [] }),
        more,
        notes: [
          `All in view, at the positions that are stored; ${runs} runs in turn, each in a page of its own; headless, software ` +
            `rendering, ${windowSize.width} × ${windowSize.height}. A screen of 60 Hz shows no frame in less than 16.7 ms. The ratio is to the better peer.`,
          'Ours is the whole page of the site, its panels and workers included; a peer has a bare page, and an element as large as our canvas.',
          'Processor time is that of the whole browser, divided by the frames that were shown.',
          'Memory is what the page’s scripts hold after a collection of garbage, without its workers.',
          'Layouts were run in Node, in a process that has done nothing else; rearranging is the same in the page, with the engine in its workers.',
        ],
      };
    } finally {
      await browser.close();
    }
  },
};

const columns = ['Ours', ...peers, 'Ratio', 'Goal'] as const;
const drawers = ['ours', ...peers] as const;
type Drawer = (typeof drawers)[number];

interface Measured extends Size {
  readonly graph: Graph;
  readonly times: Readonly<Record<Drawer, readonly DrawingTimes[]>>;
  readonly hierarchical: number | undefined;
  readonly layout: LayoutTimes;
  readonly rearranged: Rearranging;
  /** The same where no two sites are alike; where there is a goal. */
  readonly mixed: Rearranging | undefined;
}

async function measureSize(
  browser: Browser,
  cloud: BenchCloud,
  person: Caller,
  size: Size,
): Promise<Measured> {
  const { designId, graph } = await arrangedTopology(cloud, person, size.sites, aCompany(size.sites));
  const contents = { '/graph.json': JSON.stringify(graph) };
  const siteOf = (peer: Peer) => startPeerSite(`${peer}-page`, peer, contents);
  const sites = { 'vis-network': await siteOf('vis-network'), cytoscape: await siteOf('cytoscape') };
  try {
    const ours = ourPage(cloud, person, designId);
    const canvasSize = await sizeDrawn(browser, ours);
    const pageOf = (peer: Peer, layout?: string) => peerPage(sites[peer].url, peer, canvasSize, layout);
    const times: Record<Drawer, DrawingTimes[]> = { ours: [], 'vis-network': [], cytoscape: [] };
    for (let run = 0; run < runs; run += 1)
      for (const drawer of run % 2 === 0 ? drawers : drawers.toReversed()) {
        const drawn = drawer === 'ours' ? ours : pageOf(drawer);
        times[drawer].push(await drawingTimes(browser, drawn, graph, size.slowdown));
      }
    return {
      ...size,
      graph,
      times,
      hierarchical:
        size.isLaidOutByPeer && (await firstPicture(browser, pageOf('vis-network', 'hierarchical'))),
      layout: (await runInFreshProcess('lay-out.ts', graph)) as LayoutTimes,
      rearranged: await rearrangingMoved(browser, cloud, person, designId),
      mixed: size.goals?.refined ? await rearrangingMixed(browser, cloud, person, size.sites) : undefined,
    };
  } finally {
    for (const { close } of Object.values(sites)) await close();
  }
}

async function rearrangingMixed(
  browser: Browser,
  cloud: BenchCloud,
  person: Caller,
  sites: number,
): Promise<Rearranging> {
  const { designId } = await arrangedTopology(cloud, person, sites, aMixedCompany(sites));
  return rearrangingMoved(browser, cloud, person, designId);
}

/** Rearranges a topology of which every second device was moved by hand: of one that is arranged nothing would be moved. */
async function rearrangingMoved(
  browser: Browser,
  cloud: BenchCloud,
  person: Caller,
  designId: string,
): Promise<Rearranging> {
  const { data: arranged } = await cloud.call(person, getTopology, { params: { designId } });
  const aside = arranged.nodes.flatMap(({ id, position }, nth) =>
    position && nth % 2 === 1 ? { id, position: { x: position.x + asidePx, y: position.y } } : [],
  );
  await move(cloud, person, designId, arranged.version, aside);
  return rearranging(browser, ourPage(cloud, person, designId));
}

const asidePx = 24;

function rowsOf({ times, slowdown, goals = {}, layout, hierarchical, rearranged, mixed }: Measured): Row[] {
  const compared = (
    figure: string,
    of: (times: DrawingTimes) => number | undefined,
    unit: string,
    goal?: number,
  ): Row => {
    const figures = (drawer: Drawer) => median(times[drawer].map((each) => of(each) ?? Number.NaN));
    const own = figures('ours');
    const others = peers.map(figures);
    return [
      figure,
      ...[own, ...others].map((each) => measure(each, unit)),
      `${(own / Math.min(...others)).toFixed(2)}×`,
      againstGoal(own, goal, unit),
    ];
  };
  const framesOf = (gesture: Gesture): Row[] => {
    const title = `Frame time, ${gesture}, p95`;
    const plain = [
      compared(title, ({ frames }) => frames[gesture].p95, 'ms', goals.frames),
      compared(`Processor time a frame, ${gesture}`, ({ frames }) => frames[gesture].processor, 'ms'),
    ];
    if (slowdown === undefined) return plain;
    const slower = `${title}, ${slowdown} times slower processor`;
    return [...plain, compared(slower, ({ slowFrames }) => slowFrames?.[gesture].p95, 'ms')];
  };
  const ownFigure = (figure: string, ms: number, goal?: number): Row => [
    figure,
    measure(ms, 'ms'),
    '',
    '',
    '',
    againstGoal(ms, goal, 'ms'),
  ];
  return [
    compared(
      'First picture, from the graph’s arrival',
      (each) => each.firstPicture,
      'ms',
      goals.firstPicture,
    ),
    ...gestureNames.flatMap(framesOf),
    compared('Memory', ({ memory }) => memory, 'MB'),
    ownFigure('Positions that the planner stores, first run', layout.tiers[0]),
    ownFigure('Layout from tiers and sites, first run', layout.first[0], goals.layout),
    ownFigure('Layout from tiers and sites, second run', layout.first[1], goals.layout),
    [
      'Layout refined by ELK, first run; the peer’s is hierarchical, and drawn',
      measure(layout.refined[0], 'ms'),
      hierarchical === undefined ? '' : measure(hierarchical, 'ms'),
      '',
      hierarchical === undefined ? '' : `${(layout.refined[0] / hierarchical).toFixed(2)}×`,
      '',
    ],
    ownFigure('Layout refined by ELK, second run', layout.refined[1]),
    ownFigure('Rearranged in the page', rearranged.ms, goals.refined),
    ownFigure('Longest task of the page meanwhile', rearranged.longestTask, goals.longestTask),
    ...(mixed
      ? [
          ownFigure('Rearranged in the page, no two sites alike', mixed.ms, goals.refined),
          ownFigure('Longest task of the page then', mixed.longestTask, goals.longestTask),
        ]
      : []),
  ];
}

const againstGoal = (figure: number, goal: number | undefined, unit: string): string =>
  goal === undefined ? '' : `at most ${goal} ${unit}: ${withinGoal(figure, goal)}`;

/** A design with an arranged topology, so that it opens without a new layout. */
async function arrangedTopology(
  cloud: BenchCloud,
  person: Caller,
  sites: number,
  requirements: Requirements,
) {
  const name = `A company of ${sites} sites, ${crypto.randomUUID().slice(0, 8)}`;
  const design = await createCompanyDesign(cloud, person, name, sites, requirements);
  const { data: planned } = await cloud.call(person, generateTopology, { params: { designId: design.id } });
  const positions = firstPositions(planned);
  const places = planned.nodes.map(({ id }) => ({ id, position: positions.get(id) }));
  return { designId: design.id, graph: await move(cloud, person, design.id, planned.version, places) };
}

/** Stores other places of devices. */
async function move(
  cloud: BenchCloud,
  person: Caller,
  designId: string,
  version: number,
  changed: readonly object[],
): Promise<Graph> {
  const changes = TopologyChanges.parse({ nodes: { changed } });
  const body = { version, changes };
  return (await cloud.call(person, updateTopology, { params: { designId }, body })).data;
}
