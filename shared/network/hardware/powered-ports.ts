import { type PoeType, poePortWatts } from '../../contract/device.ts';
import type { Graph, Subnet, TopologyEdge, TopologyNode } from '../../contract/topology-items.ts';
import { indexNetwork, isInfrastructure, type NetworkIndex } from '../graph/network-index.ts';
import { assumptions } from '../requirements/assumptions.ts';
import { hungriest, poweredDevice } from '../requirements/powered-device.ts';
import type { DeviceOf } from './devices.ts';

/** What a port supplies. */
export interface Powered {
  /** One of what hangs there. */
  readonly name: string;
  /** At the switch. */
  readonly watts: number;
  readonly type: PoeType;
}

/** Ports of one switch that power devices of one kind. */
export interface PoweredPort extends Powered {
  readonly count: number;
}

/** What each VLAN of one site is for, and what powers its hosts where that is stated. */
export type VlanUses = ReadonlyMap<number, Pick<Subnet, 'purpose' | 'poe'>>;

/** The same, by site. */
export function vlanUsesBySite({ subnets }: Graph): ReadonlyMap<string, VlanUses> {
  const sites = new Map<string, Map<number, Pick<Subnet, 'purpose' | 'poe'>>>();
  for (const subnet of subnets) {
    if (subnet.vlan === undefined) continue;
    const vlans = sites.get(subnet.site) ?? new Map<number, Pick<Subnet, 'purpose' | 'poe'>>();
    sites.set(subnet.site, vlans.set(subnet.vlan, subnet));
  }
  return sites;
}

/** All that a switch powers, by kind. */
export function poweredPorts(
  node: TopologyNode,
  index: NetworkIndex,
  uses: ReadonlyMap<string, VlanUses>,
  deviceOf: DeviceOf,
): PoweredPort[] {
  const ofSite = uses.get(node.site ?? '');
  const kinds = new Map<string, PoweredPort>();
  for (const { edge, other, ports } of index.attachments.get(node.id) ?? []) {
    const powered =
      ports === 0
        ? undefined
        : poweredOver(edge, other, ofSite, (accessPoint) => deviceOf(accessPoint)?.specs.poeInput);
    if (powered === undefined) continue;
    const key = `${powered.name} ${powered.type}`;
    kinds.set(key, { ...powered, count: ports + (kinds.get(key)?.count ?? 0) });
  }
  return [...kinds.values()];
}

/** Watts that the ports of a plan's devices supply, those that stay among them, as the budgets of its switches count them. */
export function suppliedWatts(graph: Graph, deviceOf: DeviceOf): number {
  const index = indexNetwork(graph);
  const uses = vlanUsesBySite(graph);
  const powered = graph.nodes
    .filter(isInfrastructure)
    .flatMap((node) => poweredPorts(node, index, uses, deviceOf));
  return Math.round(wattsOf(powered) * 100) / 100;
}

export const wattsOf = (powered: readonly PoweredPort[]): number =>
  powered.reduce((sum, { count, watts }) => sum + count * watts, 0);

/**
 * What a switch powers over a link: access points show by their kind (and by their model, where it is known), phones and
 * cameras by the VLAN that they are in; of several the hungriest. Watts at the source, by class: facts of network design.
 *
 * @param inputOf what an access point must be powered with, where that is known
 */
export function poweredOver(
  { vlans }: TopologyEdge,
  other: TopologyNode,
  ofSite: VlanUses | undefined,
  inputOf: (accessPoint: TopologyNode) => PoeType | undefined,
): Powered | undefined {
  if (other.type === 'accesspoint') return accessPoint(inputOf(other));
  if (other.type !== 'user') return undefined;
  const carried = vlans.flatMap((vlan) => ofSite?.get(vlan) ?? []);
  if (carried.some(({ purpose }) => purpose === 'voice'))
    return { name: 'phone', watts: poeWatts.phone, type: '802.3af' };
  const devices = carried.filter(({ purpose }) => purpose === 'iot');
  if (devices.length === 0) return undefined;
  const poe = hungriest(devices.map((vlan) => vlan.poe));
  const powered = poweredDevice(poe);
  return powered && { name: poe === undefined ? 'camera' : 'IoT device', ...powered };
}

const { poeWatts } = assumptions;

const accessPoint = (input: PoeType | undefined): Powered =>
  input === undefined
    ? { name: 'access point', watts: poeWatts.accessPoint, type: '802.3at' }
    : { name: 'access point', watts: poePortWatts[input], type: input };
