import { listen } from '../../../infra/local/listen.ts';
import { createPrincipals } from '../../../infra/local/permissions/principals.ts';
import { openQueueStore } from '../../../infra/local/queues/queue-store.ts';
import { createQueueServer } from '../../../infra/local/queues/server.ts';

/** Queues in a process of their own, for a test to kill: prints their address and a key. */
const [file = '', region = '', queues = '[]'] = process.argv.slice(2);
const access = createPrincipals();
const server = createQueueServer({
  queues: JSON.parse(queues),
  store: openQueueStore({ file }),
  region,
  access,
});
console.log(JSON.stringify({ endpoint: await listen(server), credentials: access.admitOperator() }));
