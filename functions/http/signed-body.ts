import type middy from '@middy/core';
import type { AnyRoute } from '#shared/contract/define-route.ts';
import { Refusal } from '#shared/contract/errors.ts';
import { bodyBytes } from './body-bytes.ts';
import type { Exchange } from './exchange.ts';

/** Takes calls of a signed route only from the payment provider, which signs the bytes of the body as it sends them. */
export const signedBody = ({
  access,
  bodyKind,
}: Pick<AnyRoute, 'access' | 'bodyKind'>): middy.MiddlewareObj<Exchange> => {
  if (access !== 'signed') return { before: () => undefined };
  return {
    before: async ({ event: { event } }) => {
      const maxBytes = bodyKind.kind === 'json' ? bodyKind.maxBytes : 0;
      const encoding = event.headers['content-encoding'];
      // Bytes that would be unpacked are not those that were signed.
      const bytes = encoding === undefined ? await bodyBytes(event, { gzipped: false, maxBytes }) : undefined;
      const signature = event.headers['x-paystack-signature'] ?? '';
      // Only a signed route has the provider's key, and loads what reads it.
      const { isSignedByProvider } = await import('../payments/signature.ts');
      if (!bytes || !(await isSignedByProvider(bytes, signature)))
        throw new Refusal('unauthenticated', 'The signature does not fit this notice.');
    },
  };
};
