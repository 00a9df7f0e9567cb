import * as z from 'zod';
import { secretValue } from '../runtime/secret-value.ts';

const Keys = z.object({ current: z.string().min(1), previous: z.string().min(1).optional() });

/**
 * The provider's API keys: the one in use first. During a rotation there are two, and either may be the one that the
 * provider knows (docs/operations.md).
 * @param fresh asks the secret's store again instead of using what was read minutes ago
 */
export async function providerKeys({ fresh = false } = {}): Promise<readonly string[]> {
  const { current, previous } = Keys.parse(JSON.parse(await secretValue('paymentProvider', { fresh })));
  return previous === undefined ? [current] : [current, previous];
}
