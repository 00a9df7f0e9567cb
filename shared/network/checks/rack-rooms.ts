import type { TopologyNode } from '../../contract/topology-items.ts';
import { formatCount } from '../../vocabulary/counts.ts';
import { joinAnd } from '../../vocabulary/lists.ts';
import { deviceKindOf } from '../hardware/device-kind.ts';
import type { DeviceOf } from '../hardware/devices.ts';

/** Units of a rack of common height (EIA-310). */
const rackUnits = 42;
/** Of each rack, units reserved for patch panels and cable management. Default. */
const kept = 6;

/** What stands in one closet or equipment room, by its name. */
export interface RackRoom {
  readonly name: string;
  /** On a floor, with the switches of its desks: a closet has one rack. */
  readonly isCloset: boolean;
  /** Devices with a model, the servers of a group as one node. */
  readonly nodes: readonly TopologyNode[];
  readonly units: number;
  /** Of these, the units of servers and of wireless controllers, which are counted one by one. */
  readonly ofServers: number;
  readonly servers: number;
}

/** Whether a node stands in a rack: switches, routers, firewalls, servers and wireless controllers. */
export const isRacked = (node: TopologyNode): boolean => {
  const kind = deviceKindOf(node);
  return kind !== undefined && kind.category !== 'ap';
};

/** Devices by where they stand, each node as many times as it stands for. */
export function rackRooms(nodes: readonly TopologyNode[], deviceOf: DeviceOf): readonly RackRoom[] {
  const rooms = Map.groupBy(
    nodes.filter((node) => isRacked(node) && deviceOf(node) !== undefined),
    roomOf,
  );
  const unitsOf = (own: readonly TopologyNode[]) =>
    own.reduce((sum, node) => sum + node.quantity * (deviceOf(node)?.specs.rackUnits ?? 0), 0);
  return [...rooms].map(([name, own]) => {
    const servers = own.filter(({ type }) => type === 'server');
    return {
      name,
      isCloset: own.some(({ floor }) => floor !== undefined),
      nodes: own,
      units: unitsOf(own),
      ofServers: unitsOf(servers),
      servers: servers.reduce((sum, { quantity }) => sum + quantity, 0),
    };
  });
}

/** Racks that so many units fill. */
export const racksFor = (units: number): number => Math.ceil(units / (rackUnits - kept));

/** How many racks a room needs and why, as a sentence. */
export function racksNeeded({ name, units, ofServers, servers }: RackRoom): string {
  const others = units - ofServers;
  const parts = [
    ...(servers > 0 ? [`${ofServers} of ${formatCount(servers, 'server')}`] : []),
    ...(others > 0 ? [`${others} of network devices`] : []),
  ];
  const of = servers > 0 ? `, ${joinAnd(parts)}` : ' of network devices';
  return `${name} contains ${units} rack units${of}: at ${rackUnits} units a rack less ${kept} for patch panels, ${formatCount(racksFor(units), 'rack')} are needed there. The bill has no racks.`;
}

const roomOf = ({ site = 'No site', building, floor }: TopologyNode): string => {
  const house = building === undefined ? site : `${building}, ${site}`;
  return floor === undefined ? `The equipment room of ${house}` : `Floor ${floor} of ${house}`;
};
