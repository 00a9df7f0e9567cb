import type { Requirements } from '../../contract/requirements.ts';
import type { TopologyNode } from '../../contract/topology-items.ts';
import { formatCount } from '../../vocabulary/counts.ts';
import { joinAnd } from '../../vocabulary/lists.ts';
import { formatRate } from '../../vocabulary/rates.ts';
import type { NetworkIndex } from '../graph/network-index.ts';
import type { DeviceOf } from '../hardware/devices.ts';
import { type EdgeRate, edgeRates } from '../sizing/edge-rates.ts';
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
  const rates = edgeRates(index.graph, requirements);
  const inspects =
    securityRequirements.firewall !== 'basic' ||
    securityRequirements.ips ||
    securityRequirements.contentFiltering;
  return {
    findings: firewalls.flatMap((node) => checkFirewall(node, rates.get(node.id), deviceOf, inspects)),
    ...(unknown.length > 0 && {
      note: `${labels(unknown)}: no model chosen yet.`,
    }),
  };
}

function checkFirewall(
  node: TopologyNode,
  rate: EdgeRate | undefined,
  deviceOf: DeviceOf,
  inspects: boolean,
): Finding[] {
  const device = deviceOf(node);
  if (device === undefined || rate === undefined) return [];
  const { inspectionMbps, firewallMbps } = device.specs;
  const own = inspects ? inspectionMbps : (firewallMbps ?? inspectionMbps);
  const model = `${device.manufacturer} ${device.model}`;
  const how = inspects ? 'with inspection' : 'as a packet filter';
  const elements = [node.id];
  if (own === undefined) {
    const sentence = `${node.label}: the throughput of ${model} ${how} is not known; it has to carry ${rate.why}.`;
    return rate.mbps > 0 ? [{ severity: 'warning', elements, sentence }] : [];
  }
  if (own >= rate.mbps) return [];
  const sentence = `${node.label}: ${model} carries ${formatRate(own)} ${how}, but has to carry ${rate.why}.`;
  return [{ severity: 'failure', elements, sentence }];
}

const labels = (nodes: readonly TopologyNode[]): string =>
  nodes.length > 3 ? formatCount(nodes.length, 'firewall') : joinAnd(nodes.map(({ label }) => label));
