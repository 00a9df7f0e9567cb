import type { Flow, NetworkConfiguration } from '../../contract/configuration/network-configuration.ts';
import type { TopologyNode } from '../../contract/topology-items.ts';
import { formatCount, formatNumber } from '../../vocabulary/counts.ts';
import { joinAnd } from '../../vocabulary/lists.ts';
import type { MissingFact } from '../configuration/view/missing-facts.ts';
import { devicesById } from '../hardware/devices.ts';
import type { MatrixRow } from '../simulate/flows/flow-matrix.ts';
import { type FailureOutcome, failableElements } from '../simulate/flows/single-failures.ts';
import type { NetworkSimulation } from '../simulate/network-simulation.ts';
import type { NameOf } from '../verification/drop-sentence.ts';
import { networkNames } from '../verification/network-names.ts';
import { checkCapabilities } from './capabilities.ts';
import type { CheckInput } from './check-plan.ts';
import { configuredPart } from './configured-part.ts';
import { type CheckAnswer, type CheckResult, type Finding, resultOf, together } from './finding.ts';
import { areFixesTried, type FindingsOf, mended, unmended } from './findings-at-rest.ts';
import { foundAtRest } from './found-at-rest.ts';
import { leftOutSentence } from './left-out.ts';
import { keepingNothing, type NetworkKeeper } from './network-keeper.ts';
import { remoteCapacity } from './remote-capacity.ts';
import { findingsOfFailures, promisesOf } from './simulated-findings.ts';
import { configurationCheckIds, nothingToSimulate, unsimulated } from './unsimulated.ts';

/** How much is simulated; beyond it a check is not checked. */
export interface SimulationBounds {
  /** Devices of the largest network that is simulated. */
  readonly devices: number;
  /** Single failures times the flows and devices that each may concern, of the largest network whose failures are simulated. */
  readonly failures: number;
}

/** What takes a few seconds, for one who waits. */
export const usualBounds: SimulationBounds = { devices: 2_000, failures: 200_000 };

/** For a worker that says how far it is. */
export const patientBounds: SimulationBounds = { devices: 10_000, failures: 10_000_000 };

/** What is known after a part of the simulation. */
export interface SimulationStep {
  /** The simulated checks, `not checked` those that are still to come, and what the configurations use. */
  readonly checks: readonly CheckResult[];
  /** What the single failures since the last step take of the other flows. */
  readonly failures: readonly FailureOutcome[];
  /** The same of the flows that the policy promises and forbids. */
  readonly ownFailures: readonly FailureOutcome[];
  /** The network and its simulation, with what comes of the other flows; absent where nothing is simulated. */
  readonly simulated?: {
    readonly network: NetworkConfiguration;
    readonly simulation: NetworkSimulation;
    readonly others: readonly MatrixRow[];
  };
  /** Single failures that were simulated, of all that will be; equal in the last step. */
  readonly progress: { readonly done: number; readonly all: number };
}

/** Flows to try beside those that the policy promises and forbids. */
export type OtherFlows = (network: NetworkConfiguration) => readonly Flow[];

type Answers = Readonly<Record<(typeof configurationCheckIds)[number], CheckAnswer>>;

/**
 * Simulates a network part by part: at rest first, then the fixes of what was found, then one element after another failed. The
 * last step has all that the bounds allow. Pure; the caller decides when to go on.
 */
export function* simulationSteps(
  given: CheckInput,
  bounds: SimulationBounds,
  others: OtherFlows = () => [],
  keeper: NetworkKeeper = keepingNothing,
): Generator<SimulationStep, void, void> {
  const { configured, input, left } = configuredPart(given, keeper, bounds.devices);
  const { graph, requirements, devices } = input;
  if (configured.kind === 'refused') {
    const note = missingNote(configured.missing, networkNames(graph, []));
    yield allUnchecked(note, { findings: [], note });
    return;
  }
  const { network } = configured;
  const deviceOf = devicesById(devices);
  const capabilities = together(
    checkCapabilities(graph, network.devices, deviceOf),
    remoteCapacity(graph, network.devices, requirements, deviceOf),
  );
  const stepOf = (answers: Answers) => stepWithout(left, answers);
  const unfit = reasonNotToSimulate(network, bounds);
  if (unfit !== undefined) {
    yield allUnchecked(unfit, capabilities);
    return;
  }
  const simulation = keeper.simulate(network);
  const nameOf = networkNames(graph, network.hosts);
  const elements = failableElements(simulation.network);
  const atRestOf = (findings: FindingsOf): Omit<Answers, 'failures'> => ({
    adjacency: { findings: findings('adjacency') },
    flows: { findings: findings('flows') },
    'layer-2': { findings: findings('layer-2') },
    isolated: { findings: findings('isolated') },
    capabilities,
  });
  const noteAfter = (done: number) =>
    `${formatNumber(done)} of ${formatCount(elements.length, 'single failure')} simulated so far.`;
  const found = foundAtRest(simulation, graph, keeper);
  // What is found is said before its fixes are tried.
  if (areFixesTried(found, simulation))
    yield {
      ...stepOf({ ...atRestOf(unmended(found)), failures: { findings: [], note: noteAfter(0) } }),
      progress: { done: 0, all: elements.length },
    };
  const atRest = atRestOf(mended(found, simulation, input, keeper));
  const otherRows = simulation.outcomesOf(others(network)).filter(({ isAsExpected }) => isAsExpected);
  const simulated = { network, simulation, others: otherRows };
  if (elements.length * (network.flows.length + network.devices.length) > bounds.failures) {
    const note = `Not simulated here, because ${formatCount(elements.length, 'device and link', 'devices and links')} would have to fail one by one. The design’s Verification tab does so.`;
    yield { ...stepOf({ ...atRest, failures: { findings: [], note } }), simulated };
    return;
  }
  const promises = promisesOf(graph, requirements, simulation.matrix, network.hosts);
  const own = new Set(network.flows);
  let findings: readonly Finding[] = [];
  let failures: readonly FailureOutcome[] = [];
  let ownFailures: readonly FailureOutcome[] = [];
  let done = 0;
  while (done < elements.length) {
    const progress = { done, all: elements.length };
    yield {
      ...stepOf({ ...atRest, failures: { findings, note: noteAfter(done) } }),
      failures,
      ownFailures,
      simulated,
      progress,
    };
    const outcomes = simulation.failing(elements.slice(done, done + failuresAtOnce), simulated.others);
    ownFailures = outcomes.map(only((flow) => own.has(flow)));
    findings = [...findings, ...findingsOfFailures(ownFailures, promises, nameOf)];
    failures = outcomes.map(only((flow) => !own.has(flow)));
    done += outcomes.length;
  }
  const progress = { done, all: done };
  yield { ...stepOf({ ...atRest, failures: { findings } }), failures, ownFailures, simulated, progress };
}

/** Elements that fail in one step: a small part of a second. */
const failuresAtOnce = 25;

const stepWithout = (left: readonly TopologyNode[], answers: Answers): SimulationStep => ({
  checks: configurationCheckIds.map((id) => resultOf(id, noting(left, answers[id]))),
  failures: [],
  ownFailures: [],
  progress: { done: 0, all: 0 },
});

/** An answer that says which devices were left out, beside what else it could not check. */
function noting(left: readonly TopologyNode[], answer: CheckAnswer): CheckAnswer {
  const own = leftOutSentence(left);
  if (own === undefined) return answer;
  return { ...answer, note: answer.note === undefined ? own : `${answer.note} ${own}` };
}

const allUnchecked = (note: string, capabilities: CheckAnswer): SimulationStep => ({
  checks: [
    ...unsimulated(note).filter(({ id }) => id !== 'capabilities'),
    resultOf('capabilities', capabilities),
  ],
  failures: [],
  ownFailures: [],
  progress: { done: 0, all: 0 },
});

/** The facts that are named in a note; the Verification tab lists all of them. */
const factsNamed = 3;

function missingNote(missing: readonly MissingFact[], nameOf: NameOf): string {
  const named = missing.slice(0, factsNamed).map(({ element, fact }) => `${fact} of ${nameOf(element)}`);
  const left = missing.length - named.length;
  const facts = joinAnd(left > 0 ? [...named, formatCount(left, 'other fact')] : named);
  return `Not simulated, because the plan does not state what the devices’ configurations need: ${facts}. Planning again adds what the requirements determine.`;
}

/** Why nothing of a network is simulated. */
function reasonNotToSimulate({ devices, hosts, flows }: NetworkConfiguration, bounds: SimulationBounds) {
  if (devices.length > bounds.devices)
    return `Not simulated here, because the network has ${formatCount(devices.length, 'device')}. The design’s Verification tab does so.`;
  return hosts.length === 0 || flows.length === 0 ? nothingToSimulate : undefined;
}

/** What a failure takes of some flows. */
const only =
  (isMeant: (flow: Flow) => boolean) =>
  ({ lost, unplugged, opened, ...failure }: FailureOutcome): FailureOutcome => {
    const meant = (rows: FailureOutcome['lost']) => rows.filter(({ flow }) => isMeant(flow));
    return { ...failure, lost: meant(lost), unplugged: meant(unplugged), opened: meant(opened) };
  };
