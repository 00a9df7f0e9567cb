import { closeSync, mkdirSync, openSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { parseArgs } from 'node:util';
import { everyFailure, failureOf } from '#shared/lab/scenarios.ts';
import { makePrediction } from './agreement.ts';
import { loadNetwork } from './load-network.ts';
import type { Lab } from './machine/lab.ts';
import { missing, missingFor } from './preflight.ts';
import { report } from './report.ts';
import { type LabResult, runScenarios } from './run-scenarios.ts';

const usage = `Usage: npm run lab -- DESIGN|FILE [--fail all|ELEMENT]… [--compare] [--routes] [--out FILE]`;

/**
 * `npm run lab`: boots a network and tests its flows. Exit code 1 where a flow of the whole network does not do what was
 * promised, 2 where the lab cannot run.
 */
const gaps = missing();
if (gaps.length > 0) {
  console.error(gaps.join('\n'));
  process.exit(2);
}

let close: Lab['close'] | undefined;
let stopping: Promise<void> | undefined;
// A second signal, which `timeout` sends too, must not end the process before everything is taken down.
for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.on(signal, async () => {
    stopping ??= close?.();
    await stopping;
    process.exit(130);
  });

try {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      fail: { type: 'string', multiple: true, default: [] },
      out: { type: 'string', default: 'dist/lab.json' },
      routes: { type: 'boolean', default: false },
      compare: { type: 'boolean', default: false },
    },
  });
  const [file] = positionals;
  if (file === undefined) throw new Error(usage);
  // Before the lab runs for an hour.
  mkdirSync(dirname(values.out), { recursive: true });
  closeSync(openSync(values.out, 'a'));
  const network = loadNetwork(file);
  const lacking = missingFor(network);
  if (lacking.length > 0) throw new Error(lacking.join('\n'));
  const result = await runScenarios(network, {
    announce: (sentence) => console.error(sentence),
    keepsRoutes: values.routes,
    ...(values.compare && { predict: makePrediction(network) }),
    failures: (wiring) =>
      values.fail.flatMap((element) =>
        element === 'all' ? everyFailure(network, wiring) : failureOf(network, wiring, element),
      ),
    onStart: (own) => {
      close = own;
    },
  });
  writeFileSync(values.out, `${JSON.stringify(result, null, 2)}\n`);
  console.log(report(result));
  if (values.compare) console.log(comparison(result));
  if (result.scenarios.some(({ kind, unexpected }) => kind === 'normal' && unexpected.length > 0))
    process.exitCode = 1;
} catch (error) {
  // What runs loses its ground while it is taken away.
  await stopping;
  if (stopping) process.exit(130);
  console.error(error instanceof Error ? error.message : String(error));
  process.exit(2);
}

function comparison({ scenarios }: LabResult): string {
  const differences = scenarios.flatMap(({ agreement }) => agreement?.differences ?? []);
  const daemonFaults = scenarios.flatMap(({ agreement }) => agreement?.daemonFaults ?? []);
  const byFault = Map.groupBy(daemonFaults, ({ fault }) => fault);
  const known = [...byFault].map(
    ([fault, rows]) =>
      `${rows.length} routes are wrong in the lab by a known fault of ospf6d 8.4 (${fault}), as in "${rows[0]?.sentence}".`,
  );
  return [
    ...(differences.length === 0
      ? ['The simulator agrees, to the flow and to the route.']
      : ['## The simulator disagrees', ...differences.map((sentence) => `- ${sentence}`), '']),
    ...known,
  ].join('\n');
}
