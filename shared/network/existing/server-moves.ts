import type { ExistingNetwork } from '../../contract/designs.ts';
import type { Graph, TopologyNode } from '../../contract/topology-items.ts';
import { formatCount, plural } from '../../vocabulary/counts.ts';
import { countDevices } from '../graph/count-devices.ts';
import { inventoryOf } from './inventory.ts';
import { named } from './named-nodes.ts';
import { categoryOf } from './stock.ts';

/** Servers and wireless controllers: what people use, and nobody is plugged into. */
export const isServer = ({ type }: TopologyNode): boolean => type === 'server';

/** Wireless controllers have a configuration, which the plan states, and nothing else that would be lost. */
const holdsData = (node: TopologyNode): boolean => isServer(node) && node.group !== 'wireless-controllers';

/** What becomes of servers that are there. */
export interface ServerMove {
  /** Planned ones, each in place of one that is there. */
  readonly replacing: readonly TopologyNode[];
  readonly kept: readonly TopologyNode[];
  /** Those that are there and have no place in the plan. */
  readonly left: number;
}

export const serverMoveOf = (nodes: readonly TopologyNode[], left = 0): ServerMove => {
  const servers = nodes.filter(holdsData);
  return {
    replacing: servers.filter(({ status }) => status === 'replaced'),
    kept: servers.filter(({ status }) => status === 'kept'),
    left,
  };
};

export const movesServers = ({ replacing, kept, left }: ServerMove): boolean =>
  replacing.length + kept.length + left > 0;

/** Servers that are there: those that the plan replaces or has no place for, and of these the ones without a place. */
export function goingServers(
  existing: ExistingNetwork,
  { nodes }: Pick<Graph, 'nodes'>,
): { readonly all: number; readonly left: number } {
  let [all, left] = [0, 0];
  for (const [at, line] of inventoryOf(existing, { nodes }).lines.entries()) {
    const { category, type = '' } = existing.currentDevices[at] ?? {};
    const isOfServers =
      (category ?? categoryOf(type)) === 'server' ||
      nodes.some((node) => line.elements.includes(node.id) && isServer(node));
    if (!isOfServers) continue;
    all += line.quantity - line.kept;
    left += line.left;
  }
  return { all, left };
}

/** How what servers hold comes to the planned ones, in order; the old ones are kept as they are. */
export function moveActions({ replacing, kept, left }: ServerMove): string[] {
  const count = countDevices({ nodes: replacing });
  return [
    ...(count === 0
      ? []
      : [
          `Set up the services of ${plural(count, 'the old server', 'the old servers')} on ${named(replacing)}, and copy the data there while the old ${plural(count, 'one is', 'ones are')} in use.`,
          'Verify the copy: compare the number and the checksums of files and rows, and let those who use an application test it on the copy.',
          `In a window outside working hours, stop writing to the old ${plural(count, 'server', 'servers')}, copy and verify what has changed since, and only then cut over: change the names (DNS) to ${named(replacing)}, which both networks reach by the joining link.`,
          `Keep the old ${plural(count, 'server', 'servers')} powered and closed for writing, with the data, until the old network is taken down.`,
        ]),
    ...(left === 0
      ? []
      : [
          `Move what ${formatCount(left, 'old server')} without a place in the plan ${plural(left, 'holds', 'hold')} to the planned ones or to an archive, copied and verified in the same way.`,
        ]),
    ...(kept.length === 0
      ? []
      : [
          `Back up ${named(kept)}, which ${plural(kept.length, 'stays', 'stay')}, then move the cables and give ${plural(kept.length, 'it the planned address', 'them the planned addresses')}, and change the names (DNS) to them.`,
        ]),
  ];
}

/** The way back once names lead to the planned servers. */
export const moveBack = ({ replacing, kept }: ServerMove): string[] => [
  ...(replacing.length === 0
    ? []
    : [
        'Change the names back to the old servers, which have all data up to the window; copy back and verify what was written to the new ones since, and open the old ones for writing.',
      ]),
  ...(kept.length === 0
    ? []
    : [`Move the cables of ${named(kept)} back, with the old addresses and names; the backup has the data.`]),
];
