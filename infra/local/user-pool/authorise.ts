import type { IncomingMessage } from 'node:http';
import * as z from 'zod';
import { verifyCaller } from '../aws-service/verify-caller.ts';
import { UserPoolError } from './errors.ts';
import type { UserPoolOptions } from './settings.ts';

/** The account that owns everything on the local cloud. */
const accountId = '000000000000';

/**
 * Throws unless the request is signed by a caller who is granted the operation on this pool:
 * AccessDeniedException, ResourceNotFoundException for another pool, and what verifyCaller throws.
 */
export function authorise(
  { access, poolId, region }: UserPoolOptions,
  call: { request: IncomingMessage; body: Buffer; input: unknown; operation: string },
): void {
  const [path = '/', query = ''] = (call.request.url ?? '/').split('?');
  const { headers } = call.request;
  const accessKeyId = verifyCaller(
    { method: 'POST', path, query, headers, body: call.body },
    { service: 'cognito-idp', region, access },
  );
  const action = `cognito-idp:${call.operation}`;
  const target = OfPool.safeParse(call.input).data?.UserPoolId ?? '';
  const resource = `arn:aws:cognito-idp:${region}:${accountId}:userpool/${target}`;
  if (!access.allows(accessKeyId, action, resource)) {
    const message = `User: ${accessKeyId} is not authorized to perform: ${action} on resource: ${resource}`;
    throw new UserPoolError('AccessDeniedException', message);
  }
  if (target !== poolId) {
    throw new UserPoolError('ResourceNotFoundException', `User pool ${target} does not exist.`);
  }
}

const OfPool = z.object({ UserPoolId: z.string() });
