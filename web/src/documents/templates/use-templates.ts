import { useEffect, useRef } from 'react';
import useSWR from 'swr';
import type { Template } from '#shared/contract/template-items.ts';
import { listAllTemplates, listUserTemplates } from '#shared/contract/templates.ts';
import { type ApiError, isCancelled } from '#web/api/api-error.ts';
import { callRoute } from '#web/api/call-route.ts';
import { routeKey } from '#web/api/use-route.ts';
import type { TemplateList } from './template-lists.ts';

/** A list of templates and the phase of its call. */
export interface Templates {
  /** Undefined until the first answer; kept while the list is read again. */
  readonly templates: readonly Template[] | undefined;
  /** A cancelled call is none (specification, section 4). */
  readonly error: ApiError | undefined;
  readonly fallback: string;
  readonly retry: () => void;
}

type ListRoute = typeof listUserTemplates | typeof listAllTemplates;

/** Where each list stands in SWR's cache. */
export const templateListKeys = [routeKey(listUserTemplates, {}), routeKey(listAllTemplates, {})] as const;

/** The caller's templates, newest first, and the system's. Leaving the page cancels the call. */
export const useUserTemplates = (isNeeded = true): Templates => useTemplateList(listUserTemplates, isNeeded);

/** The templates of all users, for administrators. */
export const useAllTemplates = (isNeeded: boolean): Templates => useTemplateList(listAllTemplates, isNeeded);

function useTemplateList(route: ListRoute, isNeeded: boolean): Templates {
  const call = useRef<AbortController>(undefined);
  const { data, error, mutate } = useSWR<TemplateList, ApiError>(
    isNeeded ? routeKey(route, {}) : null,
    () => {
      call.current?.abort();
      call.current = new AbortController();
      return callRoute(route, {}, { signal: call.current.signal });
    },
    { focusThrottleInterval: 60_000, shouldRetryOnError: (cause: unknown) => !isCancelled(cause) },
  );
  useEffect(() => () => call.current?.abort(), []);
  return {
    templates: data?.data,
    error: isCancelled(error) ? undefined : error,
    fallback: route.fallback,
    retry: () => void mutate(),
  };
}
