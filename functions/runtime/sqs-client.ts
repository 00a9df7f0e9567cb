import { SQSClient } from '@aws-sdk/client-sqs';
import { clientSettings } from './client-settings.ts';

let client: SQSClient | undefined;

/** The queues' client, made at the first use. It calls the region's endpoint, not the host that a queue's URL names. */
export function sqsClient(): SQSClient {
  client ??= new SQSClient({ ...clientSettings({ requestTimeout: 3_000 }), useQueueUrlAsEndpoint: false });
  return client;
}
