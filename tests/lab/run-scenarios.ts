import type { NetworkConfiguration } from '#shared/contract/configuration/network-configuration.ts';
import type { Scenario } from '#shared/lab/scenarios.ts';
import { buildWiring } from '#shared/lab/wiring/build-wiring.ts';
import type { Wiring } from '#shared/lab/wiring/wiring.ts';
import type { Agreement, Predict } from './agreement.ts';
import { makeFlowTest } from './flows/test-flows.ts';
import { deviceFiles } from './library/device-files.ts';
import { countDaemons, rejectedLines } from './machine/daemons.ts';
import type { Lab } from './machine/lab.ts';
import type { RouteTable } from './machine/routes.ts';
import { startLab } from './machine/start-lab.ts';
import { meetScenarios } from './meet-scenario.ts';
import { makeSettle } from './states/settle.ts';

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
  /** What the simulator says of it. */
  readonly agreement?: Agreement;
  /** What it disagreed with when the element failed right after another one had; the network was made whole for the second try. */
  readonly firstTry?: readonly string[];
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
  /** Compares each scenario with the simulator. */
  readonly predict?: Predict;
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
    await settle('whole');
    const bootSeconds = round((performance.now() - start) / 1000);
    const { daemons, memoryMb } = countDaemons(lab.folder);
    options.announce(`${daemons} daemons in ${memoryMb} MB settled after ${bootSeconds} s`);
    const meet = meetScenarios(lab, { settle, test }, options);
    const scenarios: ScenarioResult[] = [];
    for (const scenario of [undefined, ...failures]) {
      const result = await meet(scenario);
      scenarios.push(result);
      options.announce(sentenceOf(result));
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

const sentenceOf = ({ kind, name, unexpected, seconds, agreement, firstTry }: ScenarioResult): string =>
  [
    `${kind} ${name}: ${unexpected.length} unexpected, at rest after ${seconds} s`,
    ...(firstTry ? [`${firstTry.length} disagreements in the first try, such as ${firstTry[0]}`] : []),
    ...(agreement && agreement.differences.length > 0
      ? [`${agreement.differences.length} disagreements: ${agreement.differences.slice(0, 3).join('; ')}`]
      : []),
  ].join('; ');

const notesOf = ({ wiring, wiring: { spaces }, folderOf, network }: Lab): string[] => [
  ...wiring.notes,
  ...[...spaces.keys()].flatMap((space) => {
    const hostname = network.devices.find(({ id }) => id === space)?.hostname ?? space;
    return rejectedLines(folderOf(space)).map((line) => `${hostname}: ${line}`);
  }),
];

const round = (seconds: number): number => Math.round(seconds * 10) / 10;
