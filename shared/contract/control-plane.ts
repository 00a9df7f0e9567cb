import * as z from 'zod';
import { Because } from './because.ts';
import { list } from './collections.ts';
import { DhcpOption } from './dhcp-option.ts';
import { wholeBetween } from './figure.ts';
import { ElementId } from './identifiers.ts';
import { AsNumber, VlanId } from './network-numbers.ts';
import { networkServiceKinds, serviceClasses } from './network-services.ts';
import { textUpTo } from './text.ts';

const Block = z.union([z.cidrv4(), z.cidrv6()]);
const Address = z.union([z.ipv4(), z.ipv6()]);
const mostEntries = 40_000;
const mostBlocks = 20_000;

/** One OSPF area (RFC 2328): the backbone is 0, each other site one of its own. */
const OspfArea = z.strictObject({
  id: wholeBetween(0, 4_294_967_295),
  site: textUpTo(100),
  kind: z.enum(['backbone', 'standard', 'totally-stubby']),
  routers: list(ElementId, 20_000),
  /** Blocks that are announced into the area by its routers. */
  networks: list(Block, mostBlocks),
  /** The summary that the area's border announces to the backbone instead. */
  summary: Block.optional(),
  because: Because,
});

/** A default route. */
const DefaultRoute = z.strictObject({
  device: ElementId,
  /** The device or provider that it goes to. */
  towards: ElementId,
  nextHop: Address.optional(),
  /** The lower metric is preferred; a second route is the backup. Of OSPF where it is announced, else its distance. */
  metric: wholeBetween(1, 65_535),
  /** Whether the device announces it to the area. */
  announced: z.boolean(),
  because: Because,
});

/** A session with a provider (RFC 4271). */
const BgpSession = z.strictObject({
  device: ElementId,
  localAs: AsNumber,
  neighbour: ElementId,
  /** Absent until the provider states it. */
  neighbourAs: AsNumber.optional(),
  /** For outgoing and incoming traffic: `primary` is preferred for both. */
  preference: z.enum(['primary', 'backup']),
  because: Because,
});

/** Rapid spanning tree (IEEE 802.1w): who is the root of which VLANs. */
const SpanningTreeBridge = z.strictObject({
  device: ElementId,
  role: z.enum(['root', 'secondary-root', 'edge']),
  /** A multiple of 4096. */
  priority: wholeBetween(0, 61_440),
  vlans: list(VlanId, 4094),
  because: Because,
});

/** A trunk with the VLANs that it lets through, and where untagged frames go. */
const Trunk = z.strictObject({
  edge: ElementId,
  allowed: list(VlanId, 4094),
  native: VlanId,
});

/** Link aggregation (IEEE 802.1AX). */
const Aggregate = z.strictObject({
  name: textUpTo(50),
  edge: ElementId,
  members: wholeBetween(2, 64),
  mode: z.literal('lacp'),
});

/** Who assigns a subnet's addresses, and who relays the requests. */
const DhcpScope = z.strictObject({
  subnet: ElementId,
  /** The device or server that has the scope. */
  server: ElementId,
  /** Gateways that relay (RFC 2131); none where the server is in the subnet or is the gateway. */
  relays: list(ElementId, 4),
  /**
   * The second gateway of a pair, which hands out the upper half of the range; or the second server, which shares the leases of the
   * first: the same node where that stands for several servers.
   */
  second: ElementId.optional(),
  /** What access points are told beside their address: where their controllers are. Of DHCPv6 where the subnet has IPv6 alone. */
  options: list(DhcpOption, 4).optional(),
  because: Because,
});

/** Address translation (RFC 3022): many to one, or one to one; of many hosts of IPv6 to one address of IPv4 (RFC 6146). */
const Translation = z.strictObject({
  device: ElementId,
  kind: z.enum(['many-to-one', 'one-to-one', 'nat64']),
  inside: list(Block, mostBlocks),
  /** The public address that they share. */
  address: z.ipv4().optional(),
  /** The link towards the provider. */
  outside: ElementId,
  because: Because,
});

/** `internet`, the purpose of subnets (`guest`, `server`), or the name of a segment that is kept apart. */
const Zone = z.string().min(1).max(120);

/** The traffic that one zone may send to another; anything else is dropped. */
const Policy = z.strictObject({
  from: Zone,
  to: Zone,
  action: z.enum(['allow', 'deny']),
  /** Where it is enforced: the firewall, or the switches that are the gateways of the subnets. */
  at: z.enum(['firewall', 'gateway']),
  /** Services by their common names: `DNS`, `HTTPS`, `SIP`; none for all. */
  services: list(textUpTo(40), 50),
  /** Blocks of the zone that it is about; absent for the whole zone. */
  sources: list(Block, mostBlocks).optional(),
  destinations: list(Block, mostBlocks).optional(),
  because: Because,
});

/** The subnets of a zone: what its policies are about. */
const PolicyZone = z.strictObject({ name: Zone, subnets: list(ElementId, 20_000), because: Because });

/** What servers do for the devices of the network, or devices for them. */
const NetworkService = z.strictObject({
  kind: z.enum(networkServiceKinds),
  /** Servers of the plan; none for public ones. */
  nodes: list(ElementId, 4),
  servers: list(Address, 4).min(1),
  /** By their common names. */
  services: list(textUpTo(40), 4),
  /** Who opens the connection; devices speak from their loopback, else from their address in the management VLAN. */
  begins: z.enum(['device', 'server']),
  /** The variable that holds the key of both ends. */
  secret: textUpTo(100).optional(),
  because: Because,
});

/** One class of service (RFC 4594): its queue on every interface, and what is marked with it where hosts are plugged in. */
const ServiceClass = z.strictObject({
  name: z.enum(serviceClasses),
  dscp: list(wholeBetween(0, 63), 16),
  isPriority: z.boolean(),
  sharePercent: wholeBetween(1, 100),
  subnets: list(ElementId, 20_000),
  because: Because,
});

/** An interface that is narrower than what arrives, shaped to its circuit's rate. */
const Shaping = z.strictObject({
  device: ElementId,
  edge: ElementId,
  mbps: z.number().positive(),
  /** Most of the priority queue. */
  priorityMbps: z.number().positive(),
  because: Because,
});

/** How the devices of a plan route and filter traffic. */
export const ControlPlane = z.strictObject({
  ospf: list(OspfArea, 501),
  defaultRoutes: list(DefaultRoute, mostEntries),
  bgp: list(BgpSession, mostEntries),
  spanningTree: list(SpanningTreeBridge, mostEntries),
  trunks: list(Trunk, mostEntries),
  aggregates: list(Aggregate, mostEntries),
  dhcp: list(DhcpScope, mostEntries),
  nat: list(Translation, mostEntries),
  policies: list(Policy, 1_000),
  /** Absent in plans that were stored before there were any. */
  zones: list(PolicyZone, 500).optional(),
  services: list(NetworkService, 20).optional(),
  classes: list(ServiceClass, 6).optional(),
  shaping: list(Shaping, mostEntries).optional(),
});
export type ControlPlane = z.output<typeof ControlPlane>;
