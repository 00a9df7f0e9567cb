import { getRecommendations } from '#shared/contract/design-equipment.ts';
import { useRoute } from '#web/api/use-route.ts';

/**
 * The recommendations for a design. They are worked out over the whole catalogue and change with the design alone, so
 * that coming back to the window does not ask again; while another question is on its way, the last answer stays.
 */
export const useRecommendations = (designId: string, isVendorOnly: boolean) =>
  useRoute(
    getRecommendations,
    { params: { id: designId }, query: isVendorOnly ? { vendorOnly: 'true' } : {} },
    { revalidateOnFocus: false, keepPreviousData: true },
  );
