import { localAccount } from '../template/physical-names.ts';
import { type Claims, claimsAsStrings } from './jwt-authoriser.ts';
import type { Match } from './match-route.ts';

/** A request at the gateway: from its own address, or handed over by the distribution. */
export interface GatewayCall {
  readonly method: string;
  /** Path and query. */
  readonly url: string;
  /** By lower-case name. */
  readonly headers: Readonly<Record<string, readonly string[] | undefined>>;
  readonly sourceIp: string | undefined;
  readonly body: AsyncIterable<Uint8Array>;
}

export interface RequestParts {
  readonly call: GatewayCall;
  readonly body: Buffer;
  readonly requestId: string;
  readonly match: Match;
  readonly claims: Claims | undefined;
}

/** The event of an HTTP API, payload format 2.0, as Lambda gets it. */
export function requestEvent({ call, body, requestId, match, claims }: RequestParts) {
  const { path, query } = splitUrl(call.url);
  const { cookie, ...headers } = joinedHeaders(call);
  const parameters = joinedQuery(query);
  const isText = isTextBody(headers);
  const now = new Date();
  return {
    version: '2.0',
    routeKey: match.route.routeKey,
    rawPath: path,
    rawQueryString: query,
    ...(cookie !== undefined && { cookies: cookie.split('; ') }),
    headers,
    ...(query !== '' && { queryStringParameters: parameters }),
    ...(Object.keys(match.pathParameters).length > 0 && { pathParameters: match.pathParameters }),
    requestContext: {
      accountId: localAccount,
      apiId: 'local',
      ...(claims && { authorizer: { jwt: { claims: claimsAsStrings(claims), scopes: null } } }),
      domainName: headers.host,
      domainPrefix: 'local',
      http: {
        method: call.method,
        path,
        protocol: 'HTTP/1.1',
        sourceIp: call.sourceIp,
        userAgent: headers['user-agent'] ?? '',
      },
      requestId,
      routeKey: match.route.routeKey,
      stage: '$default',
      time: now.toISOString(),
      timeEpoch: now.getTime(),
    },
    ...(body.length > 0 && { body: body.toString(isText ? 'utf8' : 'base64') }),
    isBase64Encoded: body.length > 0 && !isText,
  };
}

export function splitUrl(url: string): { path: string; query: string } {
  const at = url.indexOf('?');
  return at < 0 ? { path: url, query: '' } : { path: url.slice(0, at), query: url.slice(at + 1) };
}

const joinedHeaders = ({ headers }: GatewayCall): Record<string, string> =>
  Object.fromEntries(
    Object.entries(headers).map(([name, values = []]) => [name, values.join(name === 'cookie' ? '; ' : ',')]),
  );

function joinedQuery(query: string): Record<string, string> {
  const parameters = new Map<string, string>();
  for (const [name, value] of new URLSearchParams(query)) {
    const earlier = parameters.get(name);
    parameters.set(name, earlier === undefined ? value : `${earlier},${value}`);
  }
  return Object.fromEntries(parameters);
}

/** The gateway passes text as it is and everything else, compressed bodies too, as base64. */
function isTextBody(headers: Readonly<Record<string, string>>): boolean {
  if (headers['content-encoding'] !== undefined) return false;
  return /^(text\/|application\/(json|javascript|xml|x-www-form-urlencoded|[\w.-]+\+(json|xml)))/i.test(
    headers['content-type'] ?? 'text/plain',
  );
}
