import { listEquipment, listUserEquipment } from '#shared/contract/equipment.ts';
import type { Equipment } from '#shared/contract/equipment-items.ts';
import type { ApiError } from '#web/api/api-error.ts';
import { routeKey, useRoute } from '#web/api/use-route.ts';
import { type DeviceList, isSameList } from './device-lists.ts';

/** A list of devices and the phase of its call. */
export interface Devices {
  /** Undefined until the first answer; kept while the list is read again. */
  readonly devices: readonly Equipment[] | undefined;
  /** The first answer is on its way. */
  readonly isLoading: boolean;
  readonly error: ApiError | undefined;
  /** Said when the error brings no sentence. */
  readonly fallback: string;
  readonly retry: () => void;
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

/** The lists are large and change by hand: they are read anew once a minute at most. */
const options = { compare: isSameList, dedupingInterval: 10_000, focusThrottleInterval: 60_000 };

/** The caller's devices, newest first, and the system's. */
export function useEquipment(): Devices {
  return devicesOf(useRoute(listEquipment, {}, options), listEquipment.fallback);
}

/** The caller's own devices, newest first. */
export function useOwnEquipment(): Devices {
  return devicesOf(useRoute(listUserEquipment, {}, options), listUserEquipment.fallback);
}

/** The devices that every user sees. */
export function useSystemEquipment(): Devices {
  return devicesOf(useRoute(listSystemEquipment, systemOnly, options), listSystemEquipment.fallback);
}

interface ListAnswer {
  readonly data: DeviceList | undefined;
  readonly error: ApiError | undefined;
  readonly isLoading: boolean;
  readonly mutate: () => unknown;
}

const devicesOf = ({ data, error, isLoading, mutate }: ListAnswer, fallback: string): Devices => ({
  devices: data?.data,
  isLoading,
  error,
  fallback,
  retry: () => void mutate(),
});
