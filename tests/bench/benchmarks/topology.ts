import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { generateTopology, getTopology } from '#shared/contract/topology.ts';
import { built } from '../../../infra/local/prepare.ts';
import type { Request } from '../../support/http-events.ts';
import { createCompanyDesign } from '../company.ts';
import { type Invoked, invokeInFreshProcess } from '../fresh-process.ts';
import { functionEvent } from '../function-event.ts';
import type { BenchCloud, Caller } from '../local-cloud.ts';
import { alone, type Benchmark, beside, type Row, usualColumns, within } from '../report.ts';
import { median } from '../statistics.ts';

const sites = 244;
const runs = 3;
const limits = { seconds: 30, megabytes: 1024 } as const;

/** Generating, changing and loading a plan of 10,000 nodes, each in a fresh process as its function does it. */
export const topology: Benchmark<() => Promise<BenchCloud>> = {
  name: 'topology',
  title: 'Topology of 10,000 nodes: generate, store, load',
  run: async (start) => {
    const cloud = await start();
    const person = await cloud.register();
    const design = await createCompanyDesign(cloud, person, 'Ten thousand nodes', sites);
    const params = { designId: design.id };
    const { data: graph } = await cloud.call(person, generateTopology, { params });
    const current = async () => (await cloud.call(person, getTopology, { params })).data;

    const floor = await jsonAndGzip(graph);
    const measure = (name: string, request: () => Promise<Request>) =>
      measureFunction(cloud, person, name, async () => ({ ...(await request()), params }));
    const [generated, changed, loaded] = [
      await measure('generateTopology', async () => ({})),
      await measure('updateTopology', async () => ({ json: renaming(await current()) })),
      await measure('getTopology', async () => ({})),
    ];
    return {
      columns: usualColumns,
      rows: [
        ...rowsOf('Generate, store and answer', generated, {
          name: 'stringify and gzip',
          figure: floor.pack,
        }),
        ...rowsOf('Change one label, store and answer', changed, {
          name: 'both',
          figure: floor.pack + floor.unpack,
        }),
        ...rowsOf('Load and answer', loaded, { name: 'gunzip and parse', figure: floor.unpack }),
        alone('Peak memory of stringify, gzip, gunzip and parse', floor.peakMb, 'MB'),
      ],
      notes: [
        `${graph.nodes.length} nodes, ${graph.edges.length} links, ${graph.subnets.length} subnets, ` +
          `${(JSON.stringify(graph).length / 1e6).toFixed(1)} MB of JSON.`,
        `Medians of ${runs} fresh processes; from before the import of the function's bundle to its answer, which is ` +
          'checked and compressed again; peak memory of the whole process, Node included.',
      ],
    };
  },
};

const renaming = ({ version, nodes }: { version: number; nodes: readonly { readonly id: string }[] }) => ({
  version,
  changes: {
    nodes: { changed: nodes.slice(0, 1).map(({ id }) => ({ id, label: `Renamed at ${version}` })) },
  },
});

async function measureFunction(
  cloud: BenchCloud,
  { token }: Caller,
  name: string,
  request: () => Promise<Request>,
): Promise<Invoked[]> {
  const all: Invoked[] = [];
  for (let run = 0; run < runs; run += 1) {
    const invoked = await invokeInFreshProcess(
      {
        module: resolve(built.functions, name, 'index.mjs'),
        events: [functionEvent(cloud, name, { ...(await request()), token })],
      },
      cloud.environmentOf(name),
    );
    if (invoked.statuses[0] !== 200) throw new Error(`${name} answered ${invoked.statuses[0]}.`);
    all.push(invoked);
  }
  return all;
}

const rowsOf = (
  figure: string,
  invoked: readonly Invoked[],
  floor: { readonly name: string; readonly figure: number },
): Row[] => {
  const ms = median(invoked.map(({ firstAnswerMs }) => firstAnswerMs));
  return [
    beside(figure, ms, floor, 'ms'),
    within(`${figure}, against the limit`, ms / 1000, limits.seconds, 's'),
    within(
      `${figure}, peak memory`,
      Math.max(...invoked.map(({ peakMb }) => peakMb)),
      limits.megabytes,
      'MB',
    ),
  ];
};

/** The least that storing and loading such a graph can be. */
async function jsonAndGzip(graph: unknown): Promise<{ pack: number; unpack: number; peakMb: number }> {
  const folder = mkdtempSync(join(tmpdir(), 'netwright-graph-'));
  try {
    const file = join(folder, 'graph.json');
    writeFileSync(file, JSON.stringify(graph));
    const steps = ['read', 'pack', 'unpack'];
    const module = fileURLToPath(new URL('../peers/json-and-gzip.ts', import.meta.url));
    const all: Invoked[] = [];
    for (let run = 0; run < runs; run += 1)
      all.push(await invokeInFreshProcess({ module, events: steps.map((step) => ({ step, file })) }));
    const nth = (index: number) => median(all.map(({ answerMs }) => answerMs[index] ?? Number.NaN));
    return { pack: nth(1), unpack: nth(2), peakMb: Math.max(...all.map(({ peakMb }) => peakMb)) };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
