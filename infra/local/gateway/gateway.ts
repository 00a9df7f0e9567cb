import { randomUUID } from 'node:crypto';
import type { DeployedFunction } from '../functions/deployed-functions.ts';
import { FunctionFailure } from '../functions/function-failure.ts';
import type { DeployedRoute } from './deployed-routes.ts';
import { functionAnswer, type GatewayAnswer } from './function-answer.ts';
import { jwtAuthoriser } from './jwt-authoriser.ts';
import { routeMatcher } from './match-route.ts';
import { type GatewayCall, requestEvent, splitUrl } from './request-event.ts';

export interface GatewayOptions {
  readonly routes: readonly DeployedRoute[];
  readonly invoke: (target: DeployedFunction, event: unknown, requestId: string) => Promise<unknown>;
  /** Reads the JSON at an issuer's JWKS address. */
  readonly fetchKeys: (address: string) => Promise<ArrayBuffer>;
  readonly log: (line: string) => void;
}

/** The gateway's own limit for a request's body, in bytes. */
const maximumBodyBytes = 10 * 1024 * 1024;
/** Lambda's limit for an event, in bytes. */
const maximumEventBytes = 6 * 1024 * 1024;

/** Answers a call; throws where it cannot. */
export type Gateway = (call: GatewayCall) => Promise<GatewayAnswer>;

/** An HTTP API on this machine: the template's routes and authorisers before the template's functions. */
export function createGateway({ routes, invoke, fetchKeys, log }: GatewayOptions): Gateway {
  const match = routeMatcher(routes);
  const authorise = jwtAuthoriser(fetchKeys);

  const answer = async (call: GatewayCall, requestId: string): Promise<GatewayAnswer> => {
    const found = match(call.method, splitUrl(call.url).path);
    if (!found) return message(404, 'Not Found');
    const body = await limitedBody(call);
    if (!body) return message(413, 'Request Entity Too Large');
    const rule = found.route.authoriser;
    const claims = rule && (await authorise(call.headers.authorization?.[0], rule));
    if (rule && !claims) return message(401, 'Unauthorized');
    const event = requestEvent({ call, body, requestId, match: found, claims });
    if ((event.body?.length ?? 0) > maximumEventBytes) return message(413, 'Request Entity Too Large');
    try {
      return functionAnswer(await invoke(found.route.target, event, requestId));
    } catch (error) {
      log(`${found.route.routeKey}: ${error instanceof Error ? error.message : String(error)}`);
      const timedOut = error instanceof FunctionFailure && error.timedOut;
      return timedOut ? message(503, 'Service Unavailable') : message(500, 'Internal Server Error');
    }
  };

  return async (call) => {
    const requestId = randomUUID();
    const { headers, ...answered } = await answer(call, requestId);
    return { ...answered, headers: { ...headers, 'apigw-requestid': requestId } };
  };
}

const message = (status: number, text: string): GatewayAnswer => ({
  status,
  headers: { 'content-type': 'application/json' },
  cookies: [],
  body: Buffer.from(JSON.stringify({ message: text })),
});

async function limitedBody({ body }: GatewayCall): Promise<Buffer | undefined> {
  const chunks: Buffer[] = [];
  let bytes = 0;
  for await (const chunk of body) {
    const piece = Buffer.from(chunk);
    bytes += piece.length;
    // The rest is read and dropped, so that the sender gets the answer instead of a broken connection.
    if (bytes <= maximumBodyBytes) chunks.push(piece);
  }
  return bytes <= maximumBodyBytes ? Buffer.concat(chunks) : undefined;
}
