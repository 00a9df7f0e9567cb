import * as z from 'zod';
import { list } from '../collections.ts';
import { ElementId } from '../identifiers.ts';
import { AsNumber, VlanId } from '../network-numbers.ts';
import { textUpTo } from '../text.ts';
import { DeviceConfiguration } from './device-configuration.ts';
import { DhcpServer } from './dhcp.ts';
import { ChassisPort, From } from './interfaces.ts';
import { Address } from './routing.ts';
import { Service } from './security.ts';

const Name = z.string().min(1).max(100);
const Prefix = z.union([z.cidrv4(), z.cidrv6()]);

/** One cable between two ports. A link of the plan with several ports is several cables. */
export const Cable = z.strictObject({ edge: ElementId, a: ChassisPort, b: ChassisPort });
export type Cable = z.output<typeof Cable>;

/** A provider's side of the network: what a circuit meets. */
export const Provider = z.strictObject({
  /** The node that stands for it. */
  id: ElementId,
  name: Name,
  /** `internet` routes to everyone; `mpls` joins the customer's sites only (RFC 4364). */
  kind: z.enum(['internet', 'mpls']),
  as: AsNumber.optional(),
  circuits: list(
    z.strictObject({
      edge: ElementId,
      /** Where it is handed over: a port, or one of each member of a cluster; the same in several where it is a bundle. */
      ports: list(ChassisPort, 64).min(1),
      providerAddress: z.cidrv4(),
      customerAddress: z.cidrv4(),
      ipv6: z.strictObject({ provider: z.cidrv6(), customer: z.cidrv6() }).optional(),
      /** Addresses of either family that the provider routes to the customer's side of this circuit, while its line is up. */
      routed: list(Prefix, 20),
      mbps: z.number().positive(),
      /** How it is handed over, by IEEE 802.3 name (`1000BASE-T`, `10GBASE-LR`); absent where the plan does not say. */
      standard: textUpTo(30).optional(),
      /** Addresses of RFC 5737 or RFC 2544 until the provider states its own. */
      isPlaceholder: z.boolean(),
      from: From,
    }),
    4_000,
  ),
});
export type Provider = z.output<typeof Provider>;

/** Hosts of one subnet at one place: what begins and answers flows. */
export const HostGroup = z.strictObject({
  id: Name,
  /** The plan's node: people, phones, cameras, servers; the managed device itself in a management VLAN. */
  node: ElementId,
  subnet: ElementId,
  site: textUpTo(100),
  zone: Name,
  vlan: VlanId.optional(),
  /** The first of them, with prefix length; none of IPv4 where hosts have IPv6 alone. */
  ipv4: z.cidrv4().optional(),
  gateway: z.ipv4().optional(),
  /** The same of IPv6, where the subnet has it. */
  ipv6: z.cidrv6().optional(),
  gatewayIpv6: z.ipv6().optional(),
  /** Where the first of them is plugged in: the ports of a switch; two for a server with two links (active and standby); none of hosts without a link. */
  ports: list(ChassisPort, 2),
  /** Both links forward (LACP, to an MLAG pair); without it the second stands by. */
  bond: z.literal('lacp').optional(),
  count: z.int().min(1),
  from: From,
});
export type HostGroup = z.output<typeof HostGroup>;

/** A flow that is promised or forbidden, from the requirements and not from the rules that enforce it; of the family of its address. */
export const Flow = z.strictObject({
  /** Its ends and its service: `users 10 > servers 20 HTTPS`. */
  id: z.string().min(1).max(400),
  /** A host group's id, or `internet`. */
  source: Name,
  destination: Name,
  /** Who is reached, where the destination is published under another address (NAT). */
  address: Address,
  service: Service,
  expected: z.enum(['pass', 'drop']),
  from: From,
});
export type Flow = z.output<typeof Flow>;

/** The whole network, ready to be rendered, booted and simulated. */
export const NetworkConfiguration = z.strictObject({
  devices: list(DeviceConfiguration, 20_000),
  cables: list(Cable, 40_000),
  providers: list(Provider, 10),
  hosts: list(HostGroup, 20_000),
  /** Scopes of servers that are no devices of the network. */
  dhcpServers: list(DhcpServer, 500).optional(),
  flows: list(Flow, 200_000),
});
export type NetworkConfiguration = z.output<typeof NetworkConfiguration>;
