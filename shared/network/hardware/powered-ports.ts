import { type PoeType, poePortWatts } from '../../contract/device.ts';
import type { Graph, Subnet, TopologyEdge, TopologyNode } from '../../contract/topology.ts';
import type { NetworkIndex } from '../graph/network-index.ts';
import { assumptions } from '../requirements/assumptions.ts';
import type { DeviceOf } from './devices.ts';

/** What a port supplies. */
export interface Powered {
  readonly what: string;
  /** At the switch. */
  readonly watts: number;
  readonly type: PoeType;
}

/** Ports of one switch that power devices of one kind. */
export interface PoweredPort extends Powered {
  readonly count: number;
}

type VlanPurposes = ReadonlyMap<string, ReadonlyMap<number, Subnet['purpose']>>;

/** What each VLAN of each site is for. */
export function vlanPurposesBySite({ subnets }: Graph): VlanPurposes {
  const sites = new Map<string, Map<number, Subnet['purpose']>>();
  for (const { site, vlan, purpose } of subnets) {
    if (vlan === undefined) continue;
    const vlans = sites.get(site) ?? new Map<number, Subnet['purpose']>();
    sites.set(site, vlans.set(vlan, purpose));
  }
  return sites;
}

/** All that a switch powers, by kind. */
export function poweredPorts(
  node: TopologyNode,
  index: NetworkIndex,
  purposes: VlanPurposes,
  deviceOf: DeviceOf,
): PoweredPort[] {
  const ofSite = purposes.get(node.site ?? '');
  const kinds = new Map<string, PoweredPort>();
  for (const { edge, other, ports } of index.attachments.get(node.id) ?? []) {
    const powered = ports === 0 ? undefined : poweredOver(edge, other, ofSite, deviceOf);
    if (powered === undefined) continue;
    const key = `${powered.what} ${powered.type}`;
    kinds.set(key, { ...powered, count: ports + (kinds.get(key)?.count ?? 0) });
  }
  return [...kinds.values()];
}

/**
 * What a switch powers over a link: access points show by their kind (and by their model, where it is known), phones and
 * cameras by the VLAN that they are in. Watts at the source, by class: facts of network design.
 */
export function poweredOver(
  { vlans }: TopologyEdge,
  other: TopologyNode,
  ofSite: ReadonlyMap<number, Subnet['purpose']> | undefined,
  deviceOf: DeviceOf,
): Powered | undefined {
  if (other.type === 'accesspoint') return accessPoint(deviceOf(other)?.specs.poeInput);
  if (other.type !== 'user') return undefined;
  const carried = vlans.map((vlan) => ofSite?.get(vlan));
  if (carried.includes('voice')) return { what: 'phones', watts: poeWatts.phone, type: '802.3af' };
  return carried.includes('iot') ? { what: 'cameras', watts: poeWatts.camera, type: '802.3af' } : undefined;
}

const { poeWatts } = assumptions;

const accessPoint = (input: PoeType | undefined): Powered =>
  input === undefined
    ? { what: 'access points', watts: poeWatts.accessPoint, type: '802.3at' }
    : { what: 'access points', watts: poePortWatts[input], type: input };
