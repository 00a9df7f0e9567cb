import type { NetworkConfiguration } from '#shared/contract/configuration/network-configuration.ts';
import type { Scenario } from '#shared/lab/scenarios.ts';
import { buildWiring } from '#shared/lab/wiring/build-wiring.ts';
import type { Wiring } from '#shared/lab/wiring/wiring.ts';
import { type FlowResult, makeFlowTest } from './flows/test-flows.ts';
import { deviceFiles } from './library/device-files.ts';
import { countDaemons, rejectedLines } from './machine/daemons.ts';
import { type Lab, nothingFailed } from './machine/lab.ts';
import { type RouteTable, routesOf } from './machine/routes.ts';
import { startLab } from './machine/start-lab.ts';
import { makeSettle, type Settle, type Settled } from './states/settle.ts';

export interface FlowOutcome {
  readonly flow: string;
  /** `source > destination service`. */
  readonly what: string;
  readonly expected: 'pass' | 'drop';
  readonly why: string;
}

export interface ScenarioResult {
  readonly kind: Scenario['kind'] | 'normal';
  readonly element: string;
  readonly name: string;
  /** Flows that passed and that were dropped as they should. */
  readonly passed: number;
  readonly dropped: number;
  readonly unexpected: readonly FlowOutcome[];
  /** Promised flows of hosts that lost their only link with the element: no design could carry them. */
  readonly cutOff: readonly string[];
  /** Sessions and gateways that were not at rest in time. */
  readonly pending: readonly string[];
  /** Until routing came to rest. */
  readonly seconds: number;
  readonly routes?: readonly RouteTable[];
}

export interface LabResult {
  readonly devices: number;
  readonly namespaces: number;
  readonly daemons: number;
  readonly memoryMb: number;
  readonly bootSeconds: number;
  /** What could not be plugged in, or was rejected by a daemon. */
  readonly notes: readonly string[];
  readonly scenarios: readonly ScenarioResult[];
}

export interface LabOptions {
  /** Asked before anything boots, so that a wrong name costs no time. */
  readonly failures: (wiring: Wiring) => readonly Scenario[];
  readonly announce: (sentence: string) => void;
  /** Keeps each device's routing table of each scenario. */
  readonly keepsRoutes?: boolean;
  /** Gets what takes everything away, as soon as there is something. */
  readonly onStart?: (close: Lab['close']) => void;
}

/** Boots a network, tests its flows, and again with each element failed. Cleans up whatever happens. */
export async function runScenarios(network: NetworkConfiguration, options: LabOptions): Promise<LabResult> {
  const failures = options.failures(buildWiring(network, deviceFiles(network)));
  const start = performance.now();
  const lab = await startLab(network, options.onStart);
  try {
    const settle = makeSettle(lab);
    const test = await makeFlowTest(lab);
    const settled = await settle('whole');
    const bootSeconds = round((performance.now() - start) / 1000);
    const { daemons, memoryMb } = countDaemons(lab.folder);
    options.announce(`${daemons} daemons in ${memoryMb} MB settled after ${bootSeconds} s`);
    const scenarios = [
      await result(
        { kind: 'normal', element: '', name: 'nothing' },
        { settled, again: () => settle('whole') },
        lab,
        test,
        options,
      ),
    ];
    for (const scenario of failures) {
      scenarios.push(await failed(scenario, lab, settle, test, options));
      options.announce(
        `${scenario.kind} ${scenario.name}: ${scenarios.at(-1)?.unexpected.length} unexpected`,
      );
    }
    return {
      devices: network.devices.length,
      namespaces: lab.namespaces.names.length,
      daemons,
      memoryMb,
      bootSeconds,
      notes: notesOf(lab),
      scenarios,
    };
  } finally {
    await lab.close();
  }
}

async function failed(
  scenario: Scenario,
  lab: Lab,
  settle: Settle,
  test: () => Promise<FlowResult[]>,
  options: LabOptions,
): Promise<ScenarioResult> {
  const { provider } = scenario;
  const isChanged = await lab.apply(scenario.failed);
  if (provider !== undefined) await lab.silence(provider, true);
  // A cable of an aggregate, or one that spanning tree blocks, moves nothing.
  const isMoved = isChanged || provider !== undefined;
  const settled = isMoved ? await settle('failed') : { seconds: 0, pending: [] };
  const again = (): Promise<Settled> => settle('failed');
  const outcome = await result(scenario, { settled, again }, lab, test, options);
  await lab.apply(nothingFailed);
  if (provider !== undefined) await lab.silence(provider, false);
  if (isMoved) await settle('whole');
  return outcome;
}

async function result(
  { kind, element, name }: Pick<ScenarioResult, 'kind' | 'element' | 'name'>,
  { settled, again }: { settled: Settled; again: () => Promise<Settled> },
  lab: Lab,
  test: () => Promise<FlowResult[]>,
  { keepsRoutes = false }: LabOptions,
): Promise<ScenarioResult> {
  const isCutOff = ({ flow }: FlowResult): boolean =>
    flow.expected === 'pass' && [flow.source, flow.destination].some((id) => lacksLink(lab, id));
  let flows = await test();
  if (flows.some((row) => isWrong(row) && !isCutOff(row))) {
    // A neighbour that a busy machine has lost for a moment comes back.
    await again();
    flows = await test();
  }
  const wrong = flows.filter(isWrong);
  return {
    kind,
    element,
    name,
    passed: flows.filter(({ flow, passed }) => passed && flow.expected === 'pass').length,
    dropped: flows.filter(({ flow, passed }) => !passed && flow.expected === 'drop').length,
    unexpected: wrong
      .filter((row) => !isCutOff(row))
      .map(({ flow, why }) => ({
        flow: flow.id,
        what: `${flow.source} > ${flow.destination} ${flow.service.name}`,
        expected: flow.expected,
        why,
      })),
    cutOff: wrong.filter(isCutOff).map(({ flow }) => flow.id),
    pending: settled.pending,
    seconds: round(settled.seconds),
    ...(keepsRoutes && { routes: await routesOf(lab) }),
  };
}

const isWrong = ({ flow, passed }: FlowResult): boolean => passed !== (flow.expected === 'pass');

function lacksLink({ wiring, hasLink }: Lab, host: string): boolean {
  const space = wiring.hosts.get(host);
  return space !== undefined && !hasLink(space);
}

const notesOf = ({ wiring, wiring: { spaces }, folderOf, network }: Lab): string[] => [
  ...wiring.notes,
  ...[...spaces.keys()].flatMap((space) => {
    const hostname = network.devices.find(({ id }) => id === space)?.hostname ?? space;
    return rejectedLines(folderOf(space)).map((line) => `${hostname}: ${line}`);
  }),
];

const round = (seconds: number): number => Math.round(seconds * 10) / 10;
