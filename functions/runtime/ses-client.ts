import { SESv2Client } from '@aws-sdk/client-sesv2';
import { clientSettings } from './client-settings.ts';

let client: SESv2Client | undefined;

/** The mail service’s client, made at the first use. */
export function sesClient(): SESv2Client {
  client ??= new SESv2Client(clientSettings({ requestTimeout: 3_000 }));
  return client;
}
