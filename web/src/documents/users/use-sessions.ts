import { useSWRConfig } from 'swr';
import {
  endOtherSessions,
  endSession,
  listSessions,
  type SignedInSession,
} from '#shared/contract/sessions.ts';
import { callRoute } from '#web/api/call-route.ts';
import { type Reading, routeKey, useRoute } from '#web/api/use-route.ts';

export interface Sessions {
  readonly reading: Reading<{ data: SignedInSession[] }>;
  /** Throws ApiError when it is refused. */
  readonly end: (id: string) => Promise<void>;
  /** Throws ApiError when it is refused, as `sign_in_again` where the sign-in is not recent. */
  readonly endOthers: () => Promise<void>;
  readonly readAgain: () => void;
}

/** Where the signed-in user is signed in. */
export function useSessions(): Sessions {
  const reading = useRoute(listSessions, {});
  const { mutate } = useSWRConfig();
  const readAgain = () => mutate(routeKey(listSessions, {}));
  return {
    reading,
    end: async (id) => {
      await callRoute(endSession, { params: { id } });
      await readAgain();
    },
    endOthers: async () => {
      await callRoute(endOtherSessions, {});
    },
    readAgain: () => void readAgain(),
  };
}
