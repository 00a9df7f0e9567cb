import type { TopologyEdge, TopologyNode } from '../../contract/topology-items.ts';
import type { Clustering } from '../../equipment/clustering.ts';
import { type DevicePort, portNameAt } from '../../equipment/port-names.ts';
import { PortPool } from '../../equipment/port-pool.ts';
import { isSameDevice } from '../graph/clusters.ts';
import { type Attachment, isInfrastructure, rateOf } from '../graph/network-index.ts';
import { physicalPort, rangesOf } from '../graph/port-range.ts';
import { portSpeed } from '../graph/port-speed.ts';
import { tierOf } from '../graph/tiers.ts';
import type { Powered } from '../hardware/powered-ports.ts';
import { changing, type Fix } from './finding.ts';
import { isNamedByModel } from './named-by-model.ts';

/** A device whose links are moved from port to port. */
export interface PortPlace {
  readonly node: TopologyNode;
  readonly attachments: readonly Attachment[];
  /** Of its model, by all their names; undefined without a model. */
  readonly ports: ReadonlyMap<string, DevicePort> | undefined;
  /** What its model sets for the cluster that it is a member of; undefined where it is none, and where nothing is set. */
  readonly clustering?: Clustering | undefined;
  /** The name of each port of a range. */
  readonly named: (ports: string) => readonly string[];
  /** What a link powers. */
  readonly poweredOver: (attachment: Attachment) => Powered | undefined;
}

/**
 * Gives a link a port that is free and fits it. Names are those of the model, or those that the plan gives devices
 * before they have one: where neither has a free port that is known by name, there is no fix.
 */
export function freePortFix(place: PortPlace, attachment: Attachment): Fix | undefined {
  const port = freePort(place, attachment);
  return port === undefined ? undefined : usingPort(place, attachment, port);
}

/** Its name, or the names of as many as the link takes. */
export function freePort(place: PortPlace, attachment: Attachment): string | undefined {
  const taken = takenByOthers(place, attachment);
  return (
    portOfCircuit(place, attachment, taken) ??
    (takesPortsOfModel(place) ? portOfModel(place, attachment, taken) : portOfPlan(place, attachment, taken))
  );
}

/** A sub-interface that two circuits share gets the next free number on its port. */
export function subinterfaceFix(place: PortPlace, attachment: Attachment): Fix | undefined {
  const { port = '' } = attachment;
  const physical = physicalPort(port);
  if (physical === port) return undefined;
  const taken = takenByOthers(place, attachment);
  let number = 1;
  while (place.named(`${physical}.${number}`).some((name) => taken.has(name))) number += 1;
  return usingPort(place, attachment, `${physical}.${number}`);
}

/** A link by radio has no port. */
export function radioFix({ node }: PortPlace, edges: readonly TopologyEdge[]): Fix | undefined {
  const radio = edges.find(({ type }) => type === 'wireless');
  if (radio === undefined) return undefined;
  const { [endAt(node, radio)]: port, ...rest } = radio;
  return {
    label: `Take ${port} of ${node.label} off its wireless link`,
    changes: { ...changing({}), edges: { added: [rest], changed: [], removed: [radio.id] } },
  };
}

/** Ends a link on other ports. */
export const usingPort = ({ node }: PortPlace, { edge }: Attachment, port: string): Fix => ({
  label: `Use ${port} of ${node.label}`,
  changes: changing({ edge: { id: edge.id, [endAt(node, edge)]: port } }),
});

const endAt = ({ id }: TopologyNode, { source }: TopologyEdge) =>
  source === id ? ('sourcePort' as const) : ('targetPort' as const);

/** The ports of the model that a link ends on. */
export const portsOfLink = ({ named, ports }: PortPlace, { port }: Attachment): DevicePort[] =>
  port === undefined ? [] : named(physicalPort(port)).flatMap((name) => ports?.get(name) ?? []);

/** In Mbit/s, what each of the ports of a link runs at; undefined where it is not known. */
export const speedAt = ({ node }: PortPlace, { edge, lanes, ports }: Attachment): number | undefined =>
  portSpeed(edge, edge.source === node.id ? 'source' : 'target', { lanes, ports });

function takenByOthers({ attachments, named, ports }: PortPlace, { edge }: Attachment): ReadonlySet<string> {
  const taken = new Set<string>();
  for (const { port, edge: other } of attachments) {
    if (other === edge || port === undefined) continue;
    for (const name of named(port)) {
      const physical = physicalPort(name);
      taken
        .add(name)
        .add(physical)
        .add(ports?.get(physical)?.name ?? physical);
    }
  }
  return taken;
}

/** A circuit that is handed over twice at its far end has one port at this. */
function portOfCircuit(
  { attachments, named }: PortPlace,
  { edge, port }: Attachment,
  taken: ReadonlySet<string>,
): string | undefined {
  if (edge.circuit === undefined || port !== undefined) return undefined;
  const [own, other] = attachments.filter((link) => link.edge !== edge && link.edge.circuit === edge.circuit);
  if (own?.port === undefined || other !== undefined) return undefined;
  const isItsAlone = attachments.every(
    (link) => link === own || link.port === undefined || !named(link.port).includes(own.port ?? ''),
  );
  return isItsAlone && taken.has(own.port) ? own.port : undefined;
}

/** Before ports are assigned their names are the plan's own, though the model is known; without any, those of the model are as good. */
const takesPortsOfModel = (place: PortPlace): boolean =>
  place.ports !== undefined &&
  (place.attachments.every(({ port }) => port === undefined) || isNamedByModel(place, place.attachments));

function portOfModel(
  place: PortPlace,
  attachment: Attachment,
  taken: ReadonlySet<string>,
): string | undefined {
  const { node, ports, poweredOver } = place;
  const { edge, other } = attachment;
  const all = [...new Set(ports?.values())];
  const pool = new PortPool(all);
  for (const link of place.attachments)
    if (link.edge !== edge) pool.take(portsOfLink(place, link), speedAt(place, link));
  pool.take(
    all.filter(({ name }) => taken.has(name)),
    undefined,
  );
  const count = Math.max(1, attachment.ports);
  const speedMbps = (rateOf(edge) * attachment.lanes) / count;
  for (const form of formsOf(edge, edge.source === node.id ? 'source' : 'target')) {
    const found = pool.find({
      count,
      speedMbps,
      form,
      isUplink: node.type === 'switch' && tierOf(other) < tierOf(node) && isInfrastructure(other),
      poe: node.type === 'switch' ? poweredOver(attachment)?.type : undefined,
      mostMbps: isSameDevice(node, other) ? place.clustering?.mostFabricMbps : undefined,
    });
    if (found !== undefined) return rangesOf(found.map((each) => portNameAt(each, speedMbps)));
  }
  return undefined;
}

/** A socket for a copper plug; a cage for a transceiver or for twinax. The provider decides how a circuit ends. */
function formsOf(
  { medium, optics, twinax }: TopologyEdge,
  end: 'source' | 'target',
): readonly ('copper' | 'cage')[] {
  if (optics?.[end] !== undefined || twinax === true || medium === 'fibre') return ['cage'];
  return medium === 'copper' ? ['copper'] : ['copper', 'cage'];
}

/** The next free numbers of the link's group, as far as the device has ports: `port 7-9`. */
function portOfPlan(
  { node, attachments, ports }: PortPlace,
  attachment: Attachment,
  taken: ReadonlySet<string>,
): string | undefined {
  const groups = attachments.flatMap(({ port }) => (port === undefined ? [] : [groupOf(port)]));
  // Names of a model that was taken away: which ports it has beside them is not known.
  if (groups.includes(undefined)) return undefined;
  const group = attachment.port === undefined ? 'port' : groupOf(attachment.port);
  const count = Math.max(1, attachment.ports);
  const most = node.ports?.total ?? mostPorts;
  for (let first = 1; first + count - 1 <= most; first += 1) {
    const names = Array.from({ length: count }, (_, index) => `${group} ${first + index}`);
    if (names.some((name) => taken.has(name) || ports?.has(name))) continue;
    return count > 1 ? `${group} ${first}-${first + count - 1}` : `${group} ${first}`;
  }
  return undefined;
}

/** `uplink` of `uplink 1-2`, as the plan names ports. */
const groupOf = (port: string): string | undefined =>
  /^([A-Za-z][A-Za-z ]*) \d+(?:-\d+)?(?:\.\d+)?$/.exec(port)?.[1];

/** The most ports of a device by the contract. */
const mostPorts = 10_000;
