import { paginate } from '#shared/contract/pagination.ts';
import { listUsers } from '#shared/contract/users.ts';
import { implement } from '../../http/implement.ts';
import { listProfiles } from '../../storage/profiles.ts';
import { readCount } from '../../storage/stats.ts';
import { userFor } from '../user-answer.ts';

export const handler = implement(listUsers)(async ({ query, user }) => {
  const offset = (query.page - 1) * query.limit;
  const total = await readCount('users');
  const profiles = offset < total ? await listProfiles({ offset, limit: query.limit }) : [];
  return {
    data: profiles.map((profile) => userFor(user, profile)),
    pagination: paginate(total, query),
  };
});
