import type { ExistingNetwork } from '../../contract/designs.ts';
import type { Requirements } from '../../contract/requirements.ts';
import type { Graph, Subnet, TopologyNode } from '../../contract/topology-items.ts';
import { formatCount, plural } from '../../vocabulary/counts.ts';
import { joinAnd } from '../../vocabulary/lists.ts';
import { formatRate } from '../../vocabulary/rates.ts';
import { purposeNames } from '../../vocabulary/topology/topology-words.ts';
import { checkOversubscription } from '../checks/oversubscription.ts';
import { policies } from '../configuration/security/policies.ts';
import { layer3Of } from '../configuration/view/layer3.ts';
import { siteAvailability } from '../failures/availability.ts';
import { indexNetwork, isInfrastructure, type NetworkIndex, rateOf } from '../graph/network-index.ts';
import { internetIds, oncePerCircuit } from '../graph/wan-links.ts';
import { assumptionsOf } from '../requirements/changeable-assumptions.ts';

export type Issue = ExistingNetwork['currentIssues'][number];

/** How a plan addresses a problem of the existing network. */
export interface IssueAnswer {
  readonly issue: Issue;
  /** False where the plan does nothing about it; the sentences then say what would. */
  readonly isAnswered: boolean;
  /** With the figures. */
  readonly sentences: readonly string[];
  /** Ids of the elements that solve it, or prevent it. */
  readonly elements: readonly string[];
}

export interface AnswerInput {
  readonly existing: ExistingNetwork;
  readonly requirements: Requirements;
  readonly graph: Graph;
}

/** An answer to each of the stated issues, in their order, derived from the plan. Pure. */
export function answersToIssues({ existing, requirements, graph }: AnswerInput): IssueAnswer[] {
  const matter = { requirements, graph, index: indexNetwork(graph) };
  return [...new Set(existing.currentIssues)].map((issue) => ({ issue, ...answers[issue](matter) }));
}

interface Matter {
  readonly requirements: Requirements;
  readonly graph: Graph;
  readonly index: NetworkIndex;
}

type Answer = Omit<IssueAnswer, 'issue'>;

const answers: Readonly<Record<Issue, (matter: Matter) => Answer>> = {
  bandwidth,
  latency,
  security,
  reliability,
  scalability,
  management,
};

function bandwidth({ graph, index, requirements }: Matter): Answer {
  const providers = internetIds(graph);
  const circuits = oncePerCircuit(
    graph.edges.filter(({ source, target }) => providers.has(source) || providers.has(target)),
  );
  const total = circuits.reduce((sum, edge) => sum + rateOf(edge), 0);
  const over = overloaded(index, requirements);
  return {
    isAnswered: circuits.length > 0 && over.length === 0,
    elements: over.length > 0 ? over : circuits.map(({ id }) => id),
    sentences: [
      circuits.length === 0
        ? 'There is no path to the internet.'
        : `Internet access: ${formatRate(total)} by ${formatCount(circuits.length, 'circuit')}.`,
      over.length === 0
        ? 'No uplink exceeds its target oversubscription.'
        : `${formatCount(over.length, 'switch')} ${plural(over.length, 'exceeds', 'exceed')} the target oversubscription of ${plural(over.length, 'its', 'their')} uplinks: see the checks.`,
    ],
  };
}

function latency({ graph, index, requirements }: Matter): Answer {
  const hops = mostHops(graph, index);
  const voice = graph.subnets.filter(({ purpose }) => purpose === 'voice');
  const over = overloaded(index, requirements);
  return {
    isAnswered: over.length === 0,
    elements: over.length > 0 ? over : voice.map(({ id }) => id),
    sentences: [
      `A packet from a desk to the internet passes through at most ${formatCount(hops, 'device')}.`,
      ...(voice.length > 0
        ? [`Voice has ${formatCount(voice.length, 'VLAN')} of its own, so that switches can prioritise it.`]
        : []),
      over.length === 0
        ? 'Every uplink is within its target oversubscription, so no packet waits for one that is too slow.'
        : `Packets would wait at ${formatCount(over.length, 'switch')}: see the checks.`,
    ],
  };
}

function security({ graph, requirements }: Matter): Answer {
  const firewalls = graph.nodes.filter(({ type }) => type === 'firewall');
  const rules = policies(graph, layer3Of(graph), requirements);
  const apart = new Set(
    graph.subnets.flatMap(({ purpose }) => (separatePurposes.has(purpose) ? purposeNames[purpose] : [])),
  );
  const denied = rules.filter(({ action }) => action === 'deny').length;
  return {
    isAnswered: firewalls.length > 0,
    elements: firewalls.map(({ id }) => id),
    sentences: [
      firewalls.length > 0
        ? `${formatCount(devicesIn(firewalls), 'firewall')} ${plural(devicesIn(firewalls), 'is', 'are')} between the sites and the internet.`
        : 'No firewall is required: choose one in the requirements.',
      ...(apart.size > 0 ? [`Separated from the staff’s network: ${joinAnd([...apart])}.`] : []),
      `Policies between the zones: ${rules.length - denied} allow required traffic, ${denied} deny traffic explicitly; the rest is dropped.`,
    ],
  };
}

function reliability({ graph, requirements: { redundancy } }: Matter): Answer {
  const required = [
    ...(redundancy.internet ? ['the internet access'] : []),
    ...(redundancy.coreSwitching ? ['the core'] : []),
    ...(redundancy.power ? ['the power'] : []),
  ];
  const [worst] = siteAvailability(graph).toSorted((a, b) => b.downHours - a.downHours);
  return {
    isAnswered: required.length > 0,
    elements: worst?.causes.flatMap(({ elements }) => elements) ?? [],
    sentences: [
      required.length > 0
        ? `Redundant: ${joinAnd(required)}.`
        : 'Nothing is redundant: require redundant internet access, core or power in the requirements.',
      ...(worst
        ? [
            `${worst.site} is the site with the longest time without the internet, about ${formatCount(Math.ceil(worst.downHours), 'hour')} a year (an estimate).`,
          ]
        : []),
    ],
  };
}

function scalability({ graph, requirements: { growth } }: Matter): Answer {
  const access = graph.nodes.filter(({ type, layer }) => type === 'switch' && layer === 'access');
  const free = access.reduce((sum, { ports }) => sum + (ports ? ports.total - ports.used : 0), 0);
  return {
    isAnswered: growth.percent > 0,
    elements: access.map(({ id }) => id),
    sentences: [
      growth.percent > 0
        ? `Ports, power and addresses are sized for ${growth.percent} % growth within ${formatCount(growth.years, 'year')}.`
        : 'No growth is stated: enter it in the requirements.',
      `${formatCount(free, 'port')} of access switches ${plural(free, 'is', 'are')} free on the first day.`,
    ],
  };
}

function management({ graph }: Matter): Answer {
  const managed = graph.nodes.filter(isInfrastructure);
  const bare = managed.filter(({ addresses }) => addresses.length === 0);
  return {
    isAnswered: bare.length === 0 && managed.length > 0,
    elements: graph.subnets.flatMap(({ id, purpose }) => (purpose === 'management' ? [id] : [])),
    sentences: [
      `${formatCount(devicesIn(managed), 'device')} ${plural(devicesIn(managed), 'follows', 'follow')} one naming scheme, each port and cable has its label, and management has its own VLAN at each site.`,
      bare.length === 0
        ? 'Each switch, router and firewall has a management address.'
        : `${formatCount(bare.length, 'device')} ${plural(bare.length, 'has', 'have')} no management address.`,
    ],
  };
}

/** Switches whose uplinks exceed their target with all links up. */
const overloaded = (index: NetworkIndex, requirements: Requirements): string[] =>
  checkOversubscription(index, () => undefined, assumptionsOf(requirements)).findings.flatMap(
    ({ severity, elements }) => (severity === 'failure' ? elements.slice(0, 1) : []),
  );

/** Devices between the internet and the desk farthest from it, by the shortest way. */
function mostHops(graph: Graph, { attachments, nodes }: NetworkIndex): number {
  const hops = new Map<string, number>([...internetIds(graph)].map((id) => [id, 0]));
  const queue = [...hops.keys()];
  let most = 0;
  for (const id of queue) {
    const reached = hops.get(id) ?? 0;
    if (nodes.get(id)?.type === 'user') most = Math.max(most, reached - 1);
    for (const { other } of attachments.get(id) ?? []) {
      if (hops.has(other.id)) continue;
      hops.set(other.id, reached + 1);
      queue.push(other.id);
    }
  }
  return most;
}

/** Purposes whose subnets are kept apart from the staff's. */
const separatePurposes: ReadonlySet<Subnet['purpose']> = new Set(['guest', 'iot', 'dmz', 'management']);

const devicesIn = (nodes: readonly TopologyNode[]): number =>
  nodes.reduce((sum, { quantity }) => sum + quantity, 0);
