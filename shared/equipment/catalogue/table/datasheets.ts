import { datasheetAddresses } from './datasheet-addresses.ts';

/**
 * The manufacturer's datasheet of a model: the address of the family with the longest matching prefix; undefined if
 * no permanent page is known.
 */
export function datasheetOf(manufacturer: string, model: string): string | undefined {
  return families
    .filter(({ maker, family }) => maker === manufacturer && model.startsWith(family))
    .toSorted((a, b) => b.family.length - a.family.length)
    .map(({ address }) => address)[0];
}

const families = datasheetAddresses
  .trim()
  .split('\n')
  .map((line) => line.split('|').map((cell) => cell.trim()))
  .map(([maker = '', family = '', address = '']) => ({ maker, family, address }));
