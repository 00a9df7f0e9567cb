import { getRecommendations } from '#shared/contract/design-equipment.ts';
import { useRoute } from '#web/api/use-route.ts';

/**
 * The recommendations for a design. They are computed over the whole catalogue and change only with the design, so
 * that refocusing the window does not fetch again; while another query is loading, the last answer stays.
 */
export const useRecommendations = (designId: string, isVendorOnly: boolean) =>
  useRoute(
    getRecommendations,
    { params: { id: designId }, query: isVendorOnly ? { vendorOnly: 'true' } : {} },
    { revalidateOnFocus: false, keepPreviousData: true },
  );
