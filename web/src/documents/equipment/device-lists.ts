import type { Device } from '#shared/contract/device.ts';
import type { Equipment } from '#shared/contract/equipment-items.ts';

/** A list of devices as the service answers it. */
export interface DeviceList {
  readonly data: Equipment[];
}

/** Created devices go to the front (specification, section 4). */
export function withCreated({ data }: DeviceList, ...created: readonly Equipment[]): DeviceList {
  const ids = new Set(created.map(({ id }) => id));
  return { data: [...created, ...data.filter(({ id }) => !ids.has(id))] };
}

/** An updated device replaces its entry, wherever that is (specification, section 4). */
export const withUpdated = ({ data }: DeviceList, updated: Equipment): DeviceList => ({
  data: data.map((device) => (device.id === updated.id ? updated : device)),
});

/** A deleted device is removed by its id (specification, section 4). */
export const withoutDevice = ({ data }: DeviceList, id: string): DeviceList => ({
  data: data.filter((device) => device.id !== id),
});

/** A device that could not be deleted stands where it stood; at the end where the list has become shorter. */
export const withRestored = (list: DeviceList, device: Equipment, at: number): DeviceList => ({
  data: withoutDevice(list, device.id).data.toSpliced(at, 0, device),
});

/**
 * Whether two answers show the same devices in the same order. Comparing all figures of 5,000 devices would hold a
 * key press up; the time of the last change tells as much.
 */
export function isSameList(a: DeviceList | undefined, b: DeviceList | undefined): boolean {
  if (a === b) return true;
  if (a === undefined || b === undefined || a.data.length !== b.data.length) return false;
  return a.data.every((device, index) => {
    const other = b.data[index];
    return (
      device === other ||
      (device.id === other?.id &&
        device.version === other.version &&
        device.updatedAt === other.updatedAt &&
        device.image === other.image)
    );
  });
}

/** `Cisco C9300-48P`: how a device is called in a sentence. */
export const deviceName = ({ manufacturer, model }: Pick<Device, 'manufacturer' | 'model'>): string =>
  `${manufacturer} ${model}`;
