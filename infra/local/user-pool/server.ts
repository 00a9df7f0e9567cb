import type { IncomingMessage, Server } from 'node:http';
import { allowBrowsers, parseJson, readBody, send, sendError } from '../aws-service/http-exchange.ts';
import { createStandIn } from '../http/local-server.ts';
import { transact } from '../sqlite/sqlite-file.ts';
import { adminOperations } from './admin-operations.ts';
import { authorise } from './authorise.ts';
import { codeOperations } from './code-operations.ts';
import { UserPoolError } from './errors.ts';
import type { Operation } from './operation.ts';
import { openPool } from './pool.ts';
import { publicOperations } from './public-operations.ts';
import { selfServiceOperations } from './self-service-operations.ts';
import type { UserPoolOptions } from './settings.ts';
import { createSignIn } from './sign-in.ts';
import { userListOperations } from './user-list-operations.ts';

/**
 * A user pool on this machine, as far as the product uses one: a Cognito user pool's JSON API at `/` and its public
 * key at `/<poolId>/.well-known/jwks.json`. Users sign in by e-mail address. Closing the server closes its file.
 *
 * Admin operations take a signed request whose signer is granted the operation on the pool; the others take any.
 * A request is one transaction: what has been answered is on disk, what has failed has changed nothing.
 */
export function createUserPool(options: UserPoolOptions): Server {
  const pool = openPool(options);
  const signIn = createSignIn(pool);
  const open = new Map(
    Object.entries({
      ...publicOperations(pool, signIn),
      ...selfServiceOperations(pool),
      ...codeOperations(pool),
    }),
  );
  const granted = new Map(Object.entries({ ...adminOperations(pool, signIn), ...userListOperations(pool) }));
  const jwksPath = `/${options.poolId}/.well-known/jwks.json`;

  async function call(request: IncomingMessage, body: Buffer): Promise<object> {
    const name = String(request.headers['x-amz-target'] ?? '').replace(
      /^AWSCognitoIdentityProviderService\./,
      '',
    );
    const input = parseJson(body);
    if (granted.has(name)) authorise(options, { request, body, input, operation: name });
    const operation: Operation | undefined = open.get(name) ?? granted.get(name);
    if (!operation)
      throw new UserPoolError(
        'UnknownOperationException',
        `This user pool has no operation named '${name}'.`,
      );
    pool.afterwards.length = 0;
    const answer = transact(pool.database, () => operation(input));
    for (const task of pool.afterwards.splice(0)) await task();
    return answer;
  }

  const server = createStandIn(async (request, response) => {
    allowBrowsers(request, response);
    try {
      if (request.method === 'POST') send(response, 200, await call(request, await readBody(request)));
      else if (request.method === 'OPTIONS') response.writeHead(204).end();
      else if (request.url === jwksPath) send(response, 200, pool.tokens.jwks);
      else send(response, 404, { message: 'There is nothing here.' });
    } catch (error) {
      sendError(response, error);
    }
  });
  server.once('close', () => pool.database.close());
  return server;
}
