import { type Device, isEstimate } from '../../contract/device.ts';
import type { BillLine, BillPlace } from './bill-line.ts';

/** Devices of one model that are bought together, and where they are needed. */
export interface BillItem {
  readonly device: Device;
  readonly places: readonly BillPlace[];
}

/** What is ordered with devices of one model: the devices, then what they need besides, in the order of a bill's kinds. */
export function deviceLines({ device, places }: BillItem): BillLine[] {
  const quantity = places.reduce((sum, place) => sum + place.quantity, 0);
  const { manufacturer, model, partNumber, category, price, licencePerYear } = device;
  const own: BillLine = {
    kind: category === 'wlan-controller' ? 'controller' : 'device',
    manufacturer,
    name: model,
    partNumber,
    quantity,
    places,
    ...(price && { price }),
    isPriceEstimate: isEstimate(device, 'price'),
    isYearly: false,
    device,
  };
  if (licencePerYear === undefined) return [own];
  const licence: BillLine = {
    kind: 'licence',
    manufacturer,
    name: `Licence for ${model}`,
    partNumber: '',
    quantity,
    places,
    ...(price && { price: { ...price, amount: licencePerYear } }),
    isPriceEstimate: isEstimate(device, 'licencePerYear'),
    isYearly: true,
    device,
  };
  return [own, licence];
}
