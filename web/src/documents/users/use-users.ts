import { listUsers } from '#shared/contract/users.ts';
import { useRoute } from '#web/api/use-route.ts';

/**
 * A page of everyone with an account, newest first; for administrators. While another page is on its way, the last
 * one stays.
 */
export const useUsers = (query: { readonly page: number; readonly limit: number }) =>
  useRoute(listUsers, { query }, { keepPreviousData: true });
