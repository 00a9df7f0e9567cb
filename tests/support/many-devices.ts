import type { Device, Specs } from '#shared/contract/device.ts';
import { catalogue } from '#shared/equipment/catalogue/catalogue.ts';
import { catalogueId } from '#shared/equipment/device-id.ts';

/**
 * As many devices as wanted: the catalogue, then the catalogue again and again with its figures varied by up to a
 * quarter either way. The same every time.
 */
export function manyDevices(count: number): Device[] {
  return Array.from({ length: count }, (_, index) => {
    const device = catalogue[index % catalogue.length];
    if (device === undefined) throw new Error('The catalogue is empty.');
    const edition = Math.floor(index / catalogue.length);
    return edition === 0 ? device : varied(device, edition, index);
  });
}

const variedFigures = [
  'poeBudgetW',
  'forwardingMbps',
  'firewallMbps',
  'inspectionMbps',
  'sessions',
  'clients',
  'accessPoints',
  'drawW',
] as const satisfies readonly (keyof Specs)[];

function varied(device: Device, edition: number, index: number): Device {
  const { price, specs, releaseYear = 2020 } = device;
  const partNumber = `${device.partNumber}-${edition}`;
  const changed = { ...specs };
  for (const [place, figure] of variedFigures.entries()) {
    const value = specs[figure];
    if (value !== undefined) changed[figure] = Math.round(value * factor(index * 31 + place));
  }
  return {
    ...device,
    id: catalogueId(device.manufacturer, partNumber),
    model: `${device.model} ${edition}`,
    partNumber,
    specs: changed,
    ...(price === undefined
      ? {}
      : { price: { ...price, amount: Math.round(price.amount * factor(index * 31 + 29)) } }),
    releaseYear: releaseYear - (index % 3),
  };
}

/** From 0.75 to 1.25, scattered by a multiplicative hash (Knuth). */
const factor = (seed: number): number => 0.75 + ((Math.imul(seed + 1, 2_654_435_761) >>> 0) / 2 ** 32) * 0.5;
