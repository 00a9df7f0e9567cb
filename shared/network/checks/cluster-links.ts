import type { Device } from '../../contract/device.ts';
import type { TopologyEdge, TopologyNode } from '../../contract/topology-items.ts';
import { type Clustering, clusteringOf } from '../../equipment/clustering.ts';
import { formatRate } from '../../vocabulary/rates.ts';
import { isSameDevice, isStandbyMember, logicalDevices } from '../graph/clusters.ts';
import type { Attachment, NetworkIndex } from '../graph/network-index.ts';
import { physicalPort, portsNamed } from '../graph/port-range.ts';
import { isTunnel } from '../graph/wan-links.ts';
import type { DeviceOf } from '../hardware/devices.ts';
import { portsNamedAt } from '../hardware/ports-of-model.ts';
import { changing, type Finding, withFix } from './finding.ts';
import { isNamedByModel } from './named-by-model.ts';
import type { PortPlace } from './port-fix.ts';

/** What is wrong with the ports of a link at a member of a cluster, by what its model sets for one. */
export function clusterSentences(
  { node, ports, clustering, named }: PortPlace,
  { port = '', other }: Attachment,
  { manufacturer, model }: Device,
): string[] {
  if (clustering === undefined) return [];
  const isBetweenMembers = isSameDevice(node, other);
  const { name: cluster, control, management, mostFabricMbps = Number.POSITIVE_INFINITY } = clustering;
  const of = `${node.label}: in a ${cluster.toLowerCase()} of ${manufacturer} ${model}`;
  return named(physicalPort(port)).flatMap((name): string[] => {
    const speed = ports?.get(name)?.speedMbps ?? 0;
    if (name === management) return [`${of}, ${name} is the management port and ends no link.`];
    if (name === control)
      return isBetweenMembers ? [] : [`${of}, ${name} is the control port and ends the control link alone.`];
    return isBetweenMembers && speed > mostFabricMbps
      ? [`${of}, a fabric link ends on ports of ${formatRate(mostFabricMbps)}, and ${name} is faster.`]
      : [];
  });
}

/**
 * A cluster whose model says by which port the members lead each other has a link from that port to the other’s, and another one that
 * shares their sessions. Not where the ports are not known by the names of the model.
 */
export function clusterLinks(index: NetworkIndex, deviceOf: DeviceOf): Finding[] {
  const members = index.graph.nodes.filter(isStandbyMember);
  return logicalDevices(members).flatMap(([one, other]) => {
    const device = one && deviceOf(one);
    if (one === undefined || other === undefined || device === undefined) return [];
    if (deviceOf(other)?.id !== device.id) return [];
    const clustering = clusteringOf(device);
    if (
      clustering === undefined ||
      !isNamedByModel(
        { ports: portsNamedAt(one, device), named: portsNamed },
        index.attachments.get(one.id) ?? [],
      )
    )
      return [];
    return missingLinks([one, other], device, clustering, index);
  });
}

function missingLinks(
  [one, other]: readonly [TopologyNode, TopologyNode],
  { manufacturer, model }: Device,
  { name: cluster, control }: Clustering,
  index: NetworkIndex,
): Finding[] {
  const between = (index.attachments.get(one.id) ?? []).flatMap(({ edge, other: far }) =>
    far.id === other.id && !isTunnel(edge) ? [edge] : [],
  );
  const lead = between.find(({ sourcePort, targetPort }) => sourcePort === control && targetPort === control);
  const pair = `${one.label} and ${other.label}`;
  const elements = [one.id, other.id];
  const kind = `a ${cluster.toLowerCase()} of ${manufacturer} ${model}`;
  if (lead === undefined)
    return [
      {
        severity: 'failure',
        elements: [...elements, ...between.map(({ id }) => id)],
        sentence: `${pair} have no control link: ${kind} has it from ${control} to ${control}.`,
        ...withFix(controlFix(between, [one, other], control, index)),
      },
    ];
  return between.length > 1
    ? []
    : [
        {
          severity: 'failure',
          elements: [...elements, lead.id],
          sentence: `${pair} have no fabric link: ${kind} shares its sessions over one beside the control link.`,
        },
      ];
}

/** The first of several links between the members becomes the control link, where no other has its ports. */
function controlFix(
  between: readonly TopologyEdge[],
  members: readonly TopologyNode[],
  control: string,
  { attachments }: NetworkIndex,
) {
  const [first, second] = between;
  const isTaken = members.some(({ id }) =>
    (attachments.get(id) ?? []).some(
      ({ edge, port }) =>
        edge !== first && port !== undefined && portsNamed(physicalPort(port)).includes(control),
    ),
  );
  if (first === undefined || second === undefined || isTaken) return undefined;
  return {
    label: `Use ${control} of both members for their control link`,
    changes: changing({ edge: { id: first.id, sourcePort: control, targetPort: control } }),
  };
}
