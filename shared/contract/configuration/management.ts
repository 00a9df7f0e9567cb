import * as z from 'zod';
import { list } from '../collections.ts';
import { wholeBetween } from '../figure.ts';
import { networkServiceKinds } from '../network-services.ts';
import { From } from './interfaces.ts';
import { Address } from './routing.ts';
import { SecretName, Service } from './security.ts';

const Name = z.string().min(1).max(100);

/** What a device and the servers of the network do for each other: time, names, sign-in, logs, monitoring, archive. */
export const ManagementService = z.strictObject({
  kind: z.enum(networkServiceKinds),
  servers: list(Address, 4).min(1),
  /**
   * The interface whose address the device speaks from, or is asked at; absent where that is the one that it leaves by: what a device on a
   * line to the internet sends there itself is not translated.
   */
  source: Name.optional(),
  /** Who opens the connection: a device sends its log, a server polls. */
  begins: z.enum(['device', 'server']).optional(),
  /** Protocols and ports. */
  services: list(Service, 4).optional(),
  /** The key that both ends share (RADIUS, TACACS+). */
  secret: SecretName.optional(),
  from: From,
});
export type ManagementService = z.output<typeof ManagementService>;

/** Monitoring by SNMPv3 (RFC 3414, RFC 3826): authenticated and encrypted, and nothing older. */
const SnmpUser = z.strictObject({
  user: Name,
  authentication: z.literal('sha-256'),
  authenticationSecret: SecretName,
  privacy: z.literal('aes-128'),
  privacySecret: SecretName,
});

/** How administrators get in: from where, by which protocols, and where their accounts are, in order. */
export const Administration = z.strictObject({
  /** `local` is for when no server answers. */
  signIn: list(z.enum(['tacacs', 'local']), 2).min(1),
  localUser: z.strictObject({ name: Name, secret: SecretName }),
  protocols: list(Service, 4).min(1),
  /** Nobody else is answered. */
  allowedFrom: list(z.union([z.cidrv4(), z.cidrv6()]), 2_000),
  idleSeconds: wholeBetween(30, 86_400),
  snmp: SnmpUser.optional(),
  from: From,
});
export type Administration = z.output<typeof Administration>;
