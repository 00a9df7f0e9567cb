import * as z from 'zod';
import { list } from '../collections.ts';
import { DhcpOption } from '../dhcp-option.ts';
import { wholeBetween } from '../figure.ts';
import { From } from './interfaces.ts';
import { Nat64Prefix } from './security.ts';

const Name = z.string().min(1).max(100);

/** What a gateway advertises to the hosts of its interface (RFC 4861), from the shared link-local address while it is active. */
export const RouterAdvertisement = z.strictObject({
  interface: Name,
  prefixes: list(
    z.strictObject({
      prefix: z.cidrv6(),
      /** Hosts give themselves an address of it (SLAAC, RFC 4862). */
      isAutonomous: z.boolean(),
    }),
    8,
  ).min(1),
  /** M: addresses come by DHCPv6. O: everything else does (RFC 8415). */
  isManaged: z.boolean(),
  hasOtherConfiguration: z.boolean(),
  /** RFC 8106. */
  dnsServers: list(z.ipv6(), 4),
  /** What IPv4 is reached under (PREF64, RFC 8781). */
  nat64Prefix: Nat64Prefix.optional(),
  intervalSeconds: wholeBetween(4, 1_800),
  /** How long it stays a default router unheard. */
  lifetimeSeconds: wholeBetween(1, 9_000),
  from: From,
});
export type RouterAdvertisement = z.output<typeof RouterAdvertisement>;

/** Stateless DHCPv6 on an interface: answered from here, or passed on to servers elsewhere (RFC 8415). */
export const Dhcp6 = z.discriminatedUnion('kind', [
  z.strictObject({
    kind: z.literal('server'),
    interface: Name,
    dnsServers: list(z.ipv6(), 4).min(1),
    options: list(DhcpOption, 4).optional(),
    from: From,
  }),
  z.strictObject({
    kind: z.literal('relay'),
    interface: Name,
    servers: list(z.ipv6(), 4).min(1),
    from: From,
  }),
]);
export type Dhcp6 = z.output<typeof Dhcp6>;
