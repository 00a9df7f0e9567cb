import type { PoeType } from '../../contract/device.ts';
import type { Graph, TopologyEdge, TopologyNode } from '../../contract/topology-items.ts';
import { poeName } from '../../equipment/netbox-interfaces.ts';
import { nodesById } from '../../network/graph/nodes-by-id.ts';
import type { DeviceOf } from '../../network/hardware/devices.ts';
import { poweredOver, vlanUsesBySite } from '../../network/hardware/powered-ports.ts';
import type { NetboxRow } from './netbox-rows.ts';

type PoeColumns = Pick<NetboxRow<'interfaces'>, 'poe_mode' | 'poe_type'>;

/** What an interface at one end of a link says of Power over Ethernet. */
export type PoeOf = (edge: TopologyEdge, own: string, far: string) => PoeColumns;

/**
 * A switch's port supplies (`pse`) what hangs there, and an access point's takes it (`pd`). A switch whose model gives no power
 * supplies none.
 */
export function poweredInterfaces(graph: Graph, deviceOf: DeviceOf): PoeOf {
  const nodes = nodesById(graph.nodes);
  const uses = vlanUsesBySite(graph);
  const inputOf = (point: TopologyNode): PoeType | undefined => deviceOf(point)?.specs.poeInput;
  const supplied = (edge: TopologyEdge, from: TopologyNode, to: TopologyNode) => {
    if (from.type !== 'switch' || deviceOf(from)?.specs.ports.every(({ poe }) => poe === undefined))
      return undefined;
    return poweredOver(edge, to, uses.get(from.site ?? ''), inputOf)?.type;
  };
  return (edge, ownId, farId) => {
    const [own, far] = [nodes.get(ownId), nodes.get(farId)];
    if (own === undefined || far === undefined) return {};
    const given = supplied(edge, own, far);
    if (given !== undefined) return { poe_mode: 'pse', poe_type: poeName(given) };
    const taken = own.type === 'accesspoint' ? supplied(edge, far, own) : undefined;
    return taken === undefined ? {} : { poe_mode: 'pd', poe_type: poeName(taken) };
  };
}
