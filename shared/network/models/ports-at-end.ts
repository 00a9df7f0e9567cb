import type { DevicePort } from '../../equipment/port-names.ts';
import { portCount } from '../graph/port-range.ts';
import { tierOf } from '../graph/tiers.ts';
import { sharedPorts } from './circuit-ports.ts';
import { clusteringAt } from './cluster-link.ts';
import { memberEnd, type PortLink } from './port-link.ts';

export type Form = 'copper' | 'cage';
export const forms = ['copper', 'cage'] as const satisfies readonly Form[];

const formOf = ({ connector }: DevicePort): Form => (connector === 'RJ45' ? 'copper' : 'cage');

/** The ports that an end would take; `any` where it has no model to choose from. */
export function portsAtEnd(
  link: PortLink,
  end: 'source' | 'target',
  form: Form,
  speedMbps: number,
  members: number,
): readonly DevicePort[] | 'any' | undefined {
  const { edge, source, target, powers, pools, circuits, twin } = link;
  const own = end === 'source' ? source : target;
  const other = end === 'source' ? target : source;
  const planned = end === 'source' ? edge.sourcePort : edge.targetPort;
  const pool = pools.get(own.id);
  if (pool === undefined) return 'any';
  const shared = sharedPorts(circuits, own, planned, edge);
  // In its own form alone, or the other member of a cluster would be met on another port.
  if (shared !== undefined && members === 1)
    return shared.every((port) => formOf(port) === form) ? shared : undefined;
  // A node may stand for many servers: each takes one port of its own.
  const links = own.type === 'server' || planned === undefined ? 1 : portCount(planned);
  const isPowering = end === 'source' && own.type === 'switch';
  const isAtMember = twin !== undefined && memberEnd(link) === end;
  // A circuit that is handed over to both members is one port at its far end.
  const isDouble = twin !== undefined && !isAtMember && edge.circuit === undefined;
  const ports = pool.find({
    count: links * members * (isDouble ? 2 : 1),
    speedMbps,
    form,
    isUplink: own.type !== 'router' && own.type !== 'firewall' && tierOf(other) < tierOf(own),
    poe: isPowering ? powers : undefined,
    mostMbps: clusteringAt(link)?.mostFabricMbps,
  });
  if (ports === undefined || !isAtMember) return ports;
  return portsOfTwin(twin, end, ports, speedMbps) === undefined ? undefined : ports;
}

/** The ports of the other member that have the same names and may run at the speed, or that carry its circuits already. */
export function portsOfTwin(
  { edge, source, target, pools, circuits }: PortLink,
  end: 'source' | 'target',
  ports: readonly DevicePort[],
  speedMbps: number,
): readonly DevicePort[] | undefined {
  const [own, planned] = end === 'source' ? [source, edge.sourcePort] : [target, edge.targetPort];
  const shared = sharedPorts(circuits, own, planned, edge);
  const names = ports.map(({ name }) => name);
  return shared ?? pools.get(own.id)?.named(names, speedMbps);
}
