import { SecretsManagerClient } from '@aws-sdk/client-secrets-manager';
import { clientSettings } from './client-settings.ts';

let client: SecretsManagerClient | undefined;

/** The secrets’ client, made at the first use. */
export function secretsClient(): SecretsManagerClient {
  client ??= new SecretsManagerClient(clientSettings({ requestTimeout: 3_000 }));
  return client;
}
