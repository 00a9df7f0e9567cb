import { vi } from 'vitest';
import type { AnyRoute, Route } from '#shared/contract/define-route.ts';
import { type ErrorCode, errorStatus, type RefusalDetails } from '#shared/contract/errors.ts';

export interface FakeCall {
  readonly name: string;
  readonly address: string;
  readonly headers: Headers;
  readonly query: URLSearchParams;
  readonly body: unknown;
  readonly signal: AbortSignal | undefined;
}

type Answering = (call: FakeCall) => Response | Promise<Response>;

/**
 * Stands in for the service: `fetch` of a route of the contract gets what the test defines, the latest first. An
 * undefined call fails the test, by name.
 */
export class FakeApi {
  readonly calls: FakeCall[] = [];
  readonly #answers: { readonly route: AnyRoute; readonly answering: Answering }[] = [];

  constructor() {
    vi.stubGlobal('fetch', (input: string, init: RequestInit = {}) => this.#fetch(input, init));
  }

  /** Defines a route's response; a function may inspect each call. */
  answer<P, Q, B, A>(route: Route<P, Q, B, A>, answer: A | ((call: FakeCall) => A | Promise<A>)): void {
    const isFunction = (given: typeof answer): given is (call: FakeCall) => A | Promise<A> =>
      typeof given === 'function';
    this.#say(route, async (call) =>
      Response.json({ success: true, ...(isFunction(answer) ? await answer(call) : answer) }),
    );
  }

  refuse(route: AnyRouteOf, code: ErrorCode, sentence: string, details?: RefusalDetails): void {
    this.#say(route, () =>
      Response.json(
        { success: false, error: sentence, message: sentence, code, details, requestId: 'request-1' },
        { status: errorStatus[code] },
      ),
    );
  }

  /** Any response: a file, or the error of a proxy in between. */
  respond(route: AnyRouteOf, answering: Answering): void {
    this.#say(route, answering);
  }

  /** The network is down for this route. */
  cut(route: AnyRouteOf): void {
    this.#say(route, () => {
      throw new TypeError('Failed to fetch');
    });
  }

  callsOf = (route: AnyRouteOf): readonly FakeCall[] => this.calls.filter(({ name }) => name === route.name);

  #say(route: AnyRouteOf, answering: Answering): void {
    this.#answers.unshift({ route: route as AnyRoute, answering });
  }

  async #fetch(input: string, init: RequestInit): Promise<Response> {
    const { pathname, searchParams } = new URL(input, 'http://localhost');
    const found = this.#answers.find(({ route }) => route.method === init.method && isAt(route, pathname));
    if (!found) throw new Error(`No answer was given for ${init.method} ${pathname}`);
    init.signal?.throwIfAborted();
    const call = {
      name: found.route.name,
      address: input,
      headers: new Headers(init.headers),
      query: searchParams,
      body: typeof init.body === 'string' ? JSON.parse(init.body) : init.body,
      signal: init.signal ?? undefined,
    };
    this.calls.push(call);
    return found.answering(call);
  }
}

type AnyRouteOf = Pick<AnyRoute, 'name' | 'method' | 'path'>;

const isAt = ({ path }: AnyRouteOf, pathname: string): boolean =>
  new RegExp(`^/api${path.replace(/\{\w+\}/g, '[^/]+')}$`).test(pathname);
