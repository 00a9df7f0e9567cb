import type { DeviceRole } from '../../contract/device.ts';
import type { Graph, TopologyNode } from '../../contract/topology-items.ts';
import { formatCount, formatNumber, plural } from '../../vocabulary/counts.ts';
import { joinAnd, joinSome } from '../../vocabulary/lists.ts';
import { formatSum } from '../../vocabulary/money.ts';
import { siteAvailability } from '../failures/availability.ts';
import { spentHours } from '../failures/availability-words.ts';
import { elementName } from '../graph/element-name.ts';
import { deviceKindOf } from '../hardware/device-kind.ts';
import type { VariantSummary } from './summarise-variant.ts';

interface Planned {
  readonly graph: Graph;
  readonly summary: VariantSummary;
}

/**
 * What a variant costs more or less than the balanced plan, and for what: `+US$12,400 for 1 more core switch and 1 more
 * circuit. Survives the failure of HQ-CORE-1. Internet downtime: 2 hours a year instead of 20.`
 */
export function whatItBuys(balanced: Planned, variant: Planned): string {
  const differs = [
    ...countDifferences(balanced.graph, variant.graph),
    ...otherModels(balanced.graph, variant.graph),
  ];
  const alone = new Set(singlePoints(variant.graph).map(({ id }) => id));
  const survived = singlePoints(balanced.graph).filter(({ id }) => !alone.has(id));
  const [before, after] = [balanced.summary.meanDownHours, variant.summary.meanDownHours];
  const [was, is] = [spentHours(before), spentHours(after)];
  return [
    `${prices(balanced.summary, variant.summary)}${differs.length === 0 ? '' : `: ${joinSome(differs, mostNamed)}`}.`,
    ...(survived.length === 0
      ? []
      : [
          `Survives the failure of ${joinSome(
            survived.map(({ name }) => name),
            mostNamed,
          )}.`,
        ]),
    ...(was === is ? [] : [`Internet downtime: ${is} a year instead of ${was}.`]),
  ].join(' ');
}

/** `+US$12,400, and +US$300 a year`, for each currency. */
function prices(balanced: VariantSummary, variant: VariantSummary): string {
  const currencies = [...new Set([...balanced.money, ...variant.money].map(({ currency }) => currency))];
  const parts = currencies.flatMap((currency) => {
    const of = ({ money }: VariantSummary) => money.find((sum) => sum.currency === currency);
    const [old, now] = [of(balanced), of(variant)];
    const once = (now?.withEstimates ?? 0) - (old?.withEstimates ?? 0);
    const perYear = (now?.perYear ?? 0) - (old?.perYear ?? 0);
    return [
      ...(Math.round(once) === 0 ? [] : [signed(once, currency)]),
      ...(Math.round(perYear) === 0 ? [] : [`${signed(perYear, currency)} a year`]),
    ];
  });
  return parts.length === 0 ? 'Costs the same' : joinAnd(parts);
}

const signed = (amount: number, currency: string): string =>
  `${amount > 0 ? '+' : '−'}${formatSum({ amount: Math.abs(amount), currency })}`;

/** `1 more core switch`, `2 fewer circuits`. */
function countDifferences(before: Graph, after: Graph): string[] {
  const [old, now] = [counts(before), counts(after)];
  return [...new Set([...now.keys(), ...old.keys()])].flatMap((noun) => {
    const more = (now.get(noun) ?? 0) - (old.get(noun) ?? 0);
    if (more === 0) return [];
    const number = Math.abs(more);
    return [`${formatNumber(number)} ${more > 0 ? 'more' : 'fewer'} ${plural(number, noun)}`];
  });
}

function counts({ nodes, edges }: Graph): ReadonlyMap<string, number> {
  const found = new Map<string, number>();
  const add = (noun: string, count: number) => found.set(noun, (found.get(noun) ?? 0) + count);
  for (const node of nodes) {
    const noun = nounOf(node);
    if (noun !== undefined) add(noun, node.quantity);
  }
  const circuits = new Set(
    edges.flatMap(({ id, type, service, circuit = id }) =>
      type === 'wan' && service !== 'internet-vpn' ? [circuit] : [],
    ),
  );
  add('circuit', circuits.size);
  return found;
}

const nounOf = (node: TopologyNode): string | undefined => {
  const kind = deviceKindOf(node);
  return kind && nouns[kind.role];
};

const nouns = {
  edge: 'router',
  firewall: 'firewall',
  core: 'core switch',
  distribution: 'distribution switch',
  access: 'access switch',
  wireless: 'access point',
  controller: 'wireless controller',
  server: 'server',
  other: 'device',
} as const satisfies Record<DeviceRole, string>;

/** `6 access switches are Catalyst 9200L instead of Catalyst 1300`: places that both plans have, with another model. */
function otherModels(before: Graph, after: Graph): string[] {
  const old = new Map(before.nodes.map((node) => [node.id, node]));
  const swaps = new Map<
    string,
    { readonly noun: string; readonly from: string; readonly to: string; count: number }
  >();
  for (const node of after.nodes) {
    const was = old.get(node.id);
    const noun = nounOf(node);
    if (was === undefined || noun === undefined || was.equipmentId === node.equipmentId) continue;
    const [from, to] = [was.model?.model ?? 'none', node.model?.model ?? 'none'];
    const key = [noun, from, to].join('\n');
    const swap = swaps.get(key) ?? { noun, from, to, count: 0 };
    swap.count += node.quantity;
    swaps.set(key, swap);
  }
  return [...swaps.values()]
    .sort((a, b) => b.count - a.count)
    .map(({ noun, from, to, count }) => `${to} instead of ${from} for ${formatCount(count, noun)}`);
}

/** Devices and circuits that take a site off the internet by themselves. */
function singlePoints(graph: Graph): { readonly id: string; readonly name: string }[] {
  const named = {
    nodes: new Map(graph.nodes.map((node) => [node.id, node])),
    edges: new Map(graph.edges.map((edge) => [edge.id, edge])),
    subnets: graph.subnets,
  };
  const alone = siteAvailability(graph).flatMap(({ causes }) =>
    causes.flatMap(({ elements: [id, ...others] }) => (id === undefined || others.length > 0 ? [] : [id])),
  );
  return [...new Set(alone)].map((id) => ({ id, name: elementName(named, id) }));
}

const mostNamed = 4;
