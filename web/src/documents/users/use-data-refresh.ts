import { useSWRConfig } from 'swr';
import { clearCache } from '#shared/contract/users.ts';
import { sentenceOf } from '#web/api/api-error.ts';
import { callRoute } from '#web/api/call-route.ts';
import { useToast } from '#web/ui/toasts.tsx';

/** Drops what the browser remembers of the service’s answers, and reads what is on the screen again. */
export function useDataRefresh(): () => Promise<void> {
  const { mutate } = useSWRConfig();
  const toast = useToast();
  return async () => {
    try {
      await callRoute(clearCache, {});
      await mutate(() => true);
      toast.success('Your data was read again.');
    } catch (error) {
      toast.error(sentenceOf(error, clearCache.fallback));
    }
  };
}
