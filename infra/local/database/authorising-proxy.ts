import { Agent, type IncomingMessage, request, type Server, type ServerResponse } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { createStandIn } from '../http/local-server.ts';
import type { AccessPolicy } from '../permissions/access-policy.ts';
import { parseAuthorization, parseCredential } from '../permissions/signature-v4.ts';
import { localAccount } from '../template/physical-names.ts';
import type { ItemLocks } from './item-locks.ts';
import { requiredGrants } from './required-grants.ts';

export interface AuthorisingProxyOptions {
  /** Address of the engine, which has no permissions. */
  readonly engine: string;
  readonly region: string;
  readonly access: AccessPolicy;
  readonly locks: ItemLocks;
}

/**
 * A proxy before the database engine that rejects what the caller's role does not grant, as IAM would, and writes that meet
 * a transaction on their item, as DynamoDB would.
 */
export function createAuthorisingProxy({ engine, region, access, locks }: AuthorisingProxyOptions): Server {
  const agent = new Agent({ keepAlive: true });
  const tableArn = (name: string): string => `arn:aws:dynamodb:${region}:${localAccount}:table/${name}`;

  return createStandIn(async (incoming, outgoing) => {
    const body = await buffer(incoming);
    const accessKeyId = callerOf(incoming);
    if (accessKeyId === undefined || access.secretFor(accessKeyId) === undefined)
      return refuse(outgoing, 'UnrecognizedClientException', {
        message: 'The security token included in the request is invalid.',
      });
    const call = callOf(incoming, body);
    const missing = requiredGrants(call.operation, call.body, tableArn).find(
      ({ action, resource }) => !access.allows(accessKeyId, action, resource),
    );
    if (missing)
      return refuse(outgoing, 'AccessDeniedException', {
        message: `The caller is not authorized to perform: ${missing.action} on resource: ${missing.resource}`,
      });
    const begun = locks.begin(call.operation, call.body);
    if ('conflict' in begun) {
      const { type, message, reasons } = begun.conflict;
      return refuse(outgoing, type, { message, CancellationReasons: reasons });
    }
    const forwarded = request(engine, {
      agent,
      method: incoming.method,
      path: incoming.url,
      headers: { ...incoming.headers, host: new URL(engine).host, 'content-length': body.length },
    });
    forwarded.on('response', (answer) => {
      begun.end();
      outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(outgoing);
    });
    forwarded.on('error', () => {
      begun.end();
      outgoing.destroy();
    });
    forwarded.end(body);
  });
}

interface Call {
  /** The part of `X-Amz-Target` behind the dot, such as `PutItem`. */
  readonly operation: string;
  readonly body: unknown;
}

const callOf = ({ headers }: IncomingMessage, body: Buffer): Call => ({
  operation: String(headers['x-amz-target'] ?? '').split('.')[1] ?? '',
  body: JSON.parse(body.toString()),
});

/** The stand-in trusts the key id: on loopback it only checks what a role may do. */
function callerOf({ headers }: IncomingMessage): string | undefined {
  const authorization = parseAuthorization(headers.authorization ?? '');
  return authorization && parseCredential(authorization.credential)?.accessKeyId;
}

function refuse(outgoing: ServerResponse, type: string, fields: Readonly<Record<string, unknown>>): void {
  outgoing.writeHead(400, { 'content-type': 'application/x-amz-json-1.0' });
  outgoing.end(JSON.stringify({ __type: `com.amazonaws.dynamodb.v20120810#${type}`, ...fields }));
}
