import type { Server } from 'node:http';
import { createJsonService } from '../aws-service/json-service.ts';
import type { AccessPolicy } from '../permissions/access-policy.ts';
import type { DeployedQueue } from './deployed-queues.ts';
import { queueOperations } from './queue-operations.ts';
import type { QueueStore } from './queue-store.ts';

export interface QueueServerOptions {
  readonly queues: readonly DeployedQueue[];
  readonly store: QueueStore;
  readonly region: string;
  readonly access: AccessPolicy;
}

/** SQS on this machine, by its JSON protocol. */
export const createQueueServer = ({ queues, store, region, access }: QueueServerOptions): Server =>
  createJsonService({
    service: 'sqs',
    target: 'AmazonSQS',
    contentType: 'application/x-amz-json-1.0',
    region,
    access,
    operations: queueOperations(queues, store),
  });
