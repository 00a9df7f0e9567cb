import { type Device, type DeviceLine, isEstimate } from '../contract/device.ts';

/** What is stated of a device's lines. */
export type Lined = Pick<Device, 'lines' | 'licencePerYear' | 'sources'>;

/** What is bought with a device beside it: its lines, and a yearly licence of which only the sum is stated. */
export const linesOf = ({ lines = [], licencePerYear }: Lined): readonly DeviceLine[] =>
  licencePerYear === undefined
    ? lines
    : [
        ...lines,
        {
          kind: 'licence',
          partNumber: '',
          name: 'Licence',
          price: licencePerYear,
          perYear: true,
          quantity: 1,
        },
      ];

/** List price of all that one device needs each year, whatever it is used for; undefined where nothing of the kind is stated. */
export function yearlyOf(device: Lined): number | undefined {
  const yearly = linesOf(device).filter(({ perYear, neededFor }) => perYear && neededFor === undefined);
  return yearly.length === 0
    ? undefined
    : yearly.reduce((sum, { price, quantity }) => sum + price * quantity, 0);
}

/** Whether what it costs each year is an estimate. */
export const isYearlyEstimate = (device: Lined): boolean =>
  (device.lines !== undefined && isEstimate(device, 'lines')) ||
  (device.licencePerYear !== undefined && isEstimate(device, 'licencePerYear'));
