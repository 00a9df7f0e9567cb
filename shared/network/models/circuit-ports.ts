import type { TopologyEdge, TopologyNode } from '../../contract/topology-items.ts';
import type { DevicePort } from '../../equipment/port-names.ts';
import { sharedPortKey } from '../sizing/shared-ports.ts';
import type { PortLink } from './port-link.ts';

/** The ports that an end shares with circuits or handovers that have theirs. */
export const sharedPorts = (
  circuits: PortLink['circuits'],
  own: TopologyNode,
  planned: string | undefined,
  edge: TopologyEdge,
): readonly DevicePort[] | undefined =>
  edge.circuit === undefined && subinterfaceIn(planned) === undefined
    ? undefined
    : circuits.get(circuitKey(own, planned, edge));

/** By what circuits and handovers that share ports are known. */
export function circuitKey(
  { id }: TopologyNode,
  planned: string | undefined,
  { circuit = '\0' }: TopologyEdge,
): string {
  return sharedPortKey(id, planned) ?? `${id} ${circuit}`;
}

/** The number of a sub-interface: `circuit 1.7` is the seventh circuit of one port. */
export const subinterfaceIn = (planned: string | undefined): string | undefined =>
  planned?.includes('.') ? /^\D+\d+\.(\d+)$/.exec(planned)?.[1] : undefined;

/** The key of the port that an end shares with other lines. */
export const sharedKeyAt = (
  { edge, source, target }: PortLink,
  end: 'source' | 'target',
): string | undefined =>
  end === 'source' ? sharedPortKey(source.id, edge.sourcePort) : sharedPortKey(target.id, edge.targetPort);
