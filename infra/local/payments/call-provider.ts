import { transact } from '../sqlite/sqlite-file.ts';
import { runDue } from './billing-cycle.ts';
import { customerCalls } from './customer-calls.ts';
import { errorBody, PaymentsError } from './errors.ts';
import type { Operation } from './operation.ts';
import { planCalls } from './plan-calls.ts';
import type { Provider } from './provider.ts';
import { subscriptionCalls } from './subscription-calls.ts';
import { transactionCalls } from './transaction-calls.ts';

export interface ProviderCall {
  readonly method: string;
  /** Path with its query. */
  readonly path: string;
  /** The header `Authorization`. */
  readonly authorization: string | undefined;
  /** Parsed JSON. */
  readonly body: unknown;
}

/** `cut`: the connection ends without an answer, after its effect. */
export type ProviderAnswer =
  | { readonly status: number; readonly body: object; readonly headers?: Readonly<Record<string, string>> }
  | 'cut';

/**
 * The provider's API without HTTP. A call is one transaction with the webhooks that it causes: what has been answered is
 * stored, what has failed has changed nothing.
 */
export function createCalls(provider: Provider): (call: ProviderCall) => ProviderAnswer {
  const operations = Object.entries<Operation>({
    ...transactionCalls(provider),
    ...customerCalls(provider),
    ...planCalls(provider),
    ...subscriptionCalls(provider),
  }).map(([pattern, operation]) => ({ matches: matcher(pattern), operation }));

  const run = ({ method, path, authorization, body }: ProviderCall): ProviderAnswer => {
    try {
      if (authorization !== `Bearer ${provider.options.key()}`)
        throw new PaymentsError(401, 'invalid_Key', 'Invalid key', 'Ensure that you provide the correct key');
      const { pathname, searchParams } = new URL(path, 'http://provider');
      for (const { matches, operation } of operations) {
        const param = matches(`${method} ${pathname}`);
        if (param === undefined) continue;
        runDue(provider);
        const answer = transact(provider.store.database, () =>
          operation({ param, query: searchParams, body }),
        );
        const { status = 200, message, data, meta } = answer;
        return { status, body: { status: true, message, data, ...(meta && { meta }) } };
      }
      throw new PaymentsError(404, 'unknown_route', 'Route not found');
    } catch (error) {
      if (error instanceof PaymentsError) return { status: error.status, body: errorBody(error) };
      throw error;
    }
  };

  return (call) => {
    const fault = takeFault(provider, call);
    if (fault?.when === 'before') return faultAnswer(fault.answer);
    const answer = run(call);
    return fault ? faultAnswer(fault.answer) : answer;
  };
}

/** Reads a path by a pattern such as `GET /plan/:code`; returns the named part, '' where none is named. */
function matcher(pattern: string): (call: string) => string | undefined {
  const expression = new RegExp(`^${pattern.replace(/:\w+/, '([^/]+)')}$`);
  return (call) => {
    const found = expression.exec(call);
    return found ? decodeURIComponent(found[1] ?? '') : undefined;
  };
}

function takeFault({ store }: Provider, { method, path }: ProviderCall) {
  const { faults } = store.settings();
  const found = faults.find((fault) => fault.method === method && path.startsWith(fault.path));
  if (!found) return undefined;
  store.changeSettings({
    faults: faults.flatMap((fault) =>
      fault !== found ? fault : fault.times > 1 ? { ...fault, times: fault.times - 1 } : [],
    ),
  });
  return found;
}

function faultAnswer(answer: 'cut' | number): ProviderAnswer {
  if (answer === 'cut') return answer;
  const message = answer === 429 ? 'Too Many Requests' : 'Something went wrong';
  return {
    status: answer,
    body: { status: false, message, type: 'api_error', code: 'unknown' },
    ...(answer === 429 && { headers: { 'x-ratelimit-reset': '1' } }),
  };
}
