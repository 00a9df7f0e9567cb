import type { TopologyNode } from '../../contract/topology.ts';
import { assumptions } from '../assumptions.ts';
import { ratio } from '../sizing/inside-rates.ts';
import type { CheckAnswer, Finding } from './finding.ts';
import { type Attachment, isDataLink, type NetworkIndex, rateOf } from './network-index.ts';

/** Source: facts of network design (campus guidance; data-centre leaves at most 3:1). */
const targets = {
  access: { most: assumptions.accessOversubscription, what: 'from access upwards' },
  distribution: { most: assumptions.distributionOversubscription, what: 'from distribution to core' },
  servers: { most: assumptions.serverOversubscription, what: 'from servers upwards' },
} as const;

/**
 * The sum of a switch's links below over the sum of its links to the switches above, as it stands and with its
 * fastest uplink failed. A switch straight below the edge is judged by its circuits, not here.
 */
export function checkOversubscription(index: NetworkIndex): CheckAnswer {
  return {
    findings: index.graph.nodes.flatMap((node) => (node.type === 'switch' ? judge(node, index) : [])),
  };
}

function judge(node: TopologyNode, index: NetworkIndex): Finding[] {
  const own = index.tier.get(node.id) ?? 0;
  const tierOf = ({ other }: Attachment) => index.tier.get(other.id) ?? 0;
  const links = (index.attachments.get(node.id) ?? []).filter(({ edge }) => isDataLink(edge, index));
  const up = links.filter((link) => tierOf(link) < own && link.other.type === 'switch');
  const down = links.filter((link) => tierOf(link) > own);
  if (up.length === 0 || down.length === 0) return [];
  const kind = node.layer === 'distribution' ? 'distribution' : isForServers(down) ? 'servers' : 'access';
  const { most, what } = targets[kind];
  const below = sum(down);
  const above = sum(up);
  const fastest = Math.max(...up.map(({ edge }) => rateOf(edge)));
  const normal = below / above;
  if (normal > most) {
    return [
      finding('failure', node, `${gbps(below)} below / ${gbps(above)} above = ${ratio(normal)}`, most, what),
    ];
  }
  const left = above - fastest;
  if (left <= 0 || below / left <= most) return [];
  const arithmetic = `with one uplink failed ${gbps(below)} below / ${gbps(left)} above = ${ratio(below / left)}`;
  return [finding('warning', node, arithmetic, most, what)];
}

const finding = (
  severity: Finding['severity'],
  { id, label }: TopologyNode,
  arithmetic: string,
  most: number,
  what: string,
): Finding => ({
  severity,
  elements: [id],
  sentence: `${label}: ${arithmetic}; ${what} it should be at most ${most}:1.`,
});

const isForServers = (down: readonly Attachment[]): boolean =>
  down.every(({ other }) => other.type === 'server');

/** Mbit/s of all ports together. */
const sum = (links: readonly Attachment[]): number =>
  links.reduce((total, { edge, ports }) => total + rateOf(edge) * ports, 0);

const gbps = (mbps: number): string => `${Number((mbps / 1_000).toFixed(2))} Gbit/s`;
