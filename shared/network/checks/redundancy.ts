import type { Requirements } from '../../contract/requirements.ts';
import type { TopologyNode } from '../../contract/topology-items.ts';
import { formatCount } from '../../vocabulary/counts.ts';
import { joinAnd } from '../../vocabulary/lists.ts';
import { type Cut, type Cuts, cutsFrom } from '../graph/cut-search.ts';
import type { NetworkIndex } from '../graph/network-index.ts';
import { internetIds } from '../graph/wan-links.ts';
import { deviceKindOf } from '../hardware/device-kind.ts';
import type { CheckAnswer, Finding } from './finding.ts';
import { requiredSurvival, type Survival } from './redundancy-scopes.ts';
import { sharedIpv6 } from './shared-ipv6.ts';

/**
 * There is no single point of failure between a switch and the internet, or the servers, in the layers for which a site's
 * redundancy is required: its circuits, its edge, distribution and core. Desks and access points are attached to one access switch by nature; they are not counted.
 */
export const checkRedundancy = (index: NetworkIndex, requirements: Requirements): CheckAnswer => ({
  ...singlePoints(index, requirements),
  ...sharedIpv6(index.graph),
});

function singlePoints(index: NetworkIndex, requirements: Requirements): CheckAnswer {
  const survival = requiredSurvival(index.graph, requirements);
  if (!survival.isAsked) return { findings: [] };
  const { nodes } = index.graph;
  const internet = internetIds(index.graph);
  const targets = [
    { name: 'the internet', roots: nodes.filter(({ id }) => internet.has(id)) },
    {
      name: 'the servers',
      roots: nodes.filter((node) => deviceKindOf(node)?.role === 'server' && !survival.isRemote(node.site)),
    },
  ];
  if (targets.every(({ roots }) => roots.length === 0)) {
    return { findings: [], note: 'The topology has neither internet access nor servers to reach.' };
  }
  return {
    findings: targets.flatMap(({ name, roots }) => {
      const found = cutsFrom(index, roots, { ofDevices: true });
      if (found.cuts.length === 0) return [];
      const counts = switchesBefore(found.reached);
      return found.cuts.flatMap((cut) =>
        // Most part nothing but people and access points.
        switchesIn(cut, counts) > 0 && survival.isToSurvive(cut.element)
          ? findingOf(keptOf(cut, found, survival), found, counts, name)
          : [],
      );
    }),
  };
}

/** Another site's only circuit leads to one provider: whether that reaches the far end by another, the simulation says. */
function isSpared(site: string, element: Cut['element'], survival: Survival): boolean {
  const isThin = survival.hasOneCircuit(site) || survival.isBehindHub(site, element);
  if ('edge' in element) return element.edge.type === 'wan' && isThin;
  const { node } = element;
  return survival.hangsOn(site, element) || (node.layer === 'edge' && node.site !== site && isThin);
}

/** A cut without what is not promised to survive it. */
function keptOf({ element, lost }: Cut, { reached }: Cuts, survival: Survival): Cut {
  const hanging = new Map<string | undefined, boolean>();
  const hangs = ({ site }: TopologyNode): boolean => {
    const known = hanging.get(site) ?? (site !== undefined && isSpared(site, element, survival));
    hanging.set(site, known);
    return known;
  };
  const kept = lost.flatMap(([from, to]) => {
    const ranges: [number, number][] = [];
    for (let at = from; at < to; at += 1) {
      const node = reached[at];
      if (node === undefined || hangs(node)) continue;
      const last = ranges.at(-1);
      if (last?.[1] === at) last[1] = at + 1;
      else ranges.push([at, at + 1]);
    }
    return ranges;
  });
  return { element, lost: kept };
}

/** How many switches come before each index of a list, and before its end. */
function switchesBefore(nodes: readonly TopologyNode[]): number[] {
  let sum = 0;
  const counts = nodes.map((node) => {
    const before = sum;
    if (isSwitch(node)) sum += 1;
    return before;
  });
  return [...counts, sum];
}

const switchesIn = ({ lost }: Cut, counts: readonly number[]): number =>
  lost.reduce((sum, [from, to]) => sum + (counts[to] ?? 0) - (counts[from] ?? 0), 0);

function findingOf(cut: Cut, { reached }: Cuts, counts: readonly number[], target: string): Finding[] {
  const { element, lost } = cut;
  const switches = switchesIn(cut, counts);
  if (switches === 0) return [];
  const first = firstSwitch(reached, lost);
  const others = switches - 1;
  const whom = others === 0 ? first?.label : `${first?.label} and ${formatCount(others, 'other switch')}`;
  const what = 'node' in element ? element.node.label : linkName(element.edge, reached);
  return [
    {
      severity: 'failure',
      elements: ['node' in element ? element.node.id : element.edge.id, ...(first ? [first.id] : [])],
      sentence: `${what} is a single point of failure: without it ${whom} would not reach ${target}.`,
    },
  ];
}

const isSwitch = ({ type }: TopologyNode): boolean => type === 'switch';

function firstSwitch(reached: readonly TopologyNode[], lost: Cut['lost']): TopologyNode | undefined {
  for (const [from, to] of lost) {
    for (let at = from; at < to; at += 1) {
      const node = reached[at];
      if (node !== undefined && isSwitch(node)) return node;
    }
  }
  return undefined;
}

function linkName(
  { source, target }: { source: string; target: string },
  nodes: readonly TopologyNode[],
): string {
  const labels = [source, target].map((id) => nodes.find((node) => node.id === id)?.label ?? id);
  return `The link between ${joinAnd(labels)}`;
}
