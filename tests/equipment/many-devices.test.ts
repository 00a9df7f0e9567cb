import { expect, it } from 'vitest';
import { Device } from '#shared/contract/device.ts';
import { catalogue } from '#shared/equipment/catalogue/catalogue.ts';
import { manyDevices } from '../support/many-devices.ts';

it('thousands of devices are valid and unique, the catalogue first, and the same every time', () => {
  const devices = manyDevices(2_000);
  expect(devices.slice(0, catalogue.length)).toEqual(catalogue);
  expect(new Set(devices.map(({ id }) => id)).size).toBe(2_000);
  for (const device of devices) expect(Device.parse(device)).toEqual(device);
  expect(manyDevices(2_000)).toEqual(devices);
});
