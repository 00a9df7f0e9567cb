import {
  Agent,
  createServer,
  type IncomingMessage,
  request,
  type Server,
  type ServerResponse,
} from 'node:http';
import { buffer } from 'node:stream/consumers';
import type { AccessPolicy } from '../permissions/access-policy.ts';
import { parseAuthorization, parseCredential } from '../permissions/signature-v4.ts';
import { localAccount } from '../template/physical-names.ts';
import { requiredGrants } from './required-grants.ts';

export interface AuthorisingProxyOptions {
  /** Address of the engine, which has no permissions. */
  readonly engine: string;
  readonly region: string;
  readonly access: AccessPolicy;
}

/** A proxy before the database engine that rejects what the caller's role does not grant, as IAM would. */
export function createAuthorisingProxy({ engine, region, access }: AuthorisingProxyOptions): Server {
  const agent = new Agent({ keepAlive: true });
  const tableArn = (name: string): string => `arn:aws:dynamodb:${region}:${localAccount}:table/${name}`;

  return createServer(async (incoming, outgoing) => {
    const body = await buffer(incoming);
    const denied = refusal(incoming, body, access, tableArn);
    if (denied !== undefined) return deny(outgoing, denied);
    const forwarded = request(engine, {
      agent,
      method: incoming.method,
      path: incoming.url,
      headers: { ...incoming.headers, host: new URL(engine).host, 'content-length': body.length },
    });
    forwarded.on('response', (answer) => {
      outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(outgoing);
    });
    forwarded.on('error', () => outgoing.destroy());
    forwarded.end(body);
  });
}

/** Why a request is refused, or undefined when the caller may have it. */
function refusal(
  { headers }: IncomingMessage,
  body: Buffer,
  access: AccessPolicy,
  tableArn: (name: string) => string,
): string | undefined {
  // The stand-in trusts the key id: on loopback it only checks what a role may do.
  const authorization = parseAuthorization(headers.authorization ?? '');
  const accessKeyId = authorization && parseCredential(authorization.credential)?.accessKeyId;
  if (accessKeyId === undefined || access.secretFor(accessKeyId) === undefined)
    return 'The security token included in the request is invalid.';
  const operation = String(headers['x-amz-target'] ?? '').split('.')[1] ?? '';
  const missing = requiredGrants(operation, JSON.parse(body.toString()), tableArn).find(
    ({ action, resource }) => !access.allows(accessKeyId, action, resource),
  );
  return (
    missing && `The caller is not authorized to perform: ${missing.action} on resource: ${missing.resource}`
  );
}

function deny(outgoing: ServerResponse, message: string): void {
  outgoing.writeHead(400, { 'content-type': 'application/x-amz-json-1.0' });
  outgoing.end(JSON.stringify({ __type: 'com.amazon.coral.service#AccessDeniedException', message }));
}
