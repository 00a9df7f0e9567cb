import * as z from 'zod';
import { Because } from './because.ts';
import { list } from './collections.ts';
import { ControlPlane } from './control-plane.ts';
import { DescribedDevice } from './described-device.ts';
import { capabilities, deviceClasses, hostPowers } from './device.ts';
import { DrawnView, Position } from './drawn-view.ts';
import { Count, wholeBetween } from './figure.ts';
import { ElementId, Id, Instant, Version } from './identifiers.ts';
import { AsNumber, VlanId } from './network-numbers.ts';
import { Note } from './note.ts';
import { line, name, paragraphs, textUpTo, wellFormed } from './text.ts';
import { TopologyEdits } from './topology-edits.ts';
import {
  edgeTypes,
  layers,
  nodeGroups,
  nodeTypes,
  subnetPurposes,
  surroundings,
  wanServices,
} from './topology-kinds.ts';
import { mostAddresses, topologyLimits } from './topology-limits.ts';

const Label = name(100);

export const TopologyNode = z.strictObject({
  id: ElementId,
  type: z.enum(nodeTypes),
  label: Label,
  layer: z.enum(layers),
  /** Absent for devices identified by their type, and for people without further detail. */
  group: z.enum(nodeGroups).optional(),
  /** Shared by the devices that back each other up (`hq-core`); absent for a single device. */
  pair: ElementId.optional(),
  /**
   * Shared by the members of one logical device (`hq-fw`): one configuration and one set of addresses, which each member
   * lists; the first member in the list is active. Of switches, which are a stack, all forward.
   */
  cluster: ElementId.optional(),
  /**
   * Of a switch: the number that it shares with the other of its pair where aggregates end on both of them (MLAG); each
   * keeps its own addresses, and both forward.
   */
  mlag: wholeBetween(1, 10_000).optional(),
  /** The address of its management port, in a VRF of its own, where there is a network for these alone. */
  outOfBand: z.union([z.cidrv4(), z.cidrv6()]).optional(),
  /** The AS number of a provider (RFC 4271). */
  as: AsNumber.optional(),
  /** Name of its site; absent for the internet. */
  site: textUpTo(100).optional(),
  /** Name of its building on a campus; absent in the site's main building, and where there is no other. */
  building: textUpTo(100).optional(),
  /** Floor of the building, counted from 1; absent if it serves the whole site. */
  floor: wholeBetween(1, 200).optional(),
  position: Position.optional(),
  equipmentId: Id.optional(),
  /** The device that `equipmentId` names, as it was when it was chosen: the plan can be read without the catalogue. */
  model: z
    .strictObject({
      manufacturer: textUpTo(60),
      model: textUpTo(100),
      partNumber: textUpTo(60),
      /** Who chose it; absent if a user did. */
      from: z.enum(['existing-network', 'design-equipment', 'recommendation']).optional(),
      /** Why it was recommended; absent if it was not. */
      because: Because.optional(),
      /** What its configuration uses that needs a licence. */
      licensed: list(z.enum(capabilities), capabilities.length).optional(),
    })
    .optional(),
  /** The wireless controllers that manage it and all others that name the same, nodes of a group of their own; absent where it needs none. */
  controller: z
    .strictObject({
      /** Absent, like model and part number, where no device of the manufacturer meets the demand. */
      equipmentId: Id.optional(),
      manufacturer: textUpTo(60),
      model: textUpTo(100).optional(),
      partNumber: textUpTo(60).optional(),
      /** Which demand no device meets. */
      unmet: Because.optional(),
      /** How many there are for all of them together. */
      quantity: wholeBetween(1, 10_000),
      /** Where they stand. */
      site: textUpTo(100),
    })
    .optional(),
  /** Of an access point: set where its maker’s cloud leads it in place of the gateways of its maker, which manage fewer than there are. */
  ledFrom: z.enum(['cloud']).optional(),
  /** Which demand of its place no device meets; absent where it has a model, and where nobody looked for one. */
  unmet: Because.optional(),
  /** Where an access point or switch hangs, if not in an ordinary room: what its model has to be built for. */
  surroundings: z.enum(surroundings).optional(),
  /** In an existing network: what becomes of it. */
  status: z.enum(['new', 'kept', 'replaced']).optional(),
  /** What is kept or replaced there. */
  existing: z
    .strictObject({
      /** Which line of the listed devices, counted from 0. */
      line: wholeBetween(0, 10_000),
      /** As it was typed. */
      device: textUpTo(200),
      /** How many of it are there: no more than the node has. */
      count: wholeBetween(1, 1_000_000),
      /** Of one that is replaced: what it was built for, where that is known. What replaces it is nothing lesser. */
      class: z.enum(deviceClasses).optional(),
      /** Of one that is replaced: its id in the catalogue, where it is known there. */
      model: z.string().min(1).max(100).check(wellFormed).optional(),
      /** Of one that is kept and that the catalogue does not list: what its owner states of it. */
      stated: DescribedDevice.optional(),
      because: Because,
    })
    .optional(),
  /** Planning again does not change it. */
  locked: z.boolean().optional(),
  /** How many of it this node stands for; people and devices are drawn as one node a group. */
  quantity: wholeBetween(1, 1_000_000),
  /** Of desks or Wi-Fi users: how many people they are, where their site states it. */
  people: wholeBetween(0, 1_000_000).optional(),
  /** Addresses with their prefix length, the management or loopback address first. */
  addresses: list(textUpTo(50), mostAddresses),
  /** Its IPv6 addresses, in the order of `addresses`; absent where IPv6 is not stated. */
  ipv6: list(z.cidrv6(), mostAddresses).optional(),
  ports: z
    .strictObject({ total: wholeBetween(0, 10_000), used: wholeBetween(0, 10_000) })
    .refine(({ total, used }) => used <= total, { error: 'must not be more than total', path: ['used'] })
    .optional(),
  because: Because.optional(),
  /** What a designer wrote down about it; no plan reads it. */
  notes: paragraphs(2_000).optional(),
});
export type TopologyNode = z.output<typeof TopologyNode>;

export const TopologyEdge = z.strictObject({
  id: ElementId,
  source: ElementId,
  target: ElementId,
  type: z.enum(edgeTypes),
  label: line(100).optional(),
  /** The ports that it uses: `Gi1/0/3`, `Gi1/0/3-28`, `Gi1/0/3-8, Gi1/0/12`. */
  sourcePort: textUpTo(200).optional(),
  targetPort: textUpTo(200).optional(),
  bandwidthMbps: z.number().min(0).max(1_600_000).optional(),
  /** What the network sends into an internet access, where that is less than `bandwidthMbps`. */
  uploadMbps: z.number().min(0).max(1_600_000).optional(),
  vlans: list(VlanId, 200),
  /**
   * Of several ports that people of more than one segment are plugged into, or of phones of which some have a desk behind them:
   * how many are untagged in the VLAN of each.
   */
  accessVlans: list(z.strictObject({ vlan: VlanId, ports: wholeBetween(0, 10_000) }), 200).optional(),
  subnet: textUpTo(50).optional(),
  /** The address of each end in `subnet`, with its prefix length; also of an end that is a provider's. */
  addresses: z.strictObject({ source: z.cidrv4().optional(), target: z.cidrv4().optional() }).optional(),
  /** The same in the subnet's `ipv6`. */
  ipv6: z.strictObject({ source: z.cidrv6().optional(), target: z.cidrv6().optional() }).optional(),
  medium: z.enum(['copper', 'fibre', 'radio']).optional(),
  lengthM: z.number().min(0).max(10_000_000).optional(),
  /** What is laid: `Cat6A U/FTP`, `OM4 LC duplex`, `OS2 LC duplex`. */
  cable: textUpTo(60).optional(),
  /** Of copper with the plugs of fibre (DAC). */
  twinax: z.boolean().optional(),
  /** Of fibre with a transceiver fixed to either end (AOC). */
  activeOptical: z.boolean().optional(),
  /** One plug at one end, four at the other. */
  breakout: z.boolean().optional(),
  /** Transceivers by IEEE 802.3 name (`10GBASE-SR`; also `100G-CWDM4`), one for each port of that end; absent where a port has none. */
  optics: z.strictObject({ source: textUpTo(30).optional(), target: textUpTo(30).optional() }).optional(),
  /** How a wide-area link is bought. */
  service: z.enum(wanServices).optional(),
  /**
   * Which bought circuit it is: the id of its first link. One that is handed over to both members of a cluster is two links
   * with the same subnet, addresses and rate; where they end on one device, they share its port.
   */
  circuit: ElementId.optional(),
  /** Of a tunnel: its outer addresses, and the circuits that carry it at either end. */
  outer: z.strictObject({ source: z.ipv4(), target: z.ipv4() }).optional(),
  underlay: z.strictObject({ source: ElementId, target: ElementId }).optional(),
  /** A tunnel through which the site at its far end reaches the internet via the hub. */
  carriesInternet: z.boolean().optional(),
  /**
   * Links that act as one: the name of the aggregate at both ends. `MLAG 3` is on the link to either switch of a pair; where
   * a link stands for many servers, each has an aggregate of its own, `MLAG 4-21`.
   */
  aggregate: textUpTo(50).optional(),
  locked: z.boolean().optional(),
  because: Because.optional(),
  /** What a designer wrote down about it; no plan reads it. */
  notes: paragraphs(2_000).optional(),
});
export type TopologyEdge = z.output<typeof TopologyEdge>;

/** One row of the addressing plan. */
export const Subnet = z.strictObject({
  id: ElementId,
  site: textUpTo(100),
  name: textUpTo(100),
  purpose: z.enum(subnetPurposes),
  vlan: VlanId.optional(),
  /** On the block of the site that the others are joined to; older plans do not say. */
  hub: z.literal(true).optional(),
  /** The zone that policies name, where it is not that of its purpose: a segment that is kept apart. */
  zone: textUpTo(120).optional(),
  /** What powers its hosts over the cable, where a segment states it; `none` where they have power of their own. */
  poe: z.enum(hostPowers).optional(),
  /** Absent where hosts have IPv6 alone. */
  cidr: z.cidrv4().optional(),
  /** Of public addresses: the link of the circuit that they come by. */
  circuit: ElementId.optional(),
  /** A block that is reserved for documentation or tests, until the provider's own addresses are entered. */
  placeholder: z.boolean().optional(),
  gateway: z.ipv4().optional(),
  dhcp: z.strictObject({ from: z.ipv4(), to: z.ipv4() }).optional(),
  /** First-hop redundancy (VRRP, RFC 5798): the members share the gateway; the one of the highest priority is active. */
  firstHop: z
    .strictObject({
      group: wholeBetween(1, 255),
      members: list(
        z.strictObject({
          node: ElementId,
          address: z.ipv4().optional(),
          ipv6: z.ipv6().optional(),
          priority: wholeBetween(1, 254),
        }),
        4,
      ),
    })
    .optional(),
  ipv6: z.cidrv6().optional(),
  /** Its IPv6 block is one for documentation (RFC 3849), until the provider's own is entered. */
  placeholderIpv6: z.boolean().optional(),
  gatewayIpv6: z.ipv6().optional(),
  /** Hosts that it must have room for, growth included. */
  hosts: Count,
  because: Because.optional(),
});
export type Subnet = z.output<typeof Subnet>;

export const Nodes = list(TopologyNode, topologyLimits.nodes);
export const Edges = list(TopologyEdge, topologyLimits.edges);
export const Subnets = list(Subnet, topologyLimits.subnets);
export const Notes = list(Note, topologyLimits.notes);
export const Views = list(DrawnView, topologyLimits.views);

/** The picture and the plan of one design. Each edge's ends are nodes of it, and ids are unique. */
export const Graph = z.strictObject({
  nodes: Nodes,
  edges: Edges,
  subnets: Subnets.default([]),
  /** Absent while there are none. */
  notes: Notes.optional(),
  /** Absent while none is kept. */
  views: Views.optional(),
});
export type Graph = z.output<typeof Graph>;

export const Topology = Graph.extend({
  designId: Id,
  version: Version,
  /** Version of the design that the generator read. */
  designVersion: Version,
  lastUpdated: Instant,
  /** The manual work on the plan; computed by the service. */
  edits: TopologyEdits,
  /** Absent in topologies that were stored before there was one, until their next change. */
  controlPlane: ControlPlane.optional(),
});
export type Topology = z.output<typeof Topology>;
