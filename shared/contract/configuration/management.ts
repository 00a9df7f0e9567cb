import * as z from 'zod';
import { list } from '../collections.ts';
import { networkServiceKinds } from '../network-services.ts';
import { From } from './interfaces.ts';
import { SecretName, Service } from './security.ts';

const Name = z.string().min(1).max(100);

/** What a device and the servers of the network do for each other: time, names, sign-in, logs, monitoring, archive. */
export const ManagementService = z.strictObject({
  kind: z.enum(networkServiceKinds),
  servers: list(z.ipv4(), 4).min(1),
  /** The interface whose address the device speaks from, or is asked at. */
  source: Name,
  /** Who opens the connection: a device sends its log, a server polls. */
  begins: z.enum(['device', 'server']).optional(),
  /** Protocols and ports. */
  services: list(Service, 4).optional(),
  /** The key that both ends share (RADIUS, TACACS+). */
  secret: SecretName.optional(),
  from: From,
});
export type ManagementService = z.output<typeof ManagementService>;
