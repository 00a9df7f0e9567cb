import { useSWRConfig } from 'swr';
import {
  type ApiToken,
  type ApiTokenChange,
  createApiToken,
  listApiTokens,
  type NewApiToken,
  revokeApiToken,
  updateApiToken,
} from '#shared/contract/api-tokens.ts';
import { callRoute } from '#web/api/call-route.ts';
import { type Reading, routeKey, useRoute } from '#web/api/use-route.ts';

export interface ApiTokens {
  readonly reading: Reading<{ data: ApiToken[]; isAllowed: boolean }>;
  /** Returns the token itself, which no other answer has. Throws ApiError when it is refused. */
  readonly create: (token: NewApiToken) => Promise<string>;
  /** Throws ApiError when it is refused. */
  readonly change: (id: string, change: ApiTokenChange) => Promise<void>;
  /** Throws ApiError when it is refused. */
  readonly revoke: (id: string) => Promise<void>;
}

/** The API tokens of the signed-in user. */
export function useApiTokens(): ApiTokens {
  const reading = useRoute(listApiTokens, {});
  const { mutate } = useSWRConfig();
  const readAgain = () => mutate(routeKey(listApiTokens, {}));
  return {
    reading,
    create: async (body) => {
      const { token } = await callRoute(createApiToken, { body });
      await readAgain();
      return token;
    },
    change: async (id, body) => {
      await callRoute(updateApiToken, { params: { id }, body });
      await readAgain();
    },
    revoke: async (id) => {
      await callRoute(revokeApiToken, { params: { id } });
      await readAgain();
    },
  };
}
