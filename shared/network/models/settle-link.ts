import { portNameAt } from '../../equipment/port-names.ts';
import { rangesOf } from '../graph/port-range.ts';
import { stateInputs } from '../reasons/state-inputs.ts';
import { carriedByServerUplink } from '../sizing/server-uplinks.ts';
import { cablingOf } from './cabling.ts';
import { circuitKey, subinterfaceIn } from './circuit-ports.ts';
import { clusteringAt } from './cluster-link.ts';
import { handoverOptics } from './handover-optics.ts';
import { memberEnd, type PlacedLink, type PortLink, speedAtEnd } from './port-link.ts';
import { portsOfTwin } from './ports-at-end.ts';
import { stackPortsMbps } from './stack-ports.ts';

/** Takes the ports of a link and of its twin, and writes into both what they are and what is laid between them. */
export function settleLink(link: PortLink, placed: PlacedLink): void {
  const { twin, edge } = link;
  if (twin === undefined) {
    settleAlone(link, placed);
    return;
  }
  const atMember = memberEnd(link);
  const atFar = atMember === 'source' ? 'target' : 'source';
  const [ports, far] = [placed[atMember], placed[atFar]];
  const half = edge.circuit === undefined ? (far?.length ?? 0) / 2 : 0;
  const [first, second] = half === 0 ? [far, far] : [far?.slice(0, half), far?.slice(half)];
  const twinPorts = ports && portsOfTwin(twin, atMember, ports, speedAtEnd(placed, atMember));
  const at = (own: PlacedLink['source'], other: PlacedLink['source']): PlacedLink =>
    atMember === 'source'
      ? { ...placed, source: own, target: other }
      : { ...placed, source: other, target: own };
  settleAlone(link, at(ports, first));
  settleAlone(twin, at(twinPorts, second));
}

export function settleAlone(link: PortLink, placed: PlacedLink | undefined): void {
  if (placed === undefined) return;
  const { edge, source, target, pools, circuits, models } = link;
  const takeAt = (end: 'source' | 'target', planned: string | undefined) => {
    const [own, ports] = [link[end], placed[end]];
    if (ports === undefined) return planned;
    pools.get(own.id)?.take(ports, speedAtEnd(placed, end));
    // A line that has to be bundled is an aggregate at both ends, on ports of its own.
    const sub = subinterfaceIn(planned);
    const isOfItsOwn = sub !== undefined && placed.members > 1;
    if (!isOfItsOwn && (sub !== undefined || edge.circuit !== undefined))
      circuits.set(circuitKey(own, planned, edge), ports);
    const names = rangesOf(ports.map((port) => portNameAt(port, placed.speedMbps)));
    return sub === undefined || isOfItsOwn ? names : `${names}.${sub}`;
  };
  const [sourcePort, targetPort] = [takeAt('source', edge.sourcePort), takeAt('target', edge.targetPort)];
  if (sourcePort !== undefined) edge.sourcePort = sourcePort;
  if (targetPort !== undefined) edge.targetPort = targetPort;
  // The rate of a bundle is that of each of its ports, as in the plan's own bundles.
  if (placed.members > 1) {
    const ports = (placed.source ?? placed.target ?? []).length;
    edge.bandwidthMbps = placed.speedMbps;
    edge.label = `Bundle of ${ports} links`;
    if (carriedByServerUplink(edge) !== undefined)
      stateInputs(edge, { uplinkMbps: placed.members * placed.speedMbps });
  } else if (stackPortsMbps(link) === placed.speedMbps) {
    edge.bandwidthMbps = placed.speedMbps;
    stateInputs(edge, { stackPortsMbps: placed.speedMbps });
  } else if (edge.type !== 'wan') {
    edge.bandwidthMbps = Math.min(edge.bandwidthMbps ?? placed.speedMbps, placed.speedMbps);
  }
  const clustering = clusteringAt(link);
  if (clustering !== undefined && edge.because?.rule === 'heartbeat-links') {
    const role = edge.sourcePort === clustering.control ? 'control' : 'fabric';
    if (placed.members === 1) edge.label = clusterLinkLabels[role];
    stateInputs(edge, { clustering: clustering.name, role });
  }
  if (edge.type === 'wan') {
    Object.assign(edge, handoverOptics(link, placed));
    return;
  }
  const isBetweenBuildings = source.site === target.site && source.building !== target.building;
  const ends = [placed.source?.[0], placed.target?.[0]] as const;
  const makers = [source, target].flatMap(({ id }) => models.get(id)?.manufacturer ?? []);
  Object.assign(edge, cablingOf(edge, placed.speedMbps, ...ends, { isBetweenBuildings, makers }));
  const cable = edge.twinax || edge.activeOptical ? edge.cable : undefined;
  const optic = edge.optics?.source ?? edge.optics?.target ?? cable;
  if (optic !== undefined && edge.because?.inputs.acrossM !== undefined) stateInputs(edge, { optic });
}

/** As the makers whose models tell them apart call the links between the members of a cluster. */
const clusterLinkLabels = { control: 'Control link', fabric: 'Fabric link' } as const;
