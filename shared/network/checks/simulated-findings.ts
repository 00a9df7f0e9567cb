import type { Flow, HostGroup } from '../../contract/configuration/network-configuration.ts';
import type { Requirements } from '../../contract/requirements.ts';
import type { Graph } from '../../contract/topology-items.ts';
import { failureFindings } from '../simulate/findings/flow-findings.ts';
import type { SimulatedFinding } from '../simulate/findings/simulated-finding.ts';
import type { MatrixRow } from '../simulate/flows/flow-matrix.ts';
import type { FailedElement, FailureOutcome } from '../simulate/flows/single-failures.ts';
import type { NameOf } from '../verification/drop-sentence.ts';
import { findingSentence } from '../verification/finding-sentence.ts';
import type { Finding } from './finding.ts';
import { requiredSurvival } from './redundancy-scopes.ts';

/** What a simulation found, as a finding among those of the other checks. */
export const findingOf = (found: SimulatedFinding, nameOf: NameOf): Finding => ({
  severity: works.has(found.rule) ? 'warning' : 'failure',
  elements: [...new Set(found.elements)],
  sentence: findingSentence(found, nameOf),
});

/** Rules whose network works as it stands, though not by the way that was meant. */
const works: ReadonlySet<string> = new Set(['no-root', 'root-not-at-gateway']);

/** Which flows have to survive the failure of an element: where the requirements ask for redundancy. */
function toSurvive(
  graph: Graph,
  requirements: Requirements,
  hosts: readonly HostGroup[],
): Promises['isPromised'] {
  const { isToSurvive, hangsOn } = requiredSurvival(graph, requirements);
  const nodes = new Map(graph.nodes.map((node) => [node.id, node]));
  const edges = new Map(graph.edges.map((edge) => [edge.id, edge]));
  const siteOf = new Map(hosts.map(({ id, site }) => [id, site]));
  const hub = graph.subnets.find((row) => row.hub)?.site;
  return ({ id }) => {
    const [node, edge] = [nodes.get(id), edges.get(id)];
    const element = node ? { node } : edge && { edge };
    if (element === undefined || !isToSurvive(element)) return () => false;
    return ({ source, destination }) =>
      [siteOf.get(source), siteOf.get(destination), hub].every(
        (site) => site === undefined || !hangsOn(site, element),
      );
  };
}

/** How the promises of a network are kept when something fails. */
export interface Promises {
  /** Whether a flow has to survive the failure of an element. */
  readonly isPromised: (element: FailedElement) => (flow: Flow) => boolean;
  /** Promised flows that pass while nothing fails, by who asks whom for what. */
  readonly alternatives: ReadonlyMap<string, readonly Flow[]>;
}

export const promisesOf = (
  graph: Graph,
  requirements: Requirements,
  matrix: readonly MatrixRow[],
  hosts: readonly HostGroup[],
): Promises => ({
  isPromised: toSurvive(graph, requirements, hosts),
  alternatives: Map.groupBy(
    matrix.flatMap(({ flow, isAsExpected }) => (isAsExpected && flow.expected === 'pass' ? [flow] : [])),
    asked,
  ),
});

/** A server is published under an address of each provider: whoever asks for it by one may ask by the other. */
const asked = ({ source, destination, service }: Flow): string => `${source} ${destination} ${service.name}`;

/** A failure with those alone of the flows that it takes that have to survive it. */
export function breakingPromises(
  failure: FailureOutcome,
  { isPromised, alternatives }: Promises,
): FailureOutcome {
  const isKept = isPromised(failure.element);
  const gone = new Set([...failure.lost, ...failure.unplugged].map(({ flow }) => flow));
  const isGone = ({ flow }: MatrixRow) => alternatives.get(asked(flow))?.every((one) => gone.has(one));
  return { ...failure, lost: failure.lost.filter((row) => isKept(row.flow) && isGone(row)) };
}

/**
 * What breaks a promise when something fails: a promised flow that is lost though the element has redundancy, a forbidden
 * one that passes, or routes that never settle, whatever fails.
 */
export const findingsOfFailures = (
  failures: readonly FailureOutcome[],
  promises: Promises,
  nameOf: NameOf,
): Finding[] =>
  failureFindings(failures.map((failure) => breakingPromises(failure, promises))).map((found) =>
    findingOf(found, nameOf),
  );
