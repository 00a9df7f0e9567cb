import type { IncomingMessage, Server } from 'node:http';
import * as z from 'zod';
import { createStandIn } from '../http/local-server.ts';
import { parseJson, readBody, send, sendError } from './http-exchange.ts';
import { ServiceError } from './service-error.ts';
import { type ServiceScope, verifyCaller } from './verify-caller.ts';

/** One operation of a service's API. */
export interface ServiceOperation {
  /** The ARN that a call is about, for the caller's permission. */
  readonly resource: (input: unknown) => string;
  readonly run: (input: unknown) => object | Promise<object>;
}

export interface JsonServiceOptions extends ServiceScope {
  /** What stands before the operation in `X-Amz-Target`: `AmazonSQS`. */
  readonly target: string;
  readonly contentType: 'application/x-amz-json-1.0' | 'application/x-amz-json-1.1';
  readonly operations: ReadonlyMap<string, ServiceOperation>;
}

/** The most that any of these services takes: a message of SQS, with its envelope. */
const maxBodyBytes = 2 * 1024 * 1024;

/** An operation whose input is read by a schema. Throws a ValidationException for one that does not fit. */
export const serviceOperation = <Input>(
  schema: z.ZodType<Input>,
  { resource, run }: { resource: (input: Input) => string; run: (input: Input) => object | Promise<object> },
): ServiceOperation => ({
  resource: (input) => resource(parsed(schema, input)),
  run: (input) => run(parsed(schema, input)),
});

/**
 * A service of AWS that speaks JSON, on this machine: verifies who signed a call, and that their role allows the operation
 * on what it is about.
 */
export function createJsonService(options: JsonServiceOptions): Server {
  const { target, contentType, operations } = options;

  const answer = async (request: IncomingMessage): Promise<object> => {
    const body = await readBody(request, maxBodyBytes);
    const [prefix, name = ''] = String(request.headers['x-amz-target'] ?? '').split('.');
    const operation = prefix === target ? operations.get(name) : undefined;
    if (!operation)
      throw new ServiceError('UnknownOperationException', `This stand-in has no operation ${name}.`);
    const input = parseJson(body);
    requirePermission(options, {
      caller: verifyCaller(signedParts(request, body), options),
      action: name,
      resources: [operation.resource(input)],
    });
    return operation.run(input);
  };

  return createStandIn(async (request, response) => {
    try {
      send(response, 200, await answer(request), contentType);
    } catch (error) {
      sendError(response, error, contentType);
    }
  });
}

/** A request as its signature covers it. */
export function signedParts({ method = 'POST', url = '/', headers }: IncomingMessage, body: Buffer) {
  const [path = '/', query = ''] = url.split('?');
  return { method, path, query, headers, body };
}

/** Throws AccessDeniedException unless the caller's role allows the action on one of the resources. */
export function requirePermission(
  { service, access }: Pick<ServiceScope, 'service' | 'access'>,
  call: { readonly caller: string; readonly action: string; readonly resources: readonly string[] },
): void {
  const action = `${service}:${call.action}`;
  if (call.resources.some((resource) => access.allows(call.caller, action, resource))) return;
  throw new ServiceError(
    'AccessDeniedException',
    `User: ${call.caller} is not authorized to perform: ${action} on resource: ${call.resources.join(' or ')}`,
  );
}

export function parsed<Input>(schema: z.ZodType<Input>, input: unknown): Input {
  const result = schema.safeParse(input);
  if (result.success) return result.data;
  throw new ServiceError('ValidationException', z.prettifyError(result.error));
}
