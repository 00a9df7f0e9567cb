import type { Switchport } from '../../../contract/configuration/interfaces.ts';
import type { Subnet, TopologyEdge, TopologyNode } from '../../../contract/topology-items.ts';
import { isAddressedIn } from '../../addressing/free-address.ts';
import { assumptions } from '../../requirements/assumptions.ts';
import type { NetworkView } from '../view/network-view.ts';

const trusted = { isEdge: false, dot1x: 'none', isTrusted: true, rootGuard: false } as const;
/** Far more than hosts send at their busiest, far less than a loop does. Default of this product. */
const stormControl = { broadcastPercent: 1, multicastPercent: 5 } as const;
const edgePort = { isEdge: true, isTrusted: false, rootGuard: false, stormControl } as const;

/** A trunk between two devices: an unused native VLAN, and the VLANs that it carries. */
export const trunkPort = (vlans: readonly number[], isDownwards: boolean): Switchport => ({
  ...trusted,
  mode: 'trunk',
  native: assumptions.nativeVlan,
  allowed: vlans.toSorted((a, b) => a - b),
  rootGuard: isDownwards,
});

/**
 * The ports that a group of hosts takes, one by one. A desk port is untagged in its segment's VLAN and tags voice; where
 * several segments share a closet, each has the ports that the plan gives it. A phone that no desk is behind is untagged in the
 * voice VLAN alone, where the plan says how many are. A server's port is in the network of its address, and an access
 * point's is untagged there.
 */
export function hostPorts(
  { vlans, accessVlans }: TopologyEdge,
  far: TopologyNode,
  site: string,
  ports: number,
  view: NetworkView,
): Switchport[] {
  const subnets = vlans.flatMap((vlan) => view.subnetOf(site, vlan) ?? []);
  const guarded = view.hasIpv6 ? { raGuard: true } : {};
  if (far.type === 'accesspoint') {
    const port = { ...accessPointPort(vlans, subnets, far), ...guarded };
    return new Array<Switchport>(ports).fill(port);
  }
  const voice = subnets.find(({ purpose }) => purpose === 'voice')?.vlan;
  const isDealtVoice = accessVlans?.some(({ vlan }) => vlan === voice) === true;
  const untagged = subnets.filter(
    ({ purpose, vlan }) => purpose !== 'voice' || subnets.length === 1 || (isDealtVoice && vlan === voice),
  );
  const portIn = (access: number | undefined): Switchport => ({
    ...edgePort,
    mode: 'access',
    ...(access !== undefined && { access }),
    ...(voice !== undefined && voice !== access && { voice }),
    allowed: [],
    dot1x: authenticationOf(far),
    isTrusted: far.type === 'server',
    ...guarded,
  });
  if (untagged.length < 2) return new Array<Switchport>(ports).fill(portIn(untagged[0]?.vlan ?? vlans[0]));
  const known = new Map<number | undefined, Switchport>();
  const weights = weightsOf(untagged, accessVlans);
  const stated = far.type === 'server' ? (view.layer3.subnetsOf.get(far.id) ?? []) : [];
  return Array.from({ length: ports }, (_, index) => {
    const own = stated[Math.floor((index * far.quantity) / ports)];
    const subnet =
      own !== undefined && untagged.includes(own) ? own : shareOf(untagged, weights, index, ports);
    const access = subnet?.vlan ?? vlans[0];
    const port = known.get(access) ?? portIn(access);
    known.set(access, port);
    return port;
  });
}

/**
 * A trunk that is untagged in the network of management of the access point's address, and tags what its radio serves: no other network of
 * management, which would be an SSID for nobody. Without an address there, in the first one.
 */
function accessPointPort(
  vlans: readonly number[],
  subnets: readonly Subnet[],
  accessPoint: TopologyNode,
): Switchport {
  const management = subnets.filter(({ purpose }) => purpose === 'management');
  const [first] = management;
  const own = management.length < 2 ? first : management.find((row) => isAddressedIn(accessPoint, row));
  const native = (own ?? first)?.vlan;
  const isManagement = (vlan: number) => management.some((row) => row.vlan === vlan);
  return {
    ...trusted,
    mode: 'trunk',
    ...(native && { native }),
    allowed: vlans.filter((vlan) => !isManagement(vlan)).toSorted((a, b) => a - b),
    isEdge: true,
    stormControl,
  };
}

/** People sign in; phones, cameras and printers are known by their address; servers and management ports are behind locked doors. */
function authenticationOf({ group, type }: TopologyNode): Switchport['dot1x'] {
  if (type === 'server' || group === 'management-ports') return 'none';
  return group === 'wired-users' ? 'authenticate' : 'authenticate-or-bypass';
}

/** The ports of each subnet as the plan states them; else, also where their VLANs were changed since, its hosts. */
function weightsOf(
  subnets: readonly Subnet[],
  accessVlans: TopologyEdge['accessVlans'] = [],
): readonly number[] {
  const stated = new Map(accessVlans.map(({ vlan, ports }) => [vlan, ports]));
  const ports = subnets.map(({ vlan }) => (vlan === undefined ? undefined : stated.get(vlan)));
  return stated.size === subnets.length && !ports.includes(undefined) && ports.some(Boolean)
    ? ports.map((own = 0) => own)
    : subnets.map(({ hosts }) => hosts);
}

/** Which subnet the port of this index falls to, each having its part of the row by its weight. */
function shareOf(
  subnets: readonly Subnet[],
  weights: readonly number[],
  index: number,
  ports: number,
): Subnet | undefined {
  const all = weights.reduce((sum, weight) => sum + weight, 0);
  const place = ((index + 0.5) / ports) * all;
  let sum = 0;
  return (
    subnets.find((_, at) => {
      sum += weights[at] ?? 0;
      return place < sum;
    }) ?? subnets[0]
  );
}
