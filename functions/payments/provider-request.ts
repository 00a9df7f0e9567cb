import { setTimeout as pause } from 'node:timers/promises';
import * as z from 'zod';
import { type HttpAnswer, httpClient } from '../runtime/http-client.ts';
import { requiredVariable } from '../runtime/required-variable.ts';
import { circuitBreaker } from './circuit-breaker.ts';
import { ProviderRefusal, ProviderUnavailable } from './provider-failure.ts';
import { providerKeys } from './provider-keys.ts';

/** A request to the provider's API; `path` begins with a slash and contains its query. */
export interface ProviderRequest {
  readonly method: 'GET' | 'POST';
  readonly path: string;
  readonly body?: Readonly<Record<string, unknown>>;
}

/** How long one attempt may take, in milliseconds: a GET is repeated, a charge waits for a bank. */
const timeoutMs = { GET: 4_000, POST: 12_000 } as const;
/** A hundred transactions are some 200 KB. */
const largestAnswer = 10_000_000;
const attempts = 3;
const firstDelayMs = 150;
const longestDelayMs = 2_000;

/** What every answer is wrapped in; refusals have no `data`, older ones no `code`. */
const Envelope = z.object({
  status: z.boolean(),
  message: z.string().default(''),
  code: z.string().nullish(),
  data: z.unknown().optional(),
});

const throughBreaker = circuitBreaker();

/**
 * Calls the provider and answers the `data` of its envelope. GETs are repeated after failures; POSTs only where the
 * provider says that it did nothing (429).
 * @throws ProviderRefusal, ProviderUnavailable
 */
export function askProvider(request: ProviderRequest): Promise<unknown> {
  return throughBreaker(async () => {
    for (let attempt = 1; ; attempt += 1) {
      const answer = await attemptWithKeys(request);
      if (answer.kind === 'data') return answer.data;
      if (answer.kind === 'refusal') throw answer.error;
      const isRepeatable = request.method === 'GET' || answer.kind === 'throttled';
      if (!isRepeatable || attempt === attempts) throw answer.error;
      const longest = answer.kind === 'throttled' ? answer.resetMs : firstDelayMs * 2 ** attempt;
      await pause(Math.random() * Math.min(longestDelayMs, longest));
    }
  });
}

type Attempt =
  | { readonly kind: 'data'; readonly data: unknown }
  | { readonly kind: 'refusal'; readonly error: ProviderRefusal; readonly isKeyWrong: boolean }
  | { readonly kind: 'throttled'; readonly error: ProviderUnavailable; readonly resetMs: number }
  | { readonly kind: 'failure'; readonly error: ProviderUnavailable };

/** A key that the provider does not know had no effect: while keys are exchanged, the other one is tried. */
async function attemptWithKeys(request: ProviderRequest): Promise<Attempt> {
  const tried = new Set<string>();
  for (const fresh of [false, true]) {
    for (const key of await providerKeys({ fresh })) {
      if (tried.has(key)) continue;
      tried.add(key);
      const answer = await attemptOnce(request, key);
      if (!(answer.kind === 'refusal' && answer.isKeyWrong)) return answer;
    }
  }
  return {
    kind: 'failure',
    error: new ProviderUnavailable(
      'The payment provider knows none of the keys in the secret paymentProvider',
    ),
  };
}

async function attemptOnce({ method, path, body }: ProviderRequest, key: string): Promise<Attempt> {
  let answer: HttpAnswer;
  try {
    answer = await httpClient.send(new URL(path, baseUrl()), {
      method,
      headers: {
        authorization: `Bearer ${key}`,
        accept: 'application/json',
        ...(body && { 'content-type': 'application/json' }),
      },
      ...(body && { body: JSON.stringify(body) }),
      timeoutMs: timeoutMs[method],
      largestBytes: largestAnswer,
    });
  } catch (cause) {
    return failure(`${method} ${path} got no answer`, cause);
  }
  if (answer.status === 429)
    return {
      kind: 'throttled',
      error: new ProviderUnavailable(`${method} ${path} was throttled`),
      resetMs: 1_000 * Number(answer.headers['x-ratelimit-reset'] ?? '1'),
    };
  const envelope = Envelope.safeParse(parseJson(answer.body.toString()));
  if (answer.status >= 500 || !envelope.success)
    return failure(`${method} ${path} answered ${answer.status}`, envelope.error);
  const { status, message, code, data } = envelope.data;
  const isOk = answer.status >= 200 && answer.status < 300;
  if (isOk && status) return { kind: 'data', data };
  const isKeyWrong = answer.status === 401 || /^invalid key/i.test(message);
  return { kind: 'refusal', error: new ProviderRefusal(answer.status, message, code ?? ''), isKeyWrong };
}

const failure = (message: string, cause: unknown): Attempt => ({
  kind: 'failure',
  error: new ProviderUnavailable(message, { cause }),
});

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

const baseUrl = (): string => requiredVariable('PAYMENT_PROVIDER_URL');
