import { randomUUID } from 'node:crypto';
import { request } from 'node:http';
import { arrayBuffer } from 'node:stream/consumers';
import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import type { DataFolder } from './data-folder.ts';
import { createAuthorisingProxy } from './database/authorising-proxy.ts';
import { createTables, tableKeys } from './database/create-tables.ts';
import { startDatabaseEngine } from './database/engine.ts';
import { createItemLocks } from './database/item-locks.ts';
import { deployedFunctions } from './functions/deployed-functions.ts';
import { runFunctions, type Surroundings } from './functions/run-functions.ts';
import { runTriggers } from './functions/run-triggers.ts';
import { deployedRoutes } from './gateway/deployed-routes.ts';
import { createGateway } from './gateway/gateway.ts';
import { createGatewayServer } from './gateway/server.ts';
import { close, listen, open, portOf } from './listen.ts';
import { openMailbox } from './mailbox.ts';
import { deployedBuckets } from './object-store/deployed-buckets.ts';
import { createObjectStore } from './object-store/operations/server.ts';
import { distributionGrants } from './permissions/distribution-grants.ts';
import { type AccessKey, createPrincipals } from './permissions/principals.ts';
import { rolePolicies } from './permissions/role-policies.ts';
import { type Background, runBackground } from './run-background.ts';
import { bucketAddresses } from './site/bucket-addresses.ts';
import { distributionBehaviours } from './site/distribution.ts';
import { createSiteServer, type SiteOrigin } from './site/server.ts';
import { startPayments } from './start-payments.ts';
import { startServices } from './start-services.ts';
import { resolveAssembly } from './template/resolve-assembly.ts';
import { deployedPool } from './user-pool/deployed-pool.ts';
import { createUserPool } from './user-pool/server.ts';

export interface LocalCloudOptions {
  /** Folder of the synthesised application. */
  readonly assembly: string;
  readonly data: DataFolder;
  /** Port of the site; 0 takes any. The stand-ins use the next ports if they are free. */
  readonly port: number;
  readonly site: SiteOrigin;
  /** A key of the real payment provider's test mode, to be used in place of the one on this machine. */
  readonly paymentTestKey?: string | undefined;
  /** Receives the lines for the console. */
  readonly announce: (text: string) => void;
}

/** A running local cloud. */
export interface LocalCloud {
  /** Address of the site, which also leads to the API. */
  readonly url: string;
  /** Address of the gateway itself, past the distribution. */
  readonly gateway: string;
  readonly operator: Operator;
  /** Makes every function reload its code with its next event. */
  reloadFunctions(): Promise<void>;
  close(): Promise<void>;
}

/** How an operator at this machine reaches the stand-ins: a key that may do everything. */
export interface Operator {
  readonly region: string;
  readonly accessKey: AccessKey;
  readonly userPoolId: string;
  readonly endpoints: Surroundings['endpoints'];
  /** The payment provider on this machine; nothing where the real one is used. */
  readonly payments: { readonly address: string; readonly key: string } | undefined;
}

const region = 'us-east-1';

/** Runs a synthesised template on this machine: its tables, buckets, user pool, functions, routes and distribution. */
export async function startLocalCloud(options: LocalCloudOptions): Promise<LocalCloud> {
  const { data, port } = options;
  const resources = resolveAssembly({
    directory: options.assembly,
    region,
    secret: (arn) => data.secret(arn),
  });
  const access = createPrincipals();
  const accessKey = access.admitOperator();

  const engine = await startDatabaseEngine(data.file('database.sqlite'), data.rememberEngine);
  const keys = tableKeys(resources);
  const databaseServer = createAuthorisingProxy({
    engine: engine.endpoint,
    region,
    access,
    locks: createItemLocks((table) => keys.get(table) ?? []),
  });
  const objectServer = createObjectStore({
    directory: data.file('objects'),
    region,
    buckets: deployedBuckets(resources),
    access,
  });
  const pool = deployedPool(resources);
  const mailbox = openMailbox(data.file('mailbox.json'), options.announce);
  const poolServer = createUserPool({
    ...pool,
    region,
    file: data.file('user-pool.sqlite'),
    access,
    onCode: mailbox.deliverCode,
    trigger: async (name, event) => {
      const target = functions.get(pool.triggers[name] ?? '');
      return target ? running.invoke(target, event, randomUUID()) : event;
    },
  });
  const ownEndpoints = {
    database: await listen(databaseServer),
    objectStore: await listen(objectServer, port && port + 1),
    userPool: await listen(poolServer, port && port + 2),
  };
  const payments = await startPayments({
    data,
    port: port && port + 3,
    testKey: options.paymentTestKey,
  });
  const services = await startServices({
    resources,
    data,
    region,
    access,
    deliver: mailbox.deliverMail,
    secretTexts: { PaymentProviderKey: JSON.stringify({ current: payments.key }) },
  });
  const endpoints = { ...ownEndpoints, ...services.endpoints };
  await createTables(
    new DynamoDBClient({ region, endpoint: endpoints.database, credentials: accessKey }),
    resources,
  );

  const functions = deployedFunctions(resources);
  const policies = rolePolicies(resources);
  let url = '';
  const running = runFunctions(functions.values(), {
    region,
    access,
    policies,
    endpoints,
    localVariables: () => ({
      ...(payments.address !== undefined && { PAYMENT_PROVIDER_URL: payments.address }),
      SITE_URL: url,
    }),
    logFolder: data.file('log'),
  });
  await runTriggers(resources, functions, running.invoke);
  let background: Background | undefined;

  const gateway = createGateway({
    routes: deployedRoutes(resources, functions),
    invoke: running.invoke,
    fetchKeys: (address) => readBytes(address.replace(/^https:\/\/cognito-idp\.[^/]+/, endpoints.userPool)),
    log: options.announce,
  });
  const gatewayServer = createGatewayServer(gateway, options.announce);
  const gatewayAddress = await listen(gatewayServer);

  const siteServer = createSiteServer({
    behaviours: distributionBehaviours(resources),
    gateway,
    site: options.site,
    buckets: bucketAddresses(
      region,
      endpoints.objectStore,
      access.admit('the distribution', distributionGrants(resources)),
    ),
    local: {
      '/config.json': {
        read: () => ({
          region,
          userPoolId: pool.poolId,
          userPoolClientId: pool.clients[0]?.clientId,
          userPoolEndpoint: endpoints.userPool,
        }),
      },
      '/local/mailbox': { read: mailbox.messages },
      // Runs a scheduled job now: POST /local/jobs?name=…
      '/local/jobs': {
        read: () => background?.jobs,
        run: async (query) => background?.runJob(query.get('name') ?? ''),
      },
    },
    localise: (header) =>
      header
        .replaceAll(`https://cognito-idp.${region}.amazonaws.com`, endpoints.userPool)
        .replace(/https:\/\/[\w.-]+\.s3\.[\w-]*\.?amazonaws\.com/g, endpoints.objectStore)
        // Plain HTTP on loopback is all there is here.
        .replace(/;?\s*upgrade-insecure-requests/g, ''),
  });
  await open(siteServer, port);
  url = `http://localhost:${portOf(siteServer)}`;
  background = runBackground({
    resources,
    data,
    region,
    functions,
    policies,
    services,
    invoke: running.invoke,
    log: options.announce,
  });
  payments.sendWebhooksTo(`${url}/api/subscriptions/webhook`);

  return {
    url,
    gateway: gatewayAddress,
    operator: {
      region,
      accessKey,
      userPoolId: pool.poolId,
      endpoints,
      payments: payments.address === undefined ? undefined : { address: payments.address, key: payments.key },
    },
    reloadFunctions: running.stop,
    close: async () => {
      await payments.close();
      await close(siteServer);
      await close(gatewayServer);
      // What is under way ends when its function does; nothing new begins.
      const stopped = background?.stop();
      await running.stop();
      await stopped;
      await services.close();
      await Promise.all([databaseServer, objectServer, poolServer].map(close));
      await engine.close();
    },
  };
}

async function readBytes(address: string): Promise<ArrayBuffer> {
  const { promise, resolve, reject } = Promise.withResolvers<ArrayBuffer>();
  request(address, (answer) => arrayBuffer(answer).then(resolve, reject))
    .on('error', reject)
    .end();
  return promise;
}
