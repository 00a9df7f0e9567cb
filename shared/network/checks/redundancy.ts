import type { Requirements } from '../../contract/requirements.ts';
import type { TopologyNode } from '../../contract/topology.ts';
import { formatCount } from '../../vocabulary/counts.ts';
import { joinAnd } from '../../vocabulary/lists.ts';
import { type Cut, type Cuts, cutsFrom } from '../graph/cut-search.ts';
import type { NetworkIndex } from '../graph/network-index.ts';
import { internetIds } from '../graph/wan-links.ts';
import type { CheckAnswer, Finding } from './finding.ts';
import { requiredScopes, scopeOf } from './redundancy-scopes.ts';

/**
 * There is no single point of failure between a switch and the internet, or the servers, in the layers for which
 * redundancy is required: the edge (`redundancy.internet`), distribution and core (`redundancy.coreSwitching`). Desks
 * and access points are attached to one access switch by nature; they are not counted.
 */
export function checkRedundancy(index: NetworkIndex, requirements: Requirements): CheckAnswer {
  const required = requiredScopes(requirements);
  if (required.size === 0) return { findings: [] };
  const { nodes } = index.graph;
  const internet = internetIds(index.graph);
  const targets = [
    { name: 'the internet', roots: nodes.filter(({ id }) => internet.has(id)) },
    { name: 'the servers', roots: nodes.filter(({ type }) => type === 'server') },
  ];
  if (targets.every(({ roots }) => roots.length === 0)) {
    return { findings: [], note: 'The topology has neither internet access nor servers to reach.' };
  }
  return {
    findings: targets.flatMap(({ name, roots }) => {
      const found = cutsFrom(index, roots);
      const counts = switchesBefore(found.reached);
      return found.cuts.flatMap((cut) => {
        const scope = scopeOf(cut.element, index.nodes);
        return scope !== undefined && required.has(scope) ? findingOf(cut, found, counts, name) : [];
      });
    }),
  };
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

function findingOf(
  { element, lost }: Cut,
  { reached }: Cuts,
  counts: readonly number[],
  target: string,
): Finding[] {
  const switches = lost.reduce((sum, [from, to]) => sum + (counts[to] ?? 0) - (counts[from] ?? 0), 0);
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
