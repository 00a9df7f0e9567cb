import { createHmac, timingSafeEqual } from 'node:crypto';
import { providerKeys } from './provider-keys.ts';

/**
 * Whether the provider signed these bytes: hex HMAC-SHA512 of the body as it was received, by one of its keys. The
 * secret is read again where none fits, since a key may just have been exchanged.
 */
export async function isSignedByProvider(bytes: Uint8Array, signature: string): Promise<boolean> {
  if (!/^[0-9a-f]{128}$/i.test(signature)) return false;
  const given = Buffer.from(signature, 'hex');
  return (
    isSignedByOne(await providerKeys(), bytes, given) ||
    isSignedByOne(await providerKeys({ fresh: true }), bytes, given)
  );
}

/** Every key is compared, so that the time does not say which one fits. */
const isSignedByOne = (keys: readonly string[], bytes: Uint8Array, given: Uint8Array): boolean =>
  keys.map((key) => timingSafeEqual(createHmac('sha512', key).update(bytes).digest(), given)).includes(true);
