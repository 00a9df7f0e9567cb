import * as z from 'zod';
import { list } from '../collections.ts';
import { From } from './interfaces.ts';
import { IpsecProfile, SecretName, Service } from './security.ts';

/** IPsec with IKEv2 (RFC 7296) for people who work from elsewhere: each gets an address of the pool. */
export const RemoteAccess = z.strictObject({
  /** The zone of the pool. */
  zone: z.string().min(1).max(100),
  pool: z.cidrv4(),
  /** Its own address in the pool. */
  address: z.ipv4(),
  /** Public addresses that it answers on. */
  listens: list(z.ipv4(), 8).min(1),
  protocols: list(Service, 4).min(1),
  ...IpsecProfile.pick({
    ikeProposal: true,
    espProposal: true,
    pfsGroup: true,
    ikeLifetimeSeconds: true,
    espLifetimeSeconds: true,
    deadPeerSeconds: true,
  }).shape,
  /** The device proves itself by a certificate; people sign in at the RADIUS servers, or at the device where there are none. */
  certificate: SecretName,
  signIn: z.enum(['radius', 'local']),
  /** What goes through the tunnel; all else leaves from where people are. */
  routes: list(z.cidrv4(), 20).min(1),
  dnsServers: list(z.ipv4(), 4),
  /** The same of IPv6, inside the same tunnels. */
  ipv6: z
    .strictObject({
      pool: z.cidrv6(),
      address: z.ipv6(),
      routes: list(z.cidrv6(), 20).min(1),
      dnsServers: list(z.ipv6(), 4),
    })
    .optional(),
  from: From,
});
export type RemoteAccess = z.output<typeof RemoteAccess>;
