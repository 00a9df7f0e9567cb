import { GetSecretValueCommand } from '@aws-sdk/client-secrets-manager';
import { type SecretName, secretVariable } from '#shared/secrets/secret-name.ts';
import { now } from './clock.ts';
import { log } from './logger.ts';
import { requiredVariable } from './required-variable.ts';
import { secretsClient } from './secrets-client.ts';

/** How long a value is kept, so that a rotated secret reaches every instance without a deployment. Milliseconds. */
const keptMs = 5 * 60_000;
/** Whoever finds a value refused may ask again, but not at the rate at which strangers send forged requests. */
const freshMs = 30_000;
/** How long an old value still serves while Secrets Manager does not answer. */
const staleMs = 60 * 60_000;

interface Kept {
  readonly value: string;
  readonly readAt: number;
}

const known = new Map<SecretName, Kept>();
const underWay = new Map<SecretName, Promise<string>>();

/**
 * The current text of a secret.
 *
 * @param fresh for a value that was refused: reads it again unless that was done within the last 30 seconds
 */
export async function secretValue(name: SecretName, { fresh = false } = {}): Promise<string> {
  const kept = known.get(name);
  if (kept && ageOf(kept) < (fresh ? freshMs : keptMs)) return kept.value;
  const reading = underWay.get(name) ?? read(name).finally(() => underWay.delete(name));
  underWay.set(name, reading);
  try {
    return await reading;
  } catch (cause) {
    if (!kept || ageOf(kept) > staleMs) throw cause;
    log('warn', 'a secret could not be read again; its last value serves on', { secret: name, cause });
    return kept.value;
  }
}

async function read(name: SecretName): Promise<string> {
  const { SecretString: value } = await secretsClient().send(
    new GetSecretValueCommand({ SecretId: requiredVariable(secretVariable(name)) }),
  );
  if (!value) throw new Error(`The secret ${name} holds no text`);
  known.set(name, { value, readAt: now().getTime() });
  return value;
}

const ageOf = ({ readAt }: Kept): number => now().getTime() - readAt;
