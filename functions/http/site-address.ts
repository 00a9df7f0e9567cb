import * as z from 'zod';
import { environment } from '../runtime/environment.ts';

const Origin = z.url({ protocol: /^https?$/ }).transform((address) => new URL(address).origin);

/**
 * The site's own address: as the template states it for a site with a domain of its own, else where the caller's browser
 * says that it is. Only ever use it for what the caller alone gets.
 */
export function siteAddress(headers: Readonly<Record<string, string | undefined>>): string | undefined {
  const { SITE_URL } = environment({ SITE_URL: z.url().optional() });
  return SITE_URL ?? Origin.safeParse(headers.origin ?? headers.referer).data;
}
