import { Refusal } from '#shared/contract/errors.ts';
import { httpClient } from '../runtime/http-client.ts';

/** The user pool's keys are two, of about 500 bytes each. */
const largestAnswer = 100_000;
const timeoutMs = 2_000;
const attempts = 3;

/**
 * Fetches the user pool's public keys. `AWS_ENDPOINT_URL_COGNITO_IDENTITY_PROVIDER` replaces the origin, as it does
 * in the SDK, so that tokens with the real issuer can be checked against an identity service elsewhere. Rejects with
 * 503 when the keys cannot be fetched: that says nothing about the token.
 */
export async function fetchJwks(uri: string): Promise<ArrayBuffer> {
  const url = withOwnOrigin(uri);
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await get(url);
    } catch (cause) {
      if (attempt === attempts) throw keysUnavailable(cause);
    }
  }
}

export function keysUnavailable(cause: unknown): Refusal {
  const refusal = new Refusal('unavailable', 'Your sign-in could not be verified. Try again in a moment.');
  refusal.cause = cause;
  return refusal;
}

function withOwnOrigin(uri: string): URL {
  const endpoint = process.env.AWS_ENDPOINT_URL_COGNITO_IDENTITY_PROVIDER;
  return endpoint ? new URL(new URL(uri).pathname, endpoint) : new URL(uri);
}

async function get(url: URL): Promise<ArrayBuffer> {
  const { status, body } = await httpClient.send(url, {
    method: 'GET',
    timeoutMs,
    largestBytes: largestAnswer,
  });
  if (status !== 200) throw new Error(`The request for the key set failed with status ${status}`);
  return new Uint8Array(body).buffer;
}
