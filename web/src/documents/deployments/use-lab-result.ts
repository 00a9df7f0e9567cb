import { useSWRConfig } from 'swr';
import { getLabResult, putLabResult } from '#shared/contract/deployments.ts';
import type { LabResult, LabRun } from '#shared/contract/lab-result.ts';
import { callRoute } from '#web/api/call-route.ts';
import { type Reading, routeKey, useRoute } from '#web/api/use-route.ts';

/** A design that was never booted is an answer, not an error to retry. */
const reading = { shouldRetryOnError: false };

/** What booting the configurations of a design gave, as it was last uploaded. */
export const useLabResult = (designId: string): Reading<{ data: LabResult }> =>
  useRoute(getLabResult, { params: { id: designId } }, reading);

/** Keeps the result that the script of a bundle has written; throws ApiError. */
export function useKeepLabResult(designId: string): (run: LabRun) => Promise<LabResult> {
  const { mutate } = useSWRConfig();
  return async (body) => {
    const params = { id: designId };
    const answer = await callRoute(putLabResult, { params, body });
    await mutate(routeKey(getLabResult, { params }), answer, { revalidate: false });
    return answer.data;
  };
}
