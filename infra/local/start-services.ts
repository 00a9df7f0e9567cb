import type { DataFolder } from './data-folder.ts';
import { close, listen } from './listen.ts';
import { createMailServer, type SentMail } from './mail/server.ts';
import type { AccessPolicy } from './permissions/access-policy.ts';
import { type DeployedQueue, deployedQueues } from './queues/deployed-queues.ts';
import { openQueueStore, type QueueStore } from './queues/queue-store.ts';
import { createQueueServer } from './queues/server.ts';
import { deployedSecrets } from './secrets/deployed-secrets.ts';
import { openSecretStore } from './secrets/secret-store.ts';
import { createSecretServer } from './secrets/server.ts';
import type { ResolvedResource } from './template/resolve-assembly.ts';

export interface ServiceOptions {
  readonly resources: readonly ResolvedResource[];
  readonly data: DataFolder;
  readonly region: string;
  readonly access: AccessPolicy;
  readonly deliver: (mail: SentMail) => void;
  /** Texts of secrets that this machine determines, by the beginning of a secret's logical id. */
  readonly secretTexts: Readonly<Record<string, string>>;
}

/** The services that only functions call. */
export interface Services {
  readonly queues: readonly DeployedQueue[];
  readonly queueStore: QueueStore;
  readonly endpoints: { readonly queues: string; readonly secrets: string; readonly mail: string };
  close(): Promise<void>;
}

/** Starts queues, secrets and mail on any free ports. */
export async function startServices(options: ServiceOptions): Promise<Services> {
  const { resources, data, region, access, deliver, secretTexts } = options;
  const queues = deployedQueues(resources);
  const queueStore = openQueueStore({ file: data.file('queues.sqlite') });
  const secrets = deployedSecrets(resources);
  const given = Object.entries(secretTexts).flatMap(([id, text]) =>
    secrets.filter(({ logicalId }) => logicalId.startsWith(id)).map(({ arn }) => [arn, text] as const),
  );
  const secretStore = openSecretStore(
    data.file('secrets.sqlite'),
    new Map(secrets.map(({ arn }) => [arn, data.secret(arn)])),
    new Map(given),
  );
  const servers = {
    queues: createQueueServer({ queues, store: queueStore, region, access }),
    secrets: createSecretServer({ secrets, store: secretStore, region, access }),
    mail: createMailServer({ region, access, deliver }),
  };
  return {
    queues,
    queueStore,
    endpoints: {
      queues: await listen(servers.queues),
      secrets: await listen(servers.secrets),
      mail: await listen(servers.mail),
    },
    close: async () => {
      await Promise.all(Object.values(servers).map(close));
      queueStore.close();
    },
  };
}
