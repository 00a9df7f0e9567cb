import type { Device, DeviceLine } from '../contract/device.ts';

/**
 * What is bought with a device beside it. The yearly licence of a device whose lines are not stated is one of them, without a
 * part number of its own.
 */
export const linesOf = ({ lines = [], licencePerYear, partNumber }: Device): readonly DeviceLine[] =>
  licencePerYear === undefined
    ? lines
    : [
        ...lines,
        {
          kind: 'licence',
          partNumber: `${partNumber} licence`,
          name: 'Licence',
          price: licencePerYear,
          perYear: true,
          quantity: 1,
        },
      ];
