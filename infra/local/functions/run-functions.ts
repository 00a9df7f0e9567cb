import { createWriteStream, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Principals } from '../permissions/principals.ts';
import type { Statement } from '../permissions/role-policies.ts';
import type { DeployedFunction } from './deployed-functions.ts';
import { createFunctionRunner } from './function-runner.ts';
import { createThreadBudget } from './thread-budget.ts';

/** The template's functions, running. */
export interface RunningFunctions {
  invoke(target: DeployedFunction, event: unknown, requestId: string): Promise<unknown>;
  /** Stops their threads; each starts again with its next event, with the current code. */
  stop(): Promise<void>;
}

export interface Surroundings {
  readonly region: string;
  readonly access: Principals;
  /** What each role may do, by the role's name. */
  readonly policies: ReadonlyMap<string, readonly Statement[]>;
  readonly endpoints: {
    readonly database: string;
    readonly objectStore: string;
    readonly userPool: string;
    readonly queues: string;
    readonly secrets: string;
    readonly mail: string;
  };
  /** Values of this machine for variables of the template, such as the address of the payment provider. */
  readonly localVariables: () => Readonly<Record<string, string>>;
  /** The folder for what they print, which would go to their log groups. */
  readonly logFolder: string;
}

/** A runner for each function, with a key of its own that may do what its role grants. */
export function runFunctions(
  functions: Iterable<DeployedFunction>,
  surroundings: Surroundings,
): RunningFunctions {
  const log = functionLog(surroundings.logFolder);
  const budget = createThreadBudget();
  const runners = new Map(
    [...new Set(functions)].map((deployed) => {
      const runtimeEnvironment = environmentOf(deployed, surroundings);
      const { localVariables } = surroundings;
      return [
        deployed,
        createFunctionRunner({ deployed, runtimeEnvironment, localVariables, log, budget }),
      ] as const;
    }),
  );
  return {
    invoke: async (target, event, requestId) => {
      const runner = runners.get(target);
      if (!runner) throw new Error(`There is no function ${target.name}.`);
      return runner.invoke(event, requestId);
    },
    stop: async () => {
      await Promise.all([...runners.values()].map((runner) => runner.stop()));
    },
  };
}

/** What Lambda itself puts into a function's environment, and the addresses of the stand-ins. */
function environmentOf(
  { name, role }: DeployedFunction,
  { region, access, policies, endpoints }: Surroundings,
): Record<string, string> {
  const { accessKeyId, secretAccessKey } = access.admit(name, policies.get(role) ?? []);
  return {
    AWS_REGION: region,
    AWS_ACCESS_KEY_ID: accessKeyId,
    AWS_SECRET_ACCESS_KEY: secretAccessKey,
    AWS_LAMBDA_FUNCTION_NAME: name,
    AWS_ENDPOINT_URL_DYNAMODB: endpoints.database,
    AWS_ENDPOINT_URL_S3: endpoints.objectStore,
    AWS_ENDPOINT_URL_COGNITO_IDENTITY_PROVIDER: endpoints.userPool,
    AWS_ENDPOINT_URL_SQS: endpoints.queues,
    AWS_ENDPOINT_URL_SECRETS_MANAGER: endpoints.secrets,
    AWS_ENDPOINT_URL_SESV2: endpoints.mail,
  };
}

function functionLog(folder: string): (line: string) => void {
  mkdirSync(folder, { recursive: true });
  const stream = createWriteStream(join(folder, 'functions.log'), { flags: 'a' });
  return (line) => stream.write(`${line}\n`);
}
