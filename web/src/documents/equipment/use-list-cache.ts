import { useMemo } from 'react';
import { useSWRConfig } from 'swr';
import { listDesignEquipment } from '#shared/contract/design-equipment.ts';
import { getEquipment, listEquipmentByCategory, listSimilarEquipment } from '#shared/contract/equipment.ts';
import type { Equipment } from '#shared/contract/equipment-items.ts';
import { routeKey } from '#web/api/use-route.ts';
import { type DeviceList, withCreated, withoutDevice, withRestored, withUpdated } from './device-lists.ts';
import { listKeys } from './use-device-lists.ts';

/** What changes the lists of devices in the browser; each step can be taken back on its own. */
export interface ListCache {
  /** At the front of the user's or the system's list and of the list of all (specification, section 4). */
  readonly add: (devices: readonly Equipment[]) => void;
  /** In all lists and on its own page. */
  readonly replace: (device: Equipment) => void;
  /** Out of all lists. Returns what puts it back where it stood. */
  readonly remove: (device: Equipment) => () => void;
  /** What shows devices by other means (similar ones, designs' lists) is read again where it is on the screen. */
  readonly refreshOthers: () => void;
  /** Everything about equipment is read again: what is shown may be older than what is stored. */
  readonly refresh: () => void;
}

const everyList = Object.values(listKeys);
const onceMore = { revalidate: false } as const;

/**
 * Steps instead of SWR's own snapshots: those forget, of two changes that are on their way at once, the first.
 */
export function useListCache(): ListCache {
  const { mutate, cache } = useSWRConfig();
  return useMemo(() => {
    const change = (key: string, step: (list: DeviceList) => DeviceList) => {
      void mutate<DeviceList>(key, (list) => list && step(list), onceMore);
    };
    const pageOf = (id: string) => routeKey(getEquipment, { params: { id } });
    return {
      add: (devices) => {
        const [system, own] = [devices.filter(isSystem), devices.filter((device) => !isSystem(device))];
        change(listKeys.all, (list) => withCreated(list, ...devices));
        if (system.length > 0) change(listKeys.system, (list) => withCreated(list, ...system));
        if (own.length > 0) change(listKeys.own, (list) => withCreated(list, ...own));
        for (const device of devices) void mutate(pageOf(device.id), { data: device, usedBy: [] }, onceMore);
      },
      replace: (device) => {
        for (const key of everyList) change(key, (list) => withUpdated(list, device));
        void mutate<{ data: Equipment }>(
          pageOf(device.id),
          (page) => page && { ...page, data: device },
          onceMore,
        );
      },
      remove: (device) => {
        const places = everyList.flatMap((key) => {
          const list: DeviceList | undefined = cache.get(key)?.data;
          const at = list?.data.findIndex(({ id }) => id === device.id) ?? -1;
          return at < 0 ? [] : [{ key, at }];
        });
        for (const { key } of places) change(key, (list) => withoutDevice(list, device.id));
        return () => {
          for (const { key, at } of places) change(key, (list) => withRestored(list, device, at));
        };
      },
      refreshOthers: () => void mutate(isOtherList),
      refresh: () => void mutate((key) => typeof key === 'string' && key.startsWith(listKeys.all)),
    };
  }, [mutate, cache]);
}

const isSystem = ({ systemOwned }: Equipment): boolean => systemOwned;

const isOtherList = (key: unknown): boolean =>
  typeof key === 'string' &&
  [listSimilarEquipment, listDesignEquipment, listEquipmentByCategory].some(({ path }) =>
    key.startsWith(`/api${path.replace(/\{\w+\}$/, '')}`),
  );
