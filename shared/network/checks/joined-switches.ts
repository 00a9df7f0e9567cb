import type { TopologyNode } from '../../contract/topology-items.ts';
import { isStackMember } from '../graph/clusters.ts';
import { type Attachment, isDataLink, type NetworkIndex } from '../graph/network-index.ts';

/** The links of a switch by where its traffic goes. */
export interface Directions {
  readonly up: readonly Attachment[];
  /** To hosts, and to switches that reach the core by this one alone. */
  readonly down: readonly Attachment[];
  /** Of its own row, those that send by it. */
  readonly behind: readonly TopologyNode[];
}

/**
 * Where the links of a switch lead. One that has no link of its own upwards sends by the switch of its row that is nearest to one
 * that has: a closet whose switches share a fibre, a ring of which each half leaves by its own end. Links within a stack, and to the
 * switches of the management ports, are no way up.
 */
export function directionsOf(node: TopologyNode, index: NetworkIndex): Directions {
  const own = tierAt(node, index);
  const up: Attachment[] = [];
  const down: Attachment[] = [];
  const behind: TopologyNode[] = [];
  const steps = stepsUp(node, index);
  for (const link of index.attachments.get(node.id) ?? []) {
    if (!isDataLink(link.edge, index)) continue;
    const tier = tierAt(link.other, index);
    if (tier > own) down.push(link);
    else if (tier < own) {
      if (link.other.type === 'switch') up.push(link);
    } else if (joins(node, link)) {
      const others = stepsUp(link.other, index);
      if (others < steps) up.push(link);
      else if (others > steps && steps !== Number.POSITIVE_INFINITY) behind.push(link.other);
    }
  }
  return { up, down, behind };
}

/** Switches of a row that patches join and that send upwards by other switches, and those of them that do so by themselves. */
export interface JoinedRow {
  readonly members: readonly TopologyNode[];
  readonly ends: readonly TopologyNode[];
}

export function joinedRow(node: TopologyNode, index: NetworkIndex): JoinedRow {
  const upFrom = new Map([[node, directionsOf(node, index).up]]);
  for (const one of upFrom.keys()) {
    for (const link of index.attachments.get(one.id) ?? []) {
      if (!joins(one, link) || upFrom.has(link.other)) continue;
      const { up } = directionsOf(link.other, index);
      if (up.length > 0) upFrom.set(link.other, up);
    }
  }
  const ends = [...upFrom].filter(([, up]) => up.some(({ other }) => !upFrom.has(other)));
  return { members: [...upFrom.keys()], ends: ends.map(([end]) => end) };
}

/** How many switches of its own row a switch passes on its way up; infinite without one. */
function stepsUp(node: TopologyNode, index: NetworkIndex): number {
  let row: readonly TopologyNode[] = [node];
  const seen = new Set<string>([node.id]);
  for (let steps = 0; row.length > 0; steps += 1) {
    if (row.some((one) => hasWayUp(one, index))) return steps;
    row = row.flatMap((one) =>
      (index.attachments.get(one.id) ?? []).flatMap((link) => {
        if (!joins(one, link) || seen.has(link.other.id)) return [];
        seen.add(link.other.id);
        return [link.other];
      }),
    );
  }
  return Number.POSITIVE_INFINITY;
}

const hasWayUp = (node: TopologyNode, index: NetworkIndex): boolean =>
  (index.attachments.get(node.id) ?? []).some(
    ({ edge, other }) => isDataLink(edge, index) && tierAt(other, index) < tierAt(node, index),
  );

const joins = (node: TopologyNode, { other }: Attachment): boolean =>
  [node, other].every(
    (end) =>
      end.type === 'switch' &&
      end.layer === 'access' &&
      end.group !== 'management-ports' &&
      !isStackMember(end),
  );

const tierAt = ({ id }: TopologyNode, { tier }: NetworkIndex): number => tier.get(id) ?? 0;
