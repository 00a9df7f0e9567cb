import type { AnyRoute } from '#shared/contract/define-route.ts';
import { ownShape } from '#shared/contract/served.ts';
import { ApiError, isCancelled } from './api-error.ts';
import { credentials } from './credentials.ts';
import { type FailingRoute, readFailure } from './read-failure.ts';
import { noteServerTime } from './server-clock.ts';

type SentRoute = Pick<AnyRoute, 'method' | 'access'> & FailingRoute;

export interface Outgoing {
  readonly address: string;
  readonly headers?: Record<string, string>;
  readonly body?: BodyInit | undefined;
  readonly signal?: AbortSignal | undefined;
  /** Cookies are sent with every call (specification, section 7) unless a response may redirect to another origin. */
  readonly cookies?: RequestCredentials;
}

/**
 * Sends one request as the signed-in user and answers its successful response. A rejected token is renewed once; when
 * that fails too, the session is over. Throws ApiError, or the AbortError of `signal`.
 */
export async function send(route: SentRoute, outgoing: Outgoing) {
  const { token, era, renew, expire } = credentials();
  const mine = era();
  const response = await request(route, outgoing, token());
  if (response.status !== 401 || route.access === 'public' || era() !== mine)
    return succeeded(route, response);

  const renewed = await renew().catch(() => {
    throw unreachable(route);
  });
  const second = renewed && era() === mine ? await request(route, outgoing, renewed) : response;
  if (second.status === 401 && era() === mine) expire();
  return succeeded(route, second);
}

async function request(
  route: Pick<AnyRoute, 'method' | 'fallback'>,
  { address, headers, body, signal, cookies = 'include' }: Outgoing,
  token: string | undefined,
): Promise<Response> {
  try {
    const response = await fetch(address, {
      method: route.method,
      headers: { accept: ownShape, ...headers, ...(token && { authorization: `Bearer ${token}` }) },
      credentials: cookies,
      ...(body !== undefined && { body }),
      ...(signal && { signal }),
    });
    noteServerTime(response.headers);
    return response;
  } catch (error) {
    if (isCancelled(error)) throw error;
    throw unreachable(route);
  }
}

async function succeeded(route: FailingRoute, response: Response): Promise<Response> {
  if (response.ok) return response;
  throw await readFailure(response, route);
}

const unreachable = (route: Pick<AnyRoute, 'fallback'>) =>
  new ApiError(route.fallback, { status: 0, code: 'unreachable' });
