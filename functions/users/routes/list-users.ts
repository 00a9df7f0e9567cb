import { paginate } from '#shared/contract/pagination.ts';
import { listedPage, listUsers, mostListedUsers } from '#shared/contract/users.ts';
import { implement } from '../../http/implement.ts';
import { withHeaders } from '../../http/reply.ts';
import { userFor } from '../../http/user-answer.ts';
import { listProfiles } from '../../storage/profiles.ts';
import { readStats } from '../../storage/statistics/stats.ts';

export const handler = implement(listUsers)(async ({ query, user }) => {
  const asked = listedPage(query);
  const page = asked ?? { page: 1, limit: mostListedUsers };
  const offset = (page.page - 1) * page.limit;
  const { users: total } = await readStats();
  const profiles = offset < total ? await listProfiles({ offset, limit: page.limit }) : [];
  const answer = {
    data: profiles.map((profile) => userFor(user, profile)),
    pagination: paginate(total, page),
  };
  return !asked && total > mostListedUsers ? withHeaders(answer, { link: restOfTheList }) : answer;
});

/** The next hundred after the list (RFC 8288). */
const restOfTheList = `</api/users?page=${mostListedUsers / 100 + 1}&limit=100>; rel="next"`;
