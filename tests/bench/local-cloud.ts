import { randomUUID } from 'node:crypto';
import { basename } from 'node:path';
import type { Route } from '#shared/contract/define-route.ts';
import { ownShape } from '#shared/contract/served.ts';
import type { User } from '#shared/contract/user-items.ts';
import { registerUser } from '#shared/contract/users.ts';
import type { PlanId } from '#shared/subscriptions/plans.ts';
import { encodeBody } from '#web/api/encode-body.ts';
import { type RouteInput, routeAddress } from '#web/api/route-input.ts';
import type { Operator } from '../../infra/local/cloud.ts';
import { deployedFunctions } from '../../infra/local/functions/deployed-functions.ts';
import { built } from '../../infra/local/prepare.ts';
import { resolveAssembly } from '../../infra/local/template/resolve-assembly.ts';
import { startTemporaryCloud } from '../support/temporary-cloud.ts';

/** A registered user, with a token. */
export interface Caller {
  readonly user: User;
  readonly token: string;
  readonly email: string;
  readonly password: string;
}

/** The local cloud on data of its own, for benchmarks. */
export interface BenchCloud {
  readonly url: string;
  readonly operator: Operator;
  /** On trial of a plan; Enterprise has no limits. */
  register(planId?: PlanId): Promise<Caller>;
  /** Calls a route as the site would, as this user or as a visitor. Throws the API's errors. */
  call<Params, Query, Body, Answer>(
    caller: Pick<Caller, 'token'> | undefined,
    route: Route<Params, Query, Body, Answer>,
    input: RouteInput<Params, Query, Body>,
  ): Promise<Answer>;
  /** What a function runs with here, for a process that runs it by itself. */
  environmentOf(routeName: string): Readonly<Record<string, string>>;
  close(): Promise<void>;
}

export async function startBenchCloud(): Promise<BenchCloud> {
  const { cloud, data, close } = await startTemporaryCloud();
  const { url, operator } = cloud;
  const resources = resolveAssembly({
    directory: built.assembly,
    region: operator.region,
    secret: (name) => data.secret(name),
  });
  const environments = new Map(
    [...deployedFunctions(resources).values()].map(({ codeFolder, environment }) => [
      basename(codeFolder),
      environment,
    ]),
  );

  const call: BenchCloud['call'] = async (caller, route, input) => {
    const { body, headers } = await encodeBody(input.body, route.bodyKind.kind);
    const response = await fetch(new URL(routeAddress(route, input), url), {
      method: route.method,
      headers: { accept: ownShape, ...(caller && { authorization: `Bearer ${caller.token}` }), ...headers },
      ...(body !== undefined && { body }),
    });
    if (!response.ok) throw new Error(`${route.name}: ${response.status} ${await response.text()}`);
    const { success, ...answer } = (await response.json()) as Record<string, unknown>;
    return route.answer.parse(answer);
  };

  return {
    url,
    operator,
    call,
    register: async (planId = 'professional') => {
      const [email, password] = [`bench-${randomUUID()}@example.com`, 'correct horse'];
      const body = {
        name: 'Bea Benchmark',
        email,
        password,
        company: 'Benchmarks Ltd',
        role: 'network-engineer',
        terms: true,
        planId,
      } as const;
      return { ...(await call(undefined, registerUser, { body })), email, password };
    },
    environmentOf: (routeName) => ({
      AWS_REGION: operator.region,
      AWS_LAMBDA_FUNCTION_NAME: routeName,
      AWS_ACCESS_KEY_ID: operator.accessKey.accessKeyId,
      AWS_SECRET_ACCESS_KEY: operator.accessKey.secretAccessKey,
      AWS_ENDPOINT_URL_DYNAMODB: operator.endpoints.database,
      AWS_ENDPOINT_URL_S3: operator.endpoints.objectStore,
      AWS_ENDPOINT_URL_COGNITO_IDENTITY_PROVIDER: operator.endpoints.userPool,
      AWS_ENDPOINT_URL_SQS: operator.endpoints.queues,
      AWS_ENDPOINT_URL_SECRETS_MANAGER: operator.endpoints.secrets,
      ...environments.get(routeName),
      ...(operator.payments && { PAYMENT_PROVIDER_URL: operator.payments.address }),
    }),
    close,
  };
}
