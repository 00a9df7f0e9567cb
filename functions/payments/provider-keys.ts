import * as z from 'zod';
import { log } from '../runtime/logger.ts';
import { secretValue } from '../runtime/secret-value.ts';

const Keys = z.object({ current: z.string().min(1), previous: z.string().min(1).optional() });

/**
 * The provider's API keys: the one in use first; none where no operator has set any. During a rotation there are two, and either may be the one that the
 * provider knows (docs/operations.md).
 * @param fresh asks the secret's store again instead of using what was read minutes ago
 */
export async function providerKeys({ fresh = false } = {}): Promise<readonly string[]> {
  const { current, previous } = keysIn(await secretValue('paymentProvider', { fresh }));
  return [current, previous].filter((key) => key !== undefined);
}

/** Before an operator has put keys there, the secret has a random text. */
function keysIn(text: string): Partial<z.output<typeof Keys>> {
  try {
    return Keys.parse(JSON.parse(text));
  } catch {
    log('error', 'the secret paymentProvider has no keys (docs/operations.md)', {});
    return {};
  }
}
