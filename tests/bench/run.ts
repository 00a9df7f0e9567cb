import { canvas } from './benchmarks/canvas.ts';
import { catalogueLoad } from './benchmarks/catalogue-load.ts';
import { editor } from './benchmarks/editor.ts';
import { equipmentAdvice } from './benchmarks/equipment-advice.ts';
import { equipmentImport } from './benchmarks/equipment-import.ts';
import { equipmentSearch } from './benchmarks/equipment-search.ts';
import { firstLoad } from './benchmarks/first-load.ts';
import { functions } from './benchmarks/functions.ts';
import { listAndGet } from './benchmarks/list-and-get.ts';
import { load } from './benchmarks/load.ts';
import { networkChecks } from './benchmarks/network-checks.ts';
import { professionalReport } from './benchmarks/professional-report.ts';
import { render } from './benchmarks/render.ts';
import { scale } from './benchmarks/scale.ts';
import { simulator } from './benchmarks/simulator.ts';
import { startUp } from './benchmarks/start-up.ts';
import { topology } from './benchmarks/topology.ts';
import { webhook } from './benchmarks/webhook.ts';
import { type BenchCloud, startBenchCloud } from './local-cloud.ts';
import { type Benchmark, header, section } from './report.ts';

/**
 * `npm run bench`: takes every figure beside its peer or limit and prints them; `npm run bench -- list` those whose
 * name has this in it. Results are words only: a busy machine is not a failure.
 */
const benchmarks: readonly Benchmark<() => Promise<BenchCloud>>[] = [
  startUp,
  catalogueLoad,
  functions,
  listAndGet,
  webhook,
  topology,
  networkChecks,
  simulator,
  professionalReport,
  render,
  equipmentSearch,
  equipmentAdvice,
  equipmentImport,
  firstLoad,
  canvas,
  editor,
  load,
  scale,
];

const [wanted = ''] = process.argv.slice(2);
const named = benchmarks.filter(({ name }) => name === wanted);
const chosen =
  named.length > 0
    ? named
    : benchmarks.filter(({ name, onlyByName }) => !onlyByName && name.includes(wanted));
if (chosen.length === 0) {
  console.error(
    `No benchmark is called ${wanted}. There are ${benchmarks.map(({ name }) => name).join(', ')}.`,
  );
  process.exit(1);
}

let cloud: Promise<BenchCloud> | undefined;
const sharedCloud = () => {
  cloud ??= startBenchCloud();
  return cloud;
};

console.log(header(new Date()));
for (const { name, title, run } of chosen) {
  const start = performance.now();
  const seconds = () => (performance.now() - start) / 1000;
  try {
    console.log(section(title, await run(sharedCloud), seconds()));
  } catch (error) {
    // The others are still useful.
    console.error(`\n## ${title}\n\n${name} could not be measured.`, error);
    process.exitCode = 1;
  }
}
await (await cloud)?.close();
