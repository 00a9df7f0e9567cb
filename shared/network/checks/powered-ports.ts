import { type PoeType, poePortWatts } from '../../contract/device.ts';
import type { Graph, Subnet, TopologyNode } from '../../contract/topology.ts';
import type { NetworkIndex } from '../graph/network-index.ts';
import { assumptions } from '../requirements/assumptions.ts';
import type { DeviceOf } from './devices.ts';

/** Ports of one switch that power devices of one kind. */
export interface PoweredPort {
  readonly what: string;
  readonly count: number;
  /** At the switch. */
  readonly watts: number;
  readonly type: PoeType;
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

/**
 * What a switch powers: access points show by their kind (and by their model, where it is known), phones and cameras
 * by the VLAN that they are in. Watts at the source, by class: facts of network design.
 */
export function poweredPorts(
  node: TopologyNode,
  index: NetworkIndex,
  purposes: VlanPurposes,
  deviceOf: DeviceOf,
): PoweredPort[] {
  const ofSite = purposes.get(node.site ?? '');
  const kinds = new Map<string, PoweredPort>();
  const add = (port: PoweredPort) => {
    const key = `${port.what} ${port.type}`;
    kinds.set(key, { ...port, count: port.count + (kinds.get(key)?.count ?? 0) });
  };
  for (const { edge, other, ports } of index.attachments.get(node.id) ?? []) {
    if (ports === 0) continue;
    if (other.type === 'accesspoint') add(accessPoint(deviceOf(other)?.specs.poeInput, ports));
    if (other.type !== 'user') continue;
    const carried = edge.vlans.map((vlan) => ofSite?.get(vlan));
    if (carried.includes('voice'))
      add({ what: 'phones', count: ports, watts: poeWatts.phone, type: '802.3af' });
    else if (carried.includes('iot'))
      add({ what: 'cameras', count: ports, watts: poeWatts.camera, type: '802.3af' });
  }
  return [...kinds.values()];
}

const { poeWatts } = assumptions;

const accessPoint = (input: PoeType | undefined, count: number): PoweredPort =>
  input === undefined
    ? { what: 'access points', count, watts: poeWatts.accessPoint, type: '802.3at' }
    : { what: 'access points', count, watts: poePortWatts[input], type: input };
