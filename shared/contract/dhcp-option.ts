import * as z from 'zod';
import { list } from './collections.ts';
import { wholeBetween } from './figure.ts';

/**
 * An option beyond addresses, names and time (RFC 2132, RFC 8415), by its number: 66 is where phones fetch their settings, 43 and 138
 * say to access points where their controllers are.
 */
export const DhcpOption = z.strictObject({
  code: wholeBetween(1, 254),
  name: z.string().min(1).max(100),
  values: list(z.string().min(1).max(255), 8).min(1),
  /** The bytes that are sent, where they are more than the text or the addresses above. */
  hex: z
    .string()
    .regex(/^(?:[0-9a-f]{2})+$/)
    .max(510)
    .optional(),
});
export type DhcpOption = z.output<typeof DhcpOption>;
