import type { Device } from '../../contract/device.ts';
import type { TopologyEdge, TopologyNode } from '../../contract/topology-items.ts';
import { arePortsNamed, type DevicePort } from '../../equipment/port-names.ts';
import { stackingOf } from '../../equipment/stacking.ts';
import { formatCount, plural } from '../../vocabulary/counts.ts';
import { joinOr } from '../../vocabulary/lists.ts';
import { formatRate } from '../../vocabulary/rates.ts';
import { isSameDevice, isStackLink, isStandbyMember } from '../graph/clusters.ts';
import { namedAtRate } from '../graph/named-at-rate.ts';
import { type Attachment, isInfrastructure, type NetworkIndex, rateOf } from '../graph/network-index.ts';
import { physicalPort } from '../graph/port-range.ts';
import { countPorts } from '../graph/ports-in-use.ts';
import { isTunnel } from '../graph/wan-links.ts';
import type { DeviceOf } from '../hardware/devices.ts';
import { fitDevice } from '../recommend/fit-device.ts';
import { type PortUse, portDemands, portSpeedFor } from '../recommend/port-uses.ts';
import { clusterLinks, clusterSentences } from './cluster-links.ts';
import { type CheckAnswer, type Finding, withFix } from './finding.ts';
import { isNamedByModel } from './named-by-model.ts';
import { freePort, freePortFix, type PortPlace, radioFix, subinterfaceFix, usingPort } from './port-fix.ts';
import { placing } from './port-place.ts';
import { withoutPorts } from './replug-links.ts';
import { twoSpeeds } from './two-speeds.ts';

/**
 * Each end of a link at a switch, router, firewall or access point has a port of its own, no device has more links
 * than ports, and a device whose model is known has enough ports of the links' speed and medium, of which those that run at one speed
 * are given one, and those that a cluster takes for itself end no other link.
 */
export function checkPorts(index: NetworkIndex, deviceOf: DeviceOf): CheckAnswer {
  const findings: Finding[] = [];
  const placeOf = placing(index, deviceOf);
  let withoutModel = 0;
  for (const node of index.graph.nodes) {
    if (!isInfrastructure(node) && node.type !== 'accesspoint') continue;
    const device = deviceOf(node);
    // The ports by which a model stacks and does nothing else are not among those that it lists.
    const hasStackPorts = device !== undefined && stackingOf(device)?.cable !== undefined;
    const attachments = (index.attachments.get(node.id) ?? []).filter(
      ({ edge, other }) => !(hasStackPorts && isStackLink(edge) && isSameDevice(node, other)),
    );
    const place = placeOf(node, attachments);
    findings.push(...doubled(place), ...missing(place), ...twoSpeeds(place));
    const tooMany = beyondTotal(node, attachments);
    if (tooMany !== undefined) findings.push(tooMany);
    else if (device !== undefined) findings.push(...unfit(place, device));
    if (device === undefined) withoutModel += 1;
  }
  findings.push(...clusterLinks(index, deviceOf));
  return {
    findings,
    ...(withoutModel > 0 && {
      note: `${formatCount(withoutModel, 'device')} ${plural(withoutModel, 'has', 'have')} no model yet: the speed and medium of their ports are not checked.`,
    }),
  };
}

/** Circuits of one port differ by their sub-interface: `circuit 1.2`. */
function doubled(place: PortPlace): Finding[] {
  const { node, attachments, named, ports } = place;
  const taken = new Map<string, Attachment>();
  const findings: Finding[] = [];
  for (const attachment of attachments) {
    const { port, edge } = attachment;
    if (port === undefined) continue;
    for (const single of named(port)) {
      // A port has another name at another rate.
      const key = ports?.get(single)?.name ?? single;
      const other = taken.get(key);
      taken.set(key, attachment);
      if (other === undefined || other.edge === edge || isSameCircuit(other.edge, edge)) continue;
      const moved =
        isHandedOverTwice(place, attachment) && !isHandedOverTwice(place, other) ? other : attachment;
      findings.push({
        severity: 'failure',
        elements: [node.id, edge.id, other.edge.id],
        sentence: `${node.label} has two links on ${single}. Move one of them to a free port.`,
        ...withFix(
          radioFix(place, [edge, other.edge]) ?? subinterfaceFix(place, moved) ?? freePortFix(place, moved),
        ),
      });
    }
  }
  return findings;
}

/** Whether a port ends further links of the same circuit, which would have to move together. */
const isHandedOverTwice = ({ attachments }: PortPlace, { edge, port }: Attachment): boolean =>
  attachments.some((own) => own.edge !== edge && own.port === port && isSameCircuit(own.edge, edge));

/** A circuit that is handed over twice at its far end has one port at this. */
const isSameCircuit = (one: TopologyEdge, other: TopologyEdge): boolean =>
  one.circuit !== undefined && one.circuit === other.circuit;

function missing(place: PortPlace): Finding[] {
  const { label, id } = place.node;
  return place.attachments
    .filter(({ port, ports }) => port === undefined && ports > 0)
    .map((attachment) => ({
      severity: 'warning',
      elements: [attachment.edge.id, id],
      sentence: `The link from ${label} to ${attachment.other.label} has no port at ${label}.`,
      ...withFix(freePortFix(place, attachment)),
    }));
}

function beyondTotal(node: TopologyNode, attachments: readonly Attachment[]): Finding | undefined {
  if (node.ports === undefined) return undefined;
  const used = countPorts(attachments);
  if (used <= node.ports.total) return undefined;
  return {
    severity: 'failure',
    elements: [node.id],
    sentence: `${node.label} has ${formatCount(node.ports.total, 'port')}, and its links take ${used}.`,
  };
}

function unfit(place: PortPlace, device: Device): Finding[] {
  const { node, attachments, ports = new Map<string, DevicePort>(), named } = place;
  const model = `${device.manufacturer} ${device.model}`;
  const cabled = attachments.filter(
    ({ edge, port }) => edge.type !== 'wireless' && !isTunnel(edge) && port !== undefined,
  );
  // By names of another model only the numbers can be checked, and that there are no such ports.
  if (!isNamedByModel(place, cabled)) {
    const unfit = unfitNumbers(node, device, attachments);
    return unfit.length > 0 || !arePortsNamed(device) ? unfit : unknownPorts(place, cabled, model);
  }
  return cabled.flatMap((attachment) => {
    const { edge, other, port = '', lanes } = attachment;
    const names = named(physicalPort(port));
    const inCluster = clusterSentences(place, attachment, device);
    const unknown = names.filter((name) => !ports.has(name) && name !== place.clustering?.management);
    const slow = names.flatMap((name) => {
      const speed = ports.get(name)?.speedMbps;
      const neededMbps = (rateOf(edge) * lanes) / names.length;
      return speed !== undefined && speed < neededMbps && edge.type !== 'wan' ? [{ name, speed }] : [];
    });
    const [first] = slow;
    const socket = names.find((name) => ports.get(name)?.connector === 'RJ45');
    const sentences = [
      ...inCluster,
      ...(unknown.length > 0 ? [`${node.label}: ${model} has no port ${joinOr(unknown.slice(0, 3))}.`] : []),
      ...(first !== undefined
        ? [
            `${node.label}: ${first.name} runs at ${formatRate(first.speed)}, but the link has to carry ${formatRate(rateOf(edge))}.`,
          ]
        : []),
      // The provider decides how a circuit ends.
      ...(socket !== undefined && edge.medium === 'fibre' && edge.type !== 'wan'
        ? [`${node.label}: ${socket} is a socket for copper, and the link to ${other.label} is fibre.`]
        : []),
    ];
    // The provider decides at which rate a circuit's port runs.
    const called =
      edge.type === 'wan' ? port : namedAtRate(port, (rateOf(edge) * lanes) / names.length, ports);
    if (sentences.length === 0 && called !== port)
      return [
        {
          severity: 'failure',
          elements: [node.id, edge.id],
          sentence: `${node.label}: at ${formatRate(rateOf(edge))} ${port} is called ${called}.`,
          ...withFix(usingPort(place, attachment, called)),
        },
      ];
    const fix = sentences.length > 0 ? freePortFix(place, attachment) : undefined;
    return sentences.map(
      (sentence): Finding => ({
        severity: 'failure',
        elements: [node.id, edge.id],
        sentence,
        ...withFix(fix),
      }),
    );
  });
}

/** Links that name ports of another model than their device has, each with a port that it has. */
function unknownPorts(place: PortPlace, cabled: readonly Attachment[], model: string): Finding[] {
  const freed = withoutPorts(place, cabled);
  return cabled.map((attachment): Finding => {
    const { edge, port = '' } = attachment;
    const free = freePort(freed, { ...attachment, port: undefined });
    return {
      severity: 'failure',
      elements: [place.node.id, edge.id],
      sentence: `${place.node.label}: ${model} has no port ${joinOr(place.named(physicalPort(port)).slice(0, 3))}.`,
      ...withFix(free === undefined ? undefined : usingPort(place, attachment, free)),
    };
  });
}

function unfitNumbers(node: TopologyNode, device: Device, attachments: readonly Attachment[]): Finding[] {
  const uses = attachments
    .filter(({ edge }) => edge.type !== 'wireless')
    .map(({ edge, other, ports }): PortUse => {
      const medium = edge.medium === 'copper' || edge.medium === 'fibre' ? edge.medium : 'either';
      return {
        what: 'ports',
        ports,
        speedMbps: portSpeedFor(rateOf(edge), medium),
        medium,
        ...(isStandbyMember(node) && isSameDevice(node, other) && { isBetweenMembers: true as const }),
        grows: false,
      };
    });
  return fitDevice(device, portDemands(uses, 1)).unmet.map(({ demand, found }) => ({
    severity: 'failure',
    elements: [node.id],
    sentence:
      `${node.label} needs ${demand.count} ${demand.medium === 'either' ? '' : `${demand.medium} `}ports of ` +
      `${formatRate(demand.speedMbps)}, and ${device.manufacturer} ${device.model} has ${found} left for them.`,
  }));
}
