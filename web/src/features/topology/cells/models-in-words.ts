import type { Device } from '#shared/contract/device.ts';

/** What a device is found by: its manufacturer with its model, the model alone, its part number. */
export const namesOfModel = ({
  manufacturer,
  model,
  partNumber,
}: Pick<Device, 'manufacturer' | 'model' | 'partNumber'>): readonly [string, ...string[]] => [
  `${manufacturer} ${model}`,
  model,
  partNumber,
];
