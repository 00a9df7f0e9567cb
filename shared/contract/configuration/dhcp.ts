import * as z from 'zod';
import { list } from '../collections.ts';
import { DhcpOption } from '../dhcp-option.ts';
import { wholeBetween } from '../figure.ts';
import { ElementId } from '../identifiers.ts';
import { From } from './interfaces.ts';

const Name = z.string().min(1).max(100);

/** Addresses of one subnet, and the options that a host gets with them (RFC 2131). */
export const DhcpScope = z.strictObject({
  subnet: z.cidrv4(),
  first: z.ipv4(),
  last: z.ipv4(),
  gateway: z.ipv4(),
  dnsServers: list(z.ipv4(), 4),
  ntpServers: list(z.ipv4(), 4).optional(),
  options: list(DhcpOption, 8).optional(),
  leaseSeconds: wholeBetween(60, 31_536_000),
  from: From,
});
export type DhcpScope = z.output<typeof DhcpScope>;

/** A scope that a device hands out itself, on one of its interfaces. */
export const DhcpPool = DhcpScope.extend({ interface: Name });
export type DhcpPool = z.output<typeof DhcpPool>;

/** Requests that an interface passes on to servers elsewhere. */
export const DhcpRelay = z.strictObject({
  interface: Name,
  servers: list(z.ipv4(), 4).min(1),
  /** The interface whose address it speaks from, which tells the server the subnet: the one that was asked. */
  source: Name.optional(),
  from: From,
});
export type DhcpRelay = z.output<typeof DhcpRelay>;

/** A server of the plan with the scopes that it hands out: it is no configured device, but its scopes must be there. */
export const DhcpServer = z.strictObject({
  node: ElementId,
  address: z.ipv4(),
  scopes: list(DhcpScope, 20_000),
});
export type DhcpServer = z.output<typeof DhcpServer>;
