import { internetHost, internetHostIpv6 } from '#shared/contract/configuration/internet-host.ts';
import type { Flow, HostGroup } from '#shared/contract/configuration/network-configuration.ts';
import type { Device } from '#shared/contract/device.ts';
import type { Requirements } from '#shared/contract/requirements.ts';
import type { Graph } from '#shared/contract/topology-items.ts';
import type { CheckInput } from '#shared/network/checks/check-plan.ts';
import { configuredPart } from '#shared/network/checks/configured-part.ts';
import { findingsAtRest } from '#shared/network/checks/findings-at-rest.ts';
import type { Found } from '#shared/network/checks/found-at-rest.ts';
import { leftOutSentence } from '#shared/network/checks/left-out.ts';
import { keepingNothing } from '#shared/network/checks/network-keeper.ts';
import { breakingPromises, type Promises, promisesOf } from '#shared/network/checks/simulated-findings.ts';
import { isOnWire } from '#shared/network/configuration/services/known-services.ts';
import type { MissingFact } from '#shared/network/configuration/view/missing-facts.ts';
import {
  type FailedElement,
  type FailureOutcome,
  failableElements,
  failedTogether,
} from '#shared/network/simulate/flows/single-failures.ts';
import type { PathWalk } from '#shared/network/simulate/forwarding/path-walk.ts';
import { NetworkSimulation } from '#shared/network/simulate/network-simulation.ts';
import { type VerifiedFlow, verifiedFlow } from '#shared/network/verification/verified-flow.ts';
import { type AddressFamily, familyOf } from './address-family.ts';
import { anyService } from './any-service.ts';

/** A plan to configure: where it leaves something open, nothing can be simulated. */
export type ConfiguredPlan =
  | { readonly state: 'refused'; readonly missing: readonly MissingFact[] }
  | {
      readonly state: 'configured';
      readonly hosts: readonly HostGroup[];
      /** Which devices have no address yet and were left out; undefined where none was. */
      readonly leftOut: string | undefined;
      /** What can fail: chassis, providers, circuits and links between devices. */
      readonly elements: readonly FailedElement[];
    };

/** What is checked of a network of which nothing has failed, in the order in which it is read. */
export const checksAtRest = ['flows', 'adjacency', 'layer-2', 'isolated'] as const;

/** What a check found, as the Checks panel and the report have it. */
export type VerifiedFinding = Pick<Found, 'check' | 'finding'>;

export interface Verified {
  readonly flows: readonly VerifiedFlow[];
  readonly findings: readonly VerifiedFinding[];
}

/** What the failure of one element alone takes. */
export interface VerifiedFailure {
  readonly element: FailedElement;
  readonly lost: number;
  /** Those of them that have to survive it, by the redundancy that the requirements ask for. */
  readonly broken: number;
  /** The first of the flows that it takes, of those that have to survive it where there are any. */
  readonly first: VerifiedFlow | undefined;
  /** Promised flows whose own host hung on what failed. */
  readonly unplugged: number;
  /** Forbidden flows that now pass. */
  readonly opened: number;
  readonly isSettled: boolean;
}

export interface WalkQuestion {
  /** A host group's id, or `internet`. */
  readonly source: string;
  readonly destination: string;
  /** By the name of a service that some flow uses. */
  readonly service: string;
  readonly family: AddressFamily;
  /** Ids of elements that have failed. */
  readonly failed: readonly string[];
}

export interface AnsweredWalk extends PathWalk {
  readonly service: Flow['service'];
  /** Names of the services that flows between these two use; of all flows where none is stated for them. */
  readonly services: readonly string[];
  readonly address: string;
  /** What the policy says of it, where it says something of just these two and this service. */
  readonly expected: Flow['expected'] | undefined;
}

/** The worker's network: configured once, then asked. */
export interface NetworkVerifier {
  /** `models` are those that nodes name: what they are decides, as in the editor, which fixes are offered. */
  readonly configure: (graph: Graph, requirements: Requirements, models: readonly Device[]) => ConfiguredPlan;
  readonly verify: () => Verified;
  /** What the failures of some of the elements take, the first of them by its place among all. */
  readonly failures: (first: number, count: number) => readonly VerifiedFailure[];
  /** Undefined where an end, its address or the service is not of this network. */
  readonly walk: (question: WalkQuestion) => AnsweredWalk | undefined;
}

export function networkVerifier(): NetworkVerifier {
  let last: { readonly simulation: NetworkSimulation; readonly input: CheckInput } | undefined;
  let promises: Promises | undefined;
  const known = () => {
    if (last === undefined) throw new Error('No network was configured.');
    return last;
  };
  const promised = (): Promises => {
    const { simulation, input } = known();
    const { hosts } = simulation.network.row;
    promises ??= promisesOf(input.graph, input.requirements, simulation.matrix, hosts);
    return promises;
  };
  return {
    configure: (graph, requirements, devices) => {
      const { configured, input, left } = configuredPart(
        { graph, requirements, devices },
        keepingNothing,
        Number.POSITIVE_INFINITY,
      );
      if (configured.kind === 'refused') return { state: 'refused', missing: configured.missing };
      const simulation = new NetworkSimulation(configured.network);
      last = { simulation, input };
      promises = undefined;
      return {
        state: 'configured',
        hosts: configured.network.hosts,
        leftOut: leftOutSentence(left),
        elements: failableElements(simulation.network),
      };
    },
    verify: () => {
      const { simulation, input } = known();
      const found = findingsAtRest(simulation, input, keepingNothing);
      return {
        flows: simulation.matrix.map(verifiedFlow),
        findings: checksAtRest.flatMap((check) => found(check).map((finding) => ({ check, finding }))),
      };
    },
    failures: (first, count) => {
      const { simulation } = known();
      const elements = failableElements(simulation.network).slice(first, first + count);
      return simulation.failing(elements).map((failure) => verifiedFailure(failure, promised()));
    },
    walk: (question) => walked(known().simulation, question),
  };
}

function verifiedFailure(failure: FailureOutcome, promises: Promises): VerifiedFailure {
  const { element, isSettled, lost, unplugged, opened } = failure;
  const broken = breakingPromises(failure, promises).lost;
  const [first] = broken.length > 0 ? broken : lost;
  return {
    element,
    isSettled,
    lost: lost.length,
    broken: broken.length,
    first: first && verifiedFlow(first),
    unplugged: unplugged.length,
    opened: opened.length,
  };
}

function walked(simulation: NetworkSimulation, question: WalkQuestion): AnsweredWalk | undefined {
  const { network } = simulation;
  const { source, destination, failed, family } = question;
  const flows = simulation.matrix.map(({ flow }) => flow);
  const stated = flows.filter(
    (flow) => flow.source === source && flow.destination === destination && familyOf(flow.address) === family,
  );
  const named = flows.find((flow) => flow.service.name === question.service);
  const usual = tellingOf(stated) ?? tellingOf(flows);
  const service = (named ?? (question.service === anyService ? usual : undefined))?.service;
  const address = stated[0]?.address ?? addressOf(simulation, destination, family);
  const isSourceKnown = source === 'internet' || network.hostsById.has(source);
  if (service === undefined || address === undefined || !isSourceKnown || !simulation.knows(address))
    return undefined;
  const elements = failableElements(network).filter(({ id }) => failed.includes(id));
  return {
    ...simulation.walk(
      { source, destination, address, service },
      elements.length === 0 ? undefined : failedTogether(elements),
    ),
    service,
    services: [...new Set((stated.length > 0 ? stated : flows).map((flow) => flow.service.name))],
    address,
    expected: stated.find((flow) => flow.service.name === service.name)?.expected,
  };
}

/** What says most of a path where none is asked for: web traffic that passes, else whatever passes. */
function tellingOf(flows: readonly Flow[]): Flow | undefined {
  const passing = flows.filter(({ expected }) => expected === 'pass');
  return passing.find(({ service }) => isOnWire(service, 'HTTPS')) ?? passing[0] ?? flows[0];
}

function addressOf({ network }: NetworkSimulation, id: string, family: AddressFamily): string | undefined {
  if (id === 'internet') return family === 'IPv4' ? internetHost : internetHostIpv6;
  const host = network.hostsById.get(id)?.row;
  return (family === 'IPv4' ? host?.ipv4 : host?.ipv6)?.split('/')[0];
}
