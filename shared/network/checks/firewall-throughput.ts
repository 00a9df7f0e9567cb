import type { Requirements } from '../../contract/requirements.ts';
import type { TopologyNode } from '../../contract/topology.ts';
import { formatCount } from '../../vocabulary/counts.ts';
import { joinAnd } from '../../vocabulary/lists.ts';
import { formatRate } from '../../vocabulary/rates.ts';
import { type NetworkIndex, rateOf } from '../graph/network-index.ts';
import { internetIds, isTunnel, ratesByPlace } from '../graph/wan-links.ts';
import type { DeviceOf } from '../hardware/devices.ts';
import { rateInUse } from '../sizing/rates-in-use.ts';
import { type Concurrency, concurrencyOf } from '../sizing/shared-rate.ts';
import type { CheckAnswer, Finding } from './finding.ts';

/**
 * A firewall inspects at least what the internet access behind it and the circuits that end on it bring together.
 * Each of a pair must do so alone, since the other may have failed.
 */
export function checkFirewallThroughput(
  index: NetworkIndex,
  requirements: Requirements,
  deviceOf: DeviceOf,
): CheckAnswer {
  const firewalls = index.graph.nodes.filter(({ type }) => type === 'firewall');
  const unknown = firewalls.filter((node) => deviceOf(node) === undefined);
  const { securityRequirements } = requirements;
  const use = { concurrency: concurrencyOf(requirements), internet: internetIds(index.graph) };
  const inspects =
    securityRequirements.firewall !== 'basic' ||
    securityRequirements.ips ||
    securityRequirements.contentFiltering;
  return {
    findings: firewalls.flatMap((node) => checkFirewall(node, index, deviceOf, { inspects, use })),
    ...(unknown.length > 0 && {
      note: `${labels(unknown)}: no model chosen yet.`,
    }),
  };
}

/** How circuits are counted. */
interface Use {
  readonly concurrency: Concurrency;
  /** Nodes that are the internet itself. */
  readonly internet: ReadonlySet<string>;
}

function checkFirewall(
  node: TopologyNode,
  index: NetworkIndex,
  deviceOf: DeviceOf,
  { inspects, use }: { readonly inspects: boolean; readonly use: Use },
): Finding[] {
  const device = deviceOf(node);
  if (device === undefined) return [];
  const { inspectionMbps, firewallMbps } = device.specs;
  const own = inspects ? inspectionMbps : (firewallMbps ?? inspectionMbps);
  const circuits = circuitsOf(node, index, use);
  const needed = circuits.reduce((sum, mbps) => sum + mbps, 0);
  const model = `${device.manufacturer} ${device.model}`;
  const how = inspects ? 'with inspection' : 'as a packet filter';
  if (own === undefined) {
    const sentence = `${node.label}: the throughput of ${model} ${how} is not known; its circuits add up to ${formatRate(needed)}.`;
    return needed > 0 ? [{ severity: 'warning', elements: [node.id], sentence }] : [];
  }
  if (own >= needed) return [];
  const terms =
    circuits.length > 1
      ? `${formatCount(circuits.length, 'circuit')} of ${formatRate(needed)} together`
      : formatRate(needed);
  return [
    {
      severity: 'failure',
      elements: [node.id],
      sentence: `${node.label}: ${model} carries ${formatRate(own)} ${how}, but has to carry ${terms}.`,
    },
  ];
}

/** Mbit/s of the circuits that end on a firewall, and of those of the routers before it; tunnels ride on them. */
function circuitsOf(node: TopologyNode, index: NetworkIndex, use: Use): number[] {
  const attachments = index.attachments.get(node.id) ?? [];
  const own = inUse(node, index, use);
  const behindRouters = attachments
    .filter(({ other, edge }) => edge.type !== 'wan' && other.type === 'router')
    .map(({ other }) => carriedBy(other, index, use));
  // Two providers are one access with its spare: the firewall carries the larger.
  const before = Math.max(0, ...behindRouters);
  return [...own, ...(before > 0 ? [before] : [])];
}

/** The larger internet access of a router, and all its circuits to other sites. */
const carriedBy = (router: TopologyNode, index: NetworkIndex, use: Use): number =>
  inUse(router, index, use).reduce((sum, mbps) => sum + mbps, 0);

/** The larger internet access, of which another is the reserve, and what is in use at once of the circuits to other sites. */
function inUse(node: TopologyNode, index: NetworkIndex, use: Use): number[] {
  const circuits = wideArea(node, index);
  const access = ratesByPlace(circuits.filter(({ other }) => use.internet.has(other.id)));
  const toSites = circuits.filter(({ other }) => !use.internet.has(other.id));
  return [
    ...(access.length > 0 ? [Math.max(...access)] : []),
    ...(toSites.length > 0 ? [rateInUse(toSites, use.concurrency)] : []),
  ];
}

const wideArea = (node: TopologyNode, index: NetworkIndex) =>
  (index.attachments.get(node.id) ?? [])
    .filter(({ edge }) => edge.type === 'wan' && !isTunnel(edge))
    .map(({ edge, other }) => ({ edge, other, mbps: rateOf(edge) }));

const labels = (nodes: readonly TopologyNode[]): string =>
  nodes.length > 3 ? formatCount(nodes.length, 'firewall') : joinAnd(nodes.map(({ label }) => label));
