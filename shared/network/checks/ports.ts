import type { Device } from '../../contract/device.ts';
import type { TopologyEdge, TopologyNode } from '../../contract/topology.ts';
import { type DevicePort, portsOf } from '../../equipment/port-names.ts';
import { formatCount, plural } from '../../vocabulary/counts.ts';
import { joinOr } from '../../vocabulary/lists.ts';
import { formatRate } from '../../vocabulary/rates.ts';
import { type Attachment, isInfrastructure, type NetworkIndex, rateOf } from '../graph/network-index.ts';
import { portsNamed, remembering } from '../graph/port-range.ts';
import { isTunnel } from '../graph/wan-links.ts';
import { fitPorts } from '../recommend/fit-ports.ts';
import { type PortUse, portDemands, portSpeedFor } from '../recommend/port-uses.ts';
import type { DeviceOf } from './devices.ts';
import { type CheckAnswer, changing, type Finding, type Fix } from './finding.ts';

/**
 * Each end of a link at a switch, router, firewall or access point has a port of its own, no device has more links
 * than ports, and a device whose model is known has enough ports of the links' speed and medium.
 */
export function checkPorts(index: NetworkIndex, deviceOf: DeviceOf): CheckAnswer {
  const findings: Finding[] = [];
  const portsByName = portsByNameOf();
  const named = remembering(portsNamed);
  let withoutModel = 0;
  for (const node of index.graph.nodes) {
    if (!isInfrastructure(node) && node.type !== 'accesspoint') continue;
    const attachments = index.attachments.get(node.id) ?? [];
    findings.push(...doubled(node, attachments, named), ...missing(node, attachments));
    const tooMany = beyondTotal(node, attachments);
    const device = deviceOf(node);
    if (tooMany !== undefined) findings.push(tooMany);
    else if (device !== undefined)
      findings.push(...unfit(node, device, { ports: portsByName(device), named }, attachments));
    if (device === undefined) withoutModel += 1;
  }
  return {
    findings,
    ...(withoutModel > 0 && {
      note: `${formatCount(withoutModel, 'device')} ${plural(withoutModel, 'has', 'have')} no model yet: the speed and medium of their ports are not checked.`,
    }),
  };
}

/** Circuits of one port differ by their sub-interface: `circuit 1.2`. */
function doubled(node: TopologyNode, attachments: readonly Attachment[], named: NamePorts): Finding[] {
  const taken = new Map<string, TopologyEdge>();
  const findings: Finding[] = [];
  for (const { port, edge } of attachments) {
    if (port === undefined) continue;
    for (const single of named(port)) {
      const other = taken.get(single);
      taken.set(single, edge);
      if (other === undefined || other === edge || isSameCircuit(other, edge)) continue;
      findings.push({
        severity: 'failure',
        elements: [node.id, edge.id, other.id],
        sentence: `${node.label} has two links on ${single}. Move one of them to a free port.`,
        ...withFix(moveTo(node, edge, attachments)),
      });
    }
  }
  return findings;
}

/** A circuit that is handed over twice at its far end has one port at this. */
const isSameCircuit = (one: TopologyEdge, other: TopologyEdge): boolean =>
  one.circuit !== undefined && one.circuit === other.circuit;

function missing(node: TopologyNode, attachments: readonly Attachment[]): Finding[] {
  return attachments
    .filter(({ port, ports }) => port === undefined && ports > 0)
    .map(({ edge, other }) => ({
      severity: 'warning',
      elements: [edge.id, node.id],
      sentence: `The link from ${node.label} to ${other.label} has no port at ${node.label}.`,
      ...withFix(moveTo(node, edge, attachments)),
    }));
}

function beyondTotal(node: TopologyNode, attachments: readonly Attachment[]): Finding | undefined {
  if (node.ports === undefined) return undefined;
  const shared = new Set<string>();
  let used = 0;
  for (const { port, ports, edge } of attachments) {
    const [, physical = edge.circuit && port] = /^(.*\d)\.\d+$/.exec(port ?? '') ?? [];
    if (physical !== undefined && shared.has(physical)) continue;
    if (physical !== undefined) shared.add(physical);
    used += ports;
  }
  if (used <= node.ports.total) return undefined;
  return {
    severity: 'failure',
    elements: [node.id],
    sentence: `${node.label} has ${node.ports.total} ports, and its links take ${used}.`,
  };
}

type NamePorts = (ports: string) => readonly string[];
type PortsByName = ReadonlyMap<string, DevicePort>;

interface Known {
  readonly ports: PortsByName;
  readonly named: NamePorts;
}

/** Hundreds of places have the same model: its ports are named once. */
function portsByNameOf(): (device: Device) => PortsByName {
  const known = new Map<Device, PortsByName>();
  return (device) => {
    const ports = known.get(device) ?? new Map(portsOf(device).map((port) => [port.name, port]));
    known.set(device, ports);
    return ports;
  };
}

function unfit(
  node: TopologyNode,
  device: Device,
  { ports, named }: Known,
  attachments: readonly Attachment[],
): Finding[] {
  const model = `${device.manufacturer} ${device.model}`;
  const cabled = attachments.filter(
    ({ edge, port }) => edge.type !== 'wireless' && !isTunnel(edge) && port !== undefined,
  );
  const isNamed = cabled.some(({ port = '' }) => named(physical(port)).some((name) => ports.has(name)));
  // Before ports were assigned their names are the plan's own: then only the numbers can be checked.
  if (!isNamed) return unfitNumbers(node, device, attachments);
  return cabled.flatMap(({ edge, port = '', lanes }) => {
    const names = named(physical(port));
    const unknown = names.filter((name) => !ports.has(name));
    const slow = names.flatMap((name) => {
      const speed = ports.get(name)?.speedMbps;
      const neededMbps = (rateOf(edge) * lanes) / names.length;
      return speed !== undefined && speed < neededMbps && edge.type !== 'wan' ? [{ name, speed }] : [];
    });
    const [first] = slow;
    return [
      ...(unknown.length > 0
        ? [failure(node, edge, `${node.label}: ${model} has no port ${joinOr(unknown.slice(0, 3))}.`)]
        : []),
      ...(first !== undefined
        ? [
            failure(
              node,
              edge,
              `${node.label}: ${first.name} runs at ${formatRate(first.speed)}, but the link has to carry ${formatRate(rateOf(edge))}.`,
            ),
          ]
        : []),
    ];
  });
}

const failure = (node: TopologyNode, edge: TopologyEdge, sentence: string): Finding => ({
  severity: 'failure',
  elements: [node.id, edge.id],
  sentence,
});

/** `Gi0/0/1.7` is a sub-interface of `Gi0/0/1`. */
const physical = (port: string): string => port.replace(/\.\d+$/, '');

function unfitNumbers(node: TopologyNode, device: Device, attachments: readonly Attachment[]): Finding[] {
  const uses = attachments
    .filter(({ edge }) => edge.type !== 'wireless')
    .map(({ edge, ports }): PortUse => {
      const medium = edge.medium === 'copper' || edge.medium === 'fibre' ? edge.medium : 'either';
      return { what: 'ports', ports, speedMbps: portSpeedFor(rateOf(edge), medium), medium, grows: false };
    });
  return fitPorts(device.specs.ports, portDemands(uses, 1)).unmet.map(({ demand, found }) => ({
    severity: 'failure',
    elements: [node.id],
    sentence:
      `${node.label} needs ${demand.count} ${demand.medium === 'either' ? '' : `${demand.medium} `}ports of ` +
      `${formatRate(demand.speedMbps)}, and ${device.manufacturer} ${device.model} has ${found} left for them.`,
  }));
}

/** Gives a link's end at `node` the next free port number of its group. */
function moveTo(node: TopologyNode, edge: TopologyEdge, attachments: readonly Attachment[]): Fix | undefined {
  const end = edge.source === node.id ? 'sourcePort' : 'targetPort';
  const group = (edge[end] ?? 'port 1').replace(/ ?\d[\d.-]*$/, '') || 'port';
  const taken = new Set(attachments.flatMap(({ port }) => (port === undefined ? [] : portsNamed(port))));
  const count = attachments.find((own) => own.edge === edge)?.ports ?? 1;
  const first = firstFree(group, taken, Math.max(1, count));
  const port = count > 1 ? `${group} ${first}-${first + count - 1}` : `${group} ${first}`;
  return {
    label: `Use ${port} of ${node.label}`,
    changes: changing({ edge: { id: edge.id, [end]: port } }),
  };
}

function firstFree(group: string, taken: ReadonlySet<string>, count: number): number {
  for (let first = 1; ; first += 1) {
    const isFree = Array.from({ length: count }, (_, n) => `${group} ${first + n}`).every(
      (p) => !taken.has(p),
    );
    if (isFree) return first;
  }
}

const withFix = (fix: Fix | undefined) => (fix === undefined ? {} : { fix });
