import { type DeletedDesign, listDeletedDesigns } from '#shared/contract/designs.ts';
import { type Reading, useRoute } from '#web/api/use-route.ts';

/** The caller's deleted designs that can still be restored, the last deleted first. */
export const useDeletedDesigns = (): Reading<{ data: DeletedDesign[] }> => useRoute(listDeletedDesigns, {});
