import { request as requestHttp } from 'node:http';
import { request as requestHttps } from 'node:https';
import { Refusal } from '#shared/contract/errors.ts';

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

function get(url: URL): Promise<ArrayBuffer> {
  const request = url.protocol === 'http:' ? requestHttp : requestHttps;
  return new Promise((resolve, reject) => {
    const sent = request(url, { signal: AbortSignal.timeout(timeoutMs) }, (answer) => {
      const chunks: Uint8Array[] = [];
      let size = 0;
      answer.on('data', (chunk: Uint8Array) => {
        size += chunk.byteLength;
        if (size > largestAnswer) sent.destroy(new Error('The key set is larger than allowed'));
        else chunks.push(chunk);
      });
      answer.on('end', () => {
        if (answer.statusCode === 200) resolve(new Uint8Array(Buffer.concat(chunks)).buffer);
        else reject(new Error(`The request for the key set failed with status ${answer.statusCode}`));
      });
      answer.on('error', reject);
    });
    sent.on('error', reject);
    sent.end();
  });
}
