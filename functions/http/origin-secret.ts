import { createHash, timingSafeEqual } from 'node:crypto';
import type middy from '@middy/core';
import * as z from 'zod';
import { Refusal } from '#shared/contract/errors.ts';
import { environment } from '../runtime/environment.ts';
import type { Exchange } from './exchange.ts';

/**
 * Accepts only requests that came through the site's distribution, which adds the secret, so that its firewall cannot
 * be bypassed by calling the API's own address. Without `ORIGIN_SECRET` all requests pass.
 */
export const originSecret = (): middy.MiddlewareObj<Exchange> => {
  const { ORIGIN_SECRET } = environment({ ORIGIN_SECRET: z.string().min(1).optional() });
  const expected = ORIGIN_SECRET === undefined ? undefined : digest(ORIGIN_SECRET);
  return {
    before: ({ event: { event } }) => {
      if (!expected) return;
      const given = digest(event.headers['x-origin-secret'] ?? '');
      if (!timingSafeEqual(given, expected))
        throw new Refusal('forbidden', 'This address does not accept direct calls. Use the Netwright site.');
    },
  };
};

/** Hashing first gives both sides the same length, which `timingSafeEqual` requires. */
const digest = (secret: string): Buffer => createHash('sha256').update(secret).digest();
