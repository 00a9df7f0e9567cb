import * as z from 'zod';
import { list } from '../collections.ts';
import { wholeBetween } from '../figure.ts';
import { ElementId } from '../identifiers.ts';
import { VlanId } from '../network-numbers.ts';
import { textUpTo } from '../text.ts';

/** Elements that a statement names as where it comes from. */
export const mostFrom = 100;

/** Elements of the plan that a statement comes from, and all that it contains: nodes, links and subnets. */
export const From = list(ElementId, mostFrom).min(1);

/** A port of a chassis. A cluster is several chassis: the same port on each of them carries one interface; in a stack of switches each port is one. */
export const ChassisPort = z.strictObject({ node: ElementId, name: z.string().min(1).max(50) });
export type ChassisPort = z.output<typeof ChassisPort>;

export const interfaceKinds = [
  'port',
  'aggregate',
  'subinterface',
  'vlan',
  'loopback',
  'tunnel',
  'bridge',
] as const;

/** What becomes of hosts on a port that authenticates (IEEE 802.1X). The servers are the device's RADIUS servers. */
export const PortAuthentication = z.strictObject({
  /** How many may be behind it: one, or one and its phone, each by itself. */
  hosts: z.enum(['one', 'one-and-phone']),
  /** Where hosts are put that do not answer; absent where they stay outside. */
  guestVlan: VlanId.optional(),
  /** Where hosts are put while no server answers, beside their phones: the port's own VLAN. */
  criticalVlan: VlanId,
  /** Unanswered requests before MAC bypass or the guest VLAN, and the time between two of them. */
  attempts: wholeBetween(1, 10),
  attemptSeconds: wholeBetween(1, 120),
  reauthenticateSeconds: wholeBetween(60, 604_800),
});
export type PortAuthentication = z.output<typeof PortAuthentication>;

/** What a switched port does with frames. */
export const Switchport = z.strictObject({
  mode: z.enum(['access', 'trunk']),
  /** Of an access port: the VLAN of untagged frames. */
  access: VlanId.optional(),
  /** Tagged beside the access VLAN and announced by LLDP-MED (ANSI/TIA-1057). */
  voice: VlanId.optional(),
  /** Of a trunk: the VLAN of untagged frames. */
  native: VlanId.optional(),
  /** Of a trunk: the VLANs that it carries tagged. */
  allowed: list(VlanId, 4094),
  /** Edge ports forward at once (RSTP) and go down when a bridge speaks on them (BPDU guard). */
  isEdge: z.boolean(),
  /** Port-based access control (IEEE 802.1X), with MAC bypass for devices that cannot. */
  dot1x: z.enum(['none', 'authenticate', 'authenticate-or-bypass']),
  /** Present where it authenticates. */
  authentication: PortAuthentication.optional(),
  /** Which frames and hosts are believed: DHCP answers and ARP from servers and switches only. */
  isTrusted: z.boolean(),
  /** Keeps bridges behind it from becoming root. */
  rootGuard: z.boolean(),
  /** Takes no router advertisement and no answer of DHCPv6 from there (RFC 6105, RFC 7610). */
  raGuard: z.boolean().optional(),
  /** The most of its rate that may be broadcast and multicast; the rest is dropped. */
  stormControl: z
    .strictObject({
      broadcastPercent: z.number().min(0.01).max(100),
      multicastPercent: z.number().min(0.01).max(100),
    })
    .optional(),
});
export type Switchport = z.output<typeof Switchport>;

/** How the ports of an aggregate share its frames. */
export const Aggregation = z.strictObject({
  /**
   * `lacp`: all ports forward, as both ends agree (IEEE 802.1AX). `active-standby`: one port forwards while it works, and the
   * far ends are ports of their own that know nothing of it (redundant interface).
   */
  mode: z.enum(['lacp', 'active-standby']),
  /** Fewer working ports than this take the aggregate down. */
  minLinks: wholeBetween(1, 64),
  /** Of LACP: partners are asked every second, or every 30. */
  rate: z.enum(['fast', 'slow']).optional(),
  /** Of LACP: what a frame's port is chosen by. */
  hashing: z.enum(['layer-2-3', 'layer-3-4']).optional(),
  /** The other switch of the pair ends this aggregate too, under the same number. */
  mlag: wholeBetween(1, 10_000).optional(),
});
export type Aggregation = z.output<typeof Aggregation>;

/** A tunnel of IPsec (RFC 4301) with IKEv2 (RFC 7296), as a routed interface. */
export const Tunnel = z.strictObject({
  /** The interface whose address is the outer source. */
  source: textUpTo(100),
  sourceAddress: z.ipv4(),
  destination: z.ipv4(),
  /** Outer packets leave here, whatever the routing table says; without it the table decides. */
  via: z.strictObject({ interface: textUpTo(100), nextHop: z.ipv4() }).optional(),
  /** The profile of `ipsec` that protects it. */
  profile: textUpTo(100),
});
export type Tunnel = z.output<typeof Tunnel>;

/** One interface of a device, physical or not. Each cable, VLAN gateway, tunnel and loopback is a row. */
export const Interface = z.strictObject({
  name: z.string().min(1).max(100),
  kind: z.enum(interfaceKinds),
  description: textUpTo(200),
  /** Ports in the parking VLAN are down. */
  isUp: z.boolean(),
  /** Where it is plugged in: one port; one of each chassis for a cluster; the members of an aggregate. */
  ports: list(ChassisPort, 64),
  /** A sub-interface's port, and its tag; of a `port`, where a carrier hands it over with others. */
  parent: textUpTo(100).optional(),
  tag: VlanId.optional(),
  /** Of `vlan`: which VLAN it routes. Of `bridge`: none, its ports are bridged for one routed address. */
  vlan: VlanId.optional(),
  switchport: Switchport.optional(),
  /** Of an aggregate. */
  aggregation: Aggregation.optional(),
  /** With prefix length: `10.0.0.1/31`. */
  ipv4: list(z.cidrv4(), 8),
  ipv6: list(z.cidrv6(), 8),
  mtu: wholeBetween(576, 9_216),
  /** TCP segments are cut to this size where the path is narrower (tunnels: 1,360). */
  tcpMss: wholeBetween(500, 9_000).optional(),
  tunnel: Tunnel.optional(),
  /** The zone that a firewall counts it to. */
  zone: textUpTo(100).optional(),
  vrf: textUpTo(50).optional(),
  /** Shaped to the circuit's rate. */
  shapeMbps: z.number().positive().optional(),
  /** Most of the priority queue where it is shaped. */
  priorityMbps: z.number().positive().optional(),
  /**
   * Whose marks (DSCP) are kept: everybody's within the network, a phone's that LLDP-MED found, nobody's at the boundary.
   * Marks that are not kept are set by the VLAN, and to 0 where there is none.
   */
  trust: z.enum(['dscp', 'phone', 'none']).optional(),
  poe: z.strictObject({ class: wholeBetween(1, 8), watts: z.number().positive() }).optional(),
  from: From,
});
export type Interface = z.output<typeof Interface>;
