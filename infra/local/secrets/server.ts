import type { Server } from 'node:http';
import * as z from 'zod';
import { createJsonService, type ServiceOperation, serviceOperation } from '../aws-service/json-service.ts';
import { ServiceError } from '../aws-service/service-error.ts';
import type { AccessPolicy } from '../permissions/access-policy.ts';
import type { DeployedSecret } from './deployed-secrets.ts';
import { type SecretStore, stages } from './secret-store.ts';

export interface SecretServerOptions {
  readonly secrets: readonly DeployedSecret[];
  readonly store: SecretStore;
  readonly region: string;
  readonly access: AccessPolicy;
}

/** Secrets Manager on this machine: texts to read, and to replace as a rotation does. Closing the server closes its file. */
export function createSecretServer({ secrets, store, region, access }: SecretServerOptions): Server {
  const server = createJsonService({
    service: 'secretsmanager',
    target: 'secretsmanager',
    contentType: 'application/x-amz-json-1.1',
    region,
    access,
    operations: operationsOn(secrets, store),
  });
  server.once('close', () => store.close());
  return server;
}

const Read = z.strictObject({ SecretId: z.string(), VersionStage: z.enum(stages).default('AWSCURRENT') });
const Put = z.strictObject({
  SecretId: z.string(),
  SecretString: z.string().min(1),
  ClientRequestToken: z.string().optional(),
});

function operationsOn(
  secrets: readonly DeployedSecret[],
  store: SecretStore,
): ReadonlyMap<string, ServiceOperation> {
  /** By ARN, or by the name that stands in it. */
  const arnOf = ({ SecretId }: { SecretId: string }): string => {
    const found = secrets.find(({ arn }) => arn === SecretId || arn.endsWith(`:secret:${SecretId}`));
    if (found) return found.arn;
    throw new ServiceError('ResourceNotFoundException', 'Secrets Manager can’t find the specified secret.');
  };
  return new Map(
    Object.entries({
      GetSecretValue: serviceOperation(Read, {
        resource: arnOf,
        run: (input) => {
          const ARN = arnOf(input);
          const { id: VersionId, text: SecretString, createdAt } = store.read(ARN, input.VersionStage);
          return {
            ARN,
            Name: nameIn(ARN),
            VersionId,
            SecretString,
            VersionStages: [input.VersionStage],
            CreatedDate: createdAt / 1_000,
          };
        },
      }),
      PutSecretValue: serviceOperation(Put, {
        resource: arnOf,
        run: (input) => {
          const ARN = arnOf(input);
          const { id: VersionId } = store.put(ARN, input.SecretString);
          return { ARN, Name: nameIn(ARN), VersionId, VersionStages: ['AWSCURRENT'] };
        },
      }),
    }),
  );
}

const nameIn = (arn: string): string => arn.split(':secret:')[1] ?? arn;
