import type { SWRConfiguration } from 'swr';
import { type Design, getDesign } from '#shared/contract/designs.ts';
import type { ApiError } from '#web/api/api-error.ts';
import { type Reading, useRoute } from '#web/api/use-route.ts';
import { isId } from '#web/documents/designs/model/is-id.ts';

/** The design of this id, which may come from an address: what is not an id names no design. */
export function useDesign(
  id: string | null | undefined,
  options?: SWRConfiguration<{ data: Design }, ApiError>,
): Reading<{ data: Design }> {
  return useRoute(getDesign, isId(id) ? { params: { id } } : null, options);
}
