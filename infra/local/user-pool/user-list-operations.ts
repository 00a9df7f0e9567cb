import * as z from 'zod';
import type { User } from './directory.ts';
import { UserPoolError } from './errors.ts';
import { type Operation, operation, Username } from './operation.ts';
import type { Pool } from './pool.ts';
import { listAttributes } from './user-attributes.ts';
import { parseUserFilter } from './user-filter.ts';

/** What the holder of a granted access key may ask about many users, and do with groups. */
export function userListOperations(pool: Pool): Readonly<Record<string, Operation>> {
  const { directory, options } = pool;

  function assertGroup(name: string): void {
    if (!options.groups.includes(name))
      throw new UserPoolError('ResourceNotFoundException', 'Group not found.');
  }

  const describeGroup = (GroupName: string) => ({
    GroupName,
    UserPoolId: options.poolId,
    Precedence: options.groups.indexOf(GroupName),
  });

  return {
    ListUsers: operation(
      z.object({
        Filter: z.string().max(256).optional(),
        Limit: Limit,
        PaginationToken: z.string().optional(),
        AttributesToGet: z.array(z.string()).optional(),
      }),
      ({ Filter, Limit, PaginationToken, AttributesToGet }) => {
        const filter = Filter ? parseUserFilter(Filter) : undefined;
        const found = directory.list({ filter, limit: Limit + 1, after: readToken(PaginationToken) });
        const { users, token } = page(found, Limit);
        const Users = users.map((user) => describeUser(user, AttributesToGet));
        return token === undefined ? { Users } : { Users, PaginationToken: token };
      },
    ),

    ListUsersInGroup: operation(
      z.object({ GroupName: z.string(), Limit: Limit, NextToken: z.string().optional() }),
      ({ GroupName, Limit, NextToken }) => {
        assertGroup(GroupName);
        const found = directory.list({ group: GroupName, limit: Limit + 1, after: readToken(NextToken) });
        const { users, token } = page(found, Limit);
        const Users = users.map((user) => describeUser(user));
        return token === undefined ? { Users } : { Users, NextToken: token };
      },
    ),

    // The template declares a handful of groups, so the two lists of groups come in one page.
    ListGroups: operation(z.object({}), () => ({ Groups: options.groups.map(describeGroup) })),

    AdminListGroupsForUser: operation(z.object({ Username: Username }), ({ Username }) => {
      const joined = new Set(directory.groupsOf(pool.user(Username).id));
      return { Groups: options.groups.filter((group) => joined.has(group)).map(describeGroup) };
    }),

    AdminAddUserToGroup: operation(Membership, ({ Username, GroupName }) => {
      assertGroup(GroupName);
      directory.join(pool.user(Username).id, GroupName);
      return {};
    }),

    AdminRemoveUserFromGroup: operation(Membership, ({ Username, GroupName }) => {
      assertGroup(GroupName);
      directory.leave(pool.user(Username).id, GroupName);
      return {};
    }),
  };
}

/** A user as the service describes one; times are in seconds since the epoch. */
export function describeUser(user: User, attributesToGet?: readonly string[]) {
  const attributes = listAttributes(user);
  return {
    Username: user.id,
    Attributes: attributesToGet
      ? attributes.filter(({ Name }) => attributesToGet.includes(Name))
      : attributes,
    Enabled: user.enabled,
    UserStatus: user.status,
    UserCreateDate: user.createdAt / 1000,
    UserLastModifiedDate: user.modifiedAt / 1000,
  };
}

const Limit = z.int().min(1).max(60).default(60);
const Membership = z.object({ Username: Username, GroupName: z.string() });

/** Trims a list read with one extra user; the token is the id of the last user shown. */
function page(found: readonly User[], limit: number): { users: readonly User[]; token: string | undefined } {
  const users = found.slice(0, limit);
  const last = users.at(-1);
  const token = found.length > limit && last ? Buffer.from(last.id).toString('base64url') : undefined;
  return { users, token };
}

function readToken(token: string | undefined): string {
  return Buffer.from(token ?? '', 'base64url').toString();
}
