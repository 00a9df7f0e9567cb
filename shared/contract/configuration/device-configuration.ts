import * as z from 'zod';
import { list } from '../collections.ts';
import { wholeBetween } from '../figure.ts';
import { ElementId } from '../identifiers.ts';
import { VlanId } from '../network-numbers.ts';
import { textUpTo } from '../text.ts';
import { DhcpPool, DhcpRelay } from './dhcp.ts';
import { From, Interface } from './interfaces.ts';
import { Administration, ManagementService } from './management.ts';
import { QosClass, QosMarking } from './quality-of-service.ts';
import { RemoteAccess } from './remote-access.ts';
import { Dhcp6, RouterAdvertisement } from './router-advertisements.ts';
import { Address, FirstHop, Routing, StaticRoute, Track } from './routing.ts';
import { Inspection, IpsecProfile, NatRule, PolicyRule, Zone } from './security.ts';

const Name = z.string().min(1).max(100);

/** Interfaces of one device, ports and others. */
export const mostInterfaces = 12_000;

/** Rapid spanning tree by VLAN: the lower priority is the root. */
export const SpanningTree = z.strictObject({
  mode: z.literal('rapid-pvst'),
  bridges: list(
    z.strictObject({
      role: z.enum(['root', 'backup', 'edge']),
      /** A multiple of 4096 (IEEE 802.1Q). */
      priority: wholeBetween(0, 61_440),
      vlans: list(VlanId, 4094),
    }),
    4,
  ),
  from: From,
});
export type SpanningTree = z.output<typeof SpanningTree>;

/**
 * Two switches that end aggregates together, each with a control plane of its own. What comes from the peer link leaves by no
 * aggregate that the other one has sent it out of.
 */
export const Mlag = z.strictObject({
  domain: wholeBetween(1, 10_000),
  /** The other switch. */
  peer: ElementId,
  /** The aggregate between the two: their VLANs, and what they have learnt. */
  peerLink: Name,
  /** How each knows that the other one lives when the peer link is down. */
  keepalive: z.strictObject({ interface: Name, source: Address, destination: Address }),
  /** The lower one goes on when the peer link is lost and the keepalive is not; the other closes its aggregates. */
  rolePriority: wholeBetween(1, 65_535),
  /** As whom both speak LACP. */
  systemMac: z.string().regex(/^[0-9a-f]{2}(:[0-9a-f]{2}){5}$/),
  from: From,
});
export type Mlag = z.output<typeof Mlag>;

/** Switches that are one device: every member forwards, and links to several of them are one aggregate. */
export const Stack = z.strictObject({
  /** Tells the stacks of a network apart, as far as 255 numbers do. */
  domain: wholeBetween(1, 255),
  /** The ports that join the members; none where these have ports of their own for it, on which nothing is configured. */
  links: list(Name, 16),
  /** Ports by which a member that has lost those links hears that the other one lives. */
  detection: list(Name, 16),
  from: From,
});
export type Stack = z.output<typeof Stack>;

/** Ports that can only run at one speed, and which it is. */
export const PortsAtOneSpeed = z.strictObject({
  /** Counted from 1 over the groups of the device. */
  number: wholeBetween(1, 1_000),
  /** By the names for the rate that they are made for, the first being the one that the group is configured by. */
  ports: list(Name, 1_000).min(2),
  /** Mbit/s. */
  mbps: wholeBetween(1, 800_000),
  from: From,
});
export type PortsAtOneSpeed = z.output<typeof PortsAtOneSpeed>;

/** What hosts may not claim on a port that is not trusted, in which VLANs. */
export const HostGuard = z.strictObject({
  /** Answers of DHCP servers are dropped; who got which address on which port is remembered. */
  dhcpSnooping: list(VlanId, 4094),
  /** ARP is dropped that says otherwise than what DHCP snooping has seen. */
  arpInspection: list(VlanId, 4094),
  from: From,
});
export type HostGuard = z.output<typeof HostGuard>;

/**
 * Multicasts go to those ports of a VLAN alone whose hosts asked for them (RFC 4541). No router of multicasts is planned, so that
 * a switch has to ask who listens, or what was learnt is forgotten after minutes.
 */
export const IgmpSnooping = z.strictObject({
  vlans: list(VlanId, 4094).min(1),
  /** The VLANs in which this switch asks, and from which address: of several, the one with the lowest does (RFC 3376, 6.6.2). */
  querier: z.strictObject({ address: z.ipv4(), vlans: list(VlanId, 4094).min(1) }).optional(),
  from: From,
});
export type IgmpSnooping = z.output<typeof IgmpSnooping>;

/** A routing table beside the main one, with the interfaces that are in it alone and what routes there. */
export const Vrf = z.strictObject({
  name: z.string().min(1).max(50),
  interfaces: list(Interface, 100).min(1),
  statics: list(StaticRoute, 100),
  from: From,
});
export type Vrf = z.output<typeof Vrf>;

/** Everything that the configuration of one device says, of whatever vendor, with nothing left to invent. */
export const DeviceConfiguration = z.strictObject({
  /** The node's id; for a cluster, which is one device, the cluster's. */
  id: ElementId,
  hostname: Name,
  site: textUpTo(100),
  kind: z.enum(['router', 'firewall', 'switch']),
  /** As its maker calls it; absent where none is chosen, or the members are of several. */
  model: Name.optional(),
  /**
   * The chassis: one, or the members of a cluster. Of a stack of switches all forward. Of another cluster that member is active
   * which works and has most of its links up, the first of equals: it monitors its interfaces.
   */
  members: list(z.strictObject({ node: ElementId, hostname: Name }), 2).min(1),
  interfaces: list(Interface, mostInterfaces),
  /** From the subnet of each at its site; from the device where no hosts are in it. */
  vlans: list(z.strictObject({ id: VlanId, name: Name, from: From }), 4094),
  spanningTree: SpanningTree.optional(),
  /** None where all is in the main table; what is in a VRF is in none of the other lists. */
  vrfs: list(Vrf, 50).optional(),
  mlag: Mlag.optional(),
  /** Of a switch with several members. */
  stack: Stack.optional(),
  /** The groups in which links end; absent where the model is not known to have such. */
  portGroups: list(PortsAtOneSpeed, 1_000).optional(),
  hostGuard: HostGuard.optional(),
  igmpSnooping: IgmpSnooping.optional(),
  tracks: list(Track, 50),
  routing: Routing.optional(),
  firstHops: list(FirstHop, 500),
  zones: list(Zone, 500),
  /**
   * Whether it remembers who began. A switch does not: there each rule that allows a service also allows its answers, from
   * the service's port back to where it was asked from.
   */
  filtering: z.enum(['stateful', 'stateless']),
  /** Where empty, everything is forwarded. */
  policies: list(PolicyRule, 4_000),
  /** What becomes of packets that no policy matches; absent where there are no policies. */
  unmatched: z.strictObject({ action: z.literal('deny'), isLogged: z.boolean(), from: From }).optional(),
  /** Absent where it filters by zones, addresses and services alone. */
  inspection: Inspection.optional(),
  nat: list(NatRule, 500),
  ipsec: list(IpsecProfile, 1_000),
  /** Of the device at which tunnels of people end. */
  remoteAccess: RemoteAccess.optional(),
  dhcpPools: list(DhcpPool, 500),
  dhcpRelays: list(DhcpRelay, 500),
  routerAdvertisements: list(RouterAdvertisement, 500).optional(),
  dhcp6: list(Dhcp6, 500).optional(),
  services: list(ManagementService, 10),
  /** The queues of each interface. */
  qos: list(QosClass, 6),
  /** By VLAN, at the ports where the trust boundary is. */
  qosMarkings: list(QosMarking, 4094).optional(),
  /** Who administers and monitors it, and how; absent for a device that is not managed. */
  administration: Administration.optional(),
});
export type DeviceConfiguration = z.output<typeof DeviceConfiguration>;
