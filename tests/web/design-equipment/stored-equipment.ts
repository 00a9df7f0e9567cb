import * as z from 'zod';
import {
  Assignment,
  type DesignDevice,
  DesignDeviceChanges,
  Removal,
} from '#shared/contract/design-devices.ts';
import {
  assignEquipment,
  listDesignEquipment,
  removeEquipment,
  updateDesignEquipment,
} from '#shared/contract/design-equipment.ts';
import type { Device } from '#shared/contract/device.ts';
import type { FakeApi } from '../../support/fake-api.ts';
import { aLine } from './advice-builder.ts';

/** Stands in for the service for one design: stores its lines, and raises the version of those that change. */
export function storeEquipment(
  api: FakeApi,
  devices: readonly Device[],
  first: readonly DesignDevice[] = [],
) {
  const store = { lines: [...first] };
  api.answer(listDesignEquipment, () => ({ data: store.lines }));
  api.answer(assignEquipment, ({ body }) => {
    for (const entry of Assignment.parse(body).equipment) {
      const { id, uses } = z
        .object({ id: z.string(), uses: z.array(z.custom<DesignDevice['uses'][0]>()) })
        .parse(entry);
      const device = devices.find((one) => one.id === id);
      if (device && !store.lines.some((line) => line.id === id)) store.lines.push(aLine(device, ...uses));
    }
    return { data: { devices: store.lines } };
  });
  api.answer(updateDesignEquipment, ({ body }) => {
    for (const { id, uses, version } of DesignDeviceChanges.parse(body).devices) {
      store.lines = store.lines.map((line) =>
        line.id === id ? { ...aLine(line.device, ...uses), version: version + 1 } : line,
      );
    }
    return { data: { devices: store.lines } };
  });
  api.answer(removeEquipment, ({ body }) => {
    const { equipmentIds } = Removal.parse(body);
    store.lines = store.lines.filter(({ id }) => !equipmentIds.includes(id));
    return {};
  });
  return store;
}
