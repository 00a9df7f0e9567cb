import { expect, it } from 'vitest';
import { Device } from '#shared/contract/device.ts';
import { deviceOf } from './device-builder.ts';

const { specs, ...device } = deviceOf();

it('a device that was stored before capabilities were stated is read with them', () => {
  const stored = {
    ...device,
    specs: { ...specs, mlag: true, outdoor: false },
    sources: { mlag: 'datasheet', outdoor: 'estimate', layer: 'datasheet' },
  };
  expect(Device.parse(stored)).toEqual({
    ...device,
    specs: { ...specs, capabilities: { mlag: 'yes' }, environment: 'indoor' },
    sources: { capabilities: 'datasheet', environment: 'estimate', layer: 'datasheet' },
  });
});
