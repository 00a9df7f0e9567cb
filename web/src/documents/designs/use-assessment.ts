import { useCallback } from 'react';
import type { Assessment } from '#shared/contract/design-stages.ts';
import { assessDesign } from '#shared/contract/designs.ts';
import { callRoute } from '#web/api/call-route.ts';
import { useDesignCache } from './use-design-cache.ts';

/** Records what the checks of a design's topology found. Nobody asked for it, so a failure stays quiet: the next look records it. */
export function useAssessment(id: string): (assessed: Assessment) => Promise<void> {
  const { refresh } = useDesignCache();
  return useCallback(
    async (body) => {
      try {
        const { isRecorded } = await callRoute(assessDesign, { params: { id }, body });
        if (isRecorded) refresh(id);
      } catch (error) {
        console.info('The results of the checks were not recorded.', error);
      }
    },
    [id, refresh],
  );
}
