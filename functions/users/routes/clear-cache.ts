import { clearCache } from '#shared/contract/users.ts';
import { implement } from '../../http/implement.ts';
import { withHeaders } from '../../http/reply.ts';

/** The server keeps nothing of a user between calls; the header makes the browser drop what it has kept. */
export const handler = implement(clearCache)(async () =>
  withHeaders({ message: 'The cache has been cleared.' }, { 'clear-site-data': '"cache"' }),
);
