import type { Category } from '#shared/contract/device.ts';
import { listEquipment, listEquipmentByCategory, listUserEquipment } from '#shared/contract/equipment.ts';
import type { Equipment } from '#shared/contract/equipment-items.ts';
import { type Reading, routeKey, useRoute } from '#web/api/use-route.ts';
import { type DeviceList, isSameList } from './device-lists.ts';

/** A list of devices and the phase of its call. */
export interface Devices extends Pick<Reading<unknown>, 'isLoading' | 'error' | 'fallback' | 'retry'> {
  /** Undefined until the first answer; kept while the list is read again. */
  readonly devices: readonly Equipment[] | undefined;
}

/** The system's list is the same call with a sentence of its own (specification, section 8). */
const listSystemEquipment = { ...listEquipment, fallback: 'Failed to fetch system equipment' };
const systemOnly = { query: { systemOwned: 'true' } } as const;

/** Where each list stands in SWR's cache. */
export const listKeys = {
  all: routeKey(listEquipment, {}),
  own: routeKey(listUserEquipment, {}),
  system: routeKey(listSystemEquipment, systemOnly),
} as const;

/** The lists are large and only change by user actions: they are fetched again at most once a minute. */
const options = { compare: isSameList, dedupingInterval: 10_000, focusThrottleInterval: 60_000 };

/** The caller's devices, newest first, and the system's; nothing is read while they are not needed. */
export function useEquipment(isNeeded = true): Devices {
  return devicesOf(useRoute(listEquipment, isNeeded ? {} : null, options));
}

/** The caller's own devices, newest first. */
export function useOwnEquipment(): Devices {
  return devicesOf(useRoute(listUserEquipment, {}, options));
}

/** The devices that every user sees. */
export function useSystemEquipment(): Devices {
  return devicesOf(useRoute(listSystemEquipment, systemOnly, options));
}

/** The catalogue's and the caller's devices of one category. */
export function useEquipmentOfCategory(category: Category): Devices {
  return devicesOf(useRoute(listEquipmentByCategory, { params: { category } }, options));
}

const devicesOf = ({ data, isLoading, error, fallback, retry }: Reading<DeviceList>): Devices => ({
  devices: data?.data,
  isLoading,
  error,
  fallback,
  retry,
});
