import type { DeviceConfiguration } from '../../contract/configuration/device-configuration.ts';
import type { Requirements } from '../../contract/requirements.ts';
import type { Graph } from '../../contract/topology-items.ts';
import { formatCount, formatNumber } from '../../vocabulary/counts.ts';
import { joinAnd } from '../../vocabulary/lists.ts';
import { formatRate } from '../../vocabulary/rates.ts';
import type { DeviceOf } from '../hardware/devices.ts';
import { remoteLoad } from '../sizing/remote-load.ts';
import type { CheckAnswer, Finding } from './finding.ts';

/**
 * The device on which people's tunnels end takes as many at the same time, and encrypts what they bring. Of a pair each must do so
 * alone. What the catalogue does not state of its model is not checked, which is stated.
 */
export function remoteCapacity(
  graph: Graph,
  configurations: readonly DeviceConfiguration[],
  requirements: Requirements,
  deviceOf: DeviceOf,
): CheckAnswer {
  const own = configurations.find(({ remoteAccess }) => remoteAccess !== undefined);
  if (own === undefined) return { findings: [] };
  const ends = new Set(own.members.map(({ node }) => node));
  const load = remoteLoad(ends, graph, requirements);
  if (load === undefined) return { findings: [] };
  const findings: Finding[] = [];
  const unknown = new Set<string>();
  for (const node of graph.nodes) {
    const device = ends.has(node.id) ? deviceOf(node) : undefined;
    if (device === undefined) continue;
    const { remoteUsers, ipsecMbps } = device.specs;
    const model = `${device.manufacturer} ${device.model}`;
    const missing = [
      ...(remoteUsers === undefined ? ['how many remote users'] : []),
      ...(ipsecMbps === undefined ? ['how much IPsec'] : []),
    ];
    if (missing.length > 0) unknown.add(`${joinAnd(missing)} ${model} takes`);
    const short = [
      ...(remoteUsers !== undefined && remoteUsers < load.users
        ? [
            `takes ${formatCount(remoteUsers, 'remote user')} at the same time, but ${formatNumber(load.users)} are planned for`,
          ]
        : []),
      ...(ipsecMbps !== undefined && ipsecMbps < load.mbps
        ? [`encrypts ${formatRate(ipsecMbps)}, but has to encrypt ${load.why}`]
        : []),
    ];
    for (const words of short)
      findings.push({
        severity: 'failure',
        elements: [node.id],
        sentence: `${node.label}: ${model} ${words}.`,
      });
  }
  const notes = [...unknown].map((words) => `It is not known ${words}.`);
  return { findings, ...(notes.length > 0 && { note: notes.join(' ') }) };
}
