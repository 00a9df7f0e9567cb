import { datasheetAddresses } from './datasheet-addresses.ts';

/**
 * Where the maker states the figures of a model: the address of the family whose name it begins with, the longest
 * of several; undefined where no lasting page is known.
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
