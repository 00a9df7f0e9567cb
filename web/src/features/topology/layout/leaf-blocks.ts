import type { TopologyEdge, TopologyNode } from '#shared/contract/topology-items.ts';
import { tierOf } from '#shared/network/graph/tiers.ts';
import { naturally } from '#shared/vocabulary/natural-order.ts';
import type { Position } from '#web/features/topology/model/positions.ts';
import { type Block, type BlockLink, cell, type SiteCore } from './blocks.ts';
import type { SiteGroup } from './site-groups.ts';

/**
 * Takes the leaves out of a site, so that the layout sees a fraction of its nodes: each hangs in a grid beneath the
 * one node that it is linked to, its head. Links inside a layer are left out too: they would push one of two peers a
 * row down.
 */
export function leafBlocks({ nodes, edges }: SiteGroup): SiteCore {
  const byId = new Map(nodes.map((node) => [node.id, node]));
  const neighbours = neighboursOf(edges);
  const leaves = new Map<TopologyNode, TopologyNode[]>();
  for (const node of nodes) if (!headOf(node, byId, neighbours)) leaves.set(node, []);
  for (const node of nodes) {
    const head = headOf(node, byId, neighbours);
    if (head) leaves.get(head)?.push(node);
  }
  const blocks = [...leaves].map(([head, own]) => leafBlock(head, own));
  const links = edges.flatMap(({ source, target }): BlockLink[] => {
    const [a, b] = [byId.get(source), byId.get(target)];
    if (!a || !b || !leaves.has(a) || !leaves.has(b) || rankOf(a) === rankOf(b)) return [];
    // The blocks' own strings, which are compared at a glance.
    return [rankOf(a) < rankOf(b) ? { upper: a.id, lower: b.id } : { upper: b.id, lower: a.id }];
  });
  return { blocks, links };
}

/** A leaf's head: its only neighbour, where that one has other links as well and does not stand in a lower row. */
function headOf(
  node: TopologyNode,
  byId: ReadonlyMap<string, TopologyNode>,
  neighbours: ReadonlyMap<string, ReadonlySet<string>>,
): TopologyNode | undefined {
  const [only, ...others] = neighbours.get(node.id) ?? [];
  const head = only === undefined || others.length > 0 ? undefined : byId.get(only);
  if (!head || head === node || (neighbours.get(head.id)?.size ?? 0) < 2) return undefined;
  return rankOf(head) <= rankOf(node) ? head : undefined;
}

/** Pairs of the backbone stand so far apart that both are named when the whole network is in view. */
const backbone: ReadonlySet<TopologyNode['layer']> = new Set(['internet', 'edge', 'core']);
const backboneWidth = 3.4 * cell.width;

function leafBlock(head: TopologyNode, leaves: readonly TopologyNode[]): Block {
  const columns = leaves.length <= 3 ? Math.max(1, leaves.length) : Math.ceil(Math.sqrt(leaves.length * 0.9));
  const width = Math.max(columns * cell.width, backbone.has(head.layer) ? backboneWidth : 0);
  const offsets = new Map<string, Position>([[head.id, { x: width / 2, y: cell.height / 2 }]]);
  const sorted = leaves.toSorted((a, b) => a.type.localeCompare(b.type) || naturally(a.label, b.label));
  sorted.forEach((leaf, i) => {
    const row = Math.floor(i / columns);
    // Columns go down to the last row, so that links pass between them.
    const x = width / 2 + ((i % columns) - (columns - 1) / 2) * cell.width;
    offsets.set(leaf.id, { x, y: (row + 1.5) * cell.height });
  });
  const height = cell.height * (1 + Math.ceil(leaves.length / columns));
  const { id, label, building, floor } = head;
  const own = floor === undefined ? undefined : `${building ?? ''} ${floor}`;
  return { id, label, floor: own, building, rank: rankOf(head), width, height, offsets };
}

/** The network's tiers, with a row of its own for people and servers: they are attached to access points as well. */
const rankOf = (node: TopologyNode): number => tierOf(node) + (node.layer === 'endpoint' ? 1 : 0);

function neighboursOf(edges: readonly TopologyEdge[]): Map<string, Set<string>> {
  const neighbours = new Map<string, Set<string>>();
  const join = (from: string, to: string) => {
    const set = neighbours.get(from);
    if (set) set.add(to);
    else neighbours.set(from, new Set([to]));
  };
  for (const { source, target } of edges) {
    join(source, target);
    join(target, source);
  }
  return neighbours;
}
