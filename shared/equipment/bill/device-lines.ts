import { type Device, type DeviceLine, isEstimate, type Price } from '../../contract/device.ts';
import { isBought } from '../bought-lines.ts';
import { linesOf } from '../device-lines.ts';
import type { BillLine, BillPlace } from './bill-line.ts';

/** Devices of one model that are bought together, and where they are needed. */
export interface BillItem {
  readonly device: Device;
  readonly places: readonly BillPlace[];
  /** Where a line of the device is needed; everywhere where its use is not known, but for what only some uses take. */
  readonly placesFor?: (line: DeviceLine) => readonly BillPlace[];
}

/** What is ordered with devices of one model: the devices, then what they need besides. */
export function deviceLines({ device, places, placesFor }: BillItem): BillLine[] {
  const quantity = places.reduce((sum, place) => sum + place.quantity, 0);
  const { manufacturer, model, partNumber, category, price, streetPrice } = device;
  const own: BillLine = {
    kind: category === 'wlan-controller' ? 'controller' : 'device',
    manufacturer,
    name: model,
    partNumber,
    quantity,
    places,
    ...(price && { price }),
    ...(streetPrice && { streetPrice }),
    isPriceEstimate: isEstimate(device, 'price'),
    isYearly: false,
    device,
  };
  return [
    own,
    ...linesOf(device).flatMap((line) => {
      const needed =
        placesFor?.(line) ??
        (isBought(device, line, { uses: [], supplies: 1, isControlled: false }) ? places : []);
      return needed.length > 0 ? [besides(line, needed, device)] : [];
    }),
    ...(lacksAntennas(device) ? [unstatedAntennas(device, quantity, places)] : []),
  ];
}

/** Whether it needs antennas of its own and nothing says which. */
const lacksAntennas = ({ specs, lines = [] }: Device): boolean =>
  specs.antenna === 'external' && lines.every(({ kind }) => kind !== 'antenna');

/** Which antenna fits is a matter of the room: its part number and price are those of the survey, so that the bill names neither. */
const unstatedAntennas = (device: Device, quantity: number, places: readonly BillPlace[]): BillLine => ({
  kind: 'antenna',
  manufacturer: device.manufacturer,
  name: `Set of external antennas for ${device.model}`,
  partNumber: '',
  quantity,
  places,
  isPriceEstimate: false,
  isYearly: false,
  device,
});

function besides(line: DeviceLine, places: readonly BillPlace[], device: Device): BillLine {
  const quantity = places.reduce((sum, place) => sum + place.quantity, 0);
  const { partNumber, name, price, streetPrice, perYear = false } = line;
  const { manufacturer, model, licencePerYear } = device;
  const times = (count: number) => count * line.quantity;
  const isShorthand = licencePerYear !== undefined && !device.lines?.includes(line);
  return {
    kind: line.kind === 'controller-licence' ? 'licence' : line.kind,
    manufacturer,
    // Some makers begin the names of their licences with their own.
    name: `${name.startsWith(`${manufacturer} `) ? name.slice(manufacturer.length + 1) : name} for ${model}`,
    partNumber,
    quantity: times(quantity),
    places: places.map((place) => ({ ...place, quantity: times(place.quantity) })),
    ...priced(device.price, price, streetPrice),
    isPriceEstimate: isEstimate(device, isShorthand ? 'licencePerYear' : 'lines'),
    isYearly: perYear,
    device,
  };
}

/** Prices of a line are in the currency of its device's price, and as old. */
function priced(
  of: Price | undefined,
  amount: number,
  street: number | undefined,
): Pick<BillLine, 'price' | 'streetPrice'> {
  if (of === undefined) return {};
  return {
    price: { ...of, amount },
    ...(street !== undefined && { streetPrice: { ...of, amount: street } }),
  };
}
