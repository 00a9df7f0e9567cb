import type { Requirements } from '../../contract/requirements.ts';
import type { TopologyNode } from '../../contract/topology.ts';
import { type Cut, type Cuts, cutsFrom } from '../failures/cut-search.ts';
import type { CheckAnswer, Finding } from './finding.ts';
import { isInfrastructure, type NetworkIndex } from './network-index.ts';

/** From the access layer on a device stands between nobody but what is plugged into it. */
type Scope = 'internet' | 'coreSwitching';

/**
 * Nothing may stand alone between a switch, router or firewall and the internet, or the servers, in the layers for
 * which redundancy is asked: the edge (`redundancy.internet`), distribution and core (`redundancy.coreSwitching`).
 * Desks and access points hang on one access switch by nature; they are not counted.
 */
export function checkRedundancy(index: NetworkIndex, { redundancy }: Requirements): CheckAnswer {
  const asked = new Set<Scope>();
  if (redundancy.internet) asked.add('internet');
  if (redundancy.coreSwitching) asked.add('coreSwitching');
  if (asked.size === 0) return { findings: [] };
  const { nodes } = index.graph;
  const targets = [
    { name: 'the internet', roots: nodes.filter(({ type }) => type === 'internet') },
    { name: 'the servers', roots: nodes.filter(({ type }) => type === 'server') },
  ];
  return {
    findings: targets.flatMap(({ name, roots }) => {
      const found = cutsFrom(index, roots);
      const counts = infrastructureBefore(found.reached);
      return found.cuts.flatMap((cut) => {
        const scope = scopeOf(cut, index);
        return scope !== undefined && asked.has(scope) ? findingOf(cut, found, counts, name) : [];
      });
    }),
  };
}

/** How many switches, routers and firewalls stand before each place of a list, and before its end. */
function infrastructureBefore(nodes: readonly TopologyNode[]): number[] {
  let sum = 0;
  const counts = nodes.map((node) => {
    const before = sum;
    if (isInfrastructure(node)) sum += 1;
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
  const devices = lost.reduce((sum, [from, to]) => sum + (counts[to] ?? 0) - (counts[from] ?? 0), 0);
  if (devices === 0) return [];
  const first = firstDevice(reached, lost);
  const others = devices - 1;
  const whom =
    others === 0 ? first?.label : `${first?.label} and ${others} other device${others === 1 ? '' : 's'}`;
  const what = 'node' in element ? element.node.label : linkName(element.edge, reached);
  return [
    {
      severity: 'failure',
      elements: ['node' in element ? element.node.id : element.edge.id, ...(first ? [first.id] : [])],
      sentence: `${what} is a single point of failure: without it ${whom} would not reach ${target}.`,
    },
  ];
}

function firstDevice(reached: readonly TopologyNode[], lost: Cut['lost']): TopologyNode | undefined {
  for (const [from, to] of lost) {
    for (let at = from; at < to; at += 1) {
      const node = reached[at];
      if (node !== undefined && isInfrastructure(node)) return node;
    }
  }
  return undefined;
}

function linkName(
  { source, target }: { source: string; target: string },
  nodes: readonly TopologyNode[],
): string {
  const labels = [source, target].map((id) => nodes.find((node) => node.id === id)?.label ?? id);
  return `The link between ${labels.join(' and ')}`;
}

/** A link between switches is the core's; one that ends at the edge is the edge's. */
function scopeOf({ element }: Cut, { nodes }: NetworkIndex): Scope | undefined {
  const ends =
    'node' in element ? [element.node] : [nodes.get(element.edge.source), nodes.get(element.edge.target)];
  const scopes = ends.map((node) => node && scopeOfNode(node));
  return scopes.includes('internet') ? 'internet' : scopes.find((scope) => scope !== undefined);
}

function scopeOfNode({ layer, type }: TopologyNode): Scope | undefined {
  if (layer === 'internet' || layer === 'edge') return 'internet';
  return type === 'switch' ? 'coreSwitching' : undefined;
}
