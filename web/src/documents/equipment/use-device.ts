import { getEquipment, listSimilarEquipment } from '#shared/contract/equipment.ts';
import { Id } from '#shared/contract/identifiers.ts';
import { useRoute } from '#web/api/use-route.ts';

/** The device of this id, which may come from an address, and the designs that use it. */
export const useDevice = (
  id: string | null | undefined,
  options?: { readonly revalidateOnFocus: boolean },
) => {
  const known = Id.safeParse(id).data;
  return useRoute(getEquipment, known ? { params: { id: known } } : null, options);
};

/** Devices that could stand in for one, the nearest first. */
export const useSimilarDevices = (id: string) => useRoute(listSimilarEquipment, { params: { id } });
