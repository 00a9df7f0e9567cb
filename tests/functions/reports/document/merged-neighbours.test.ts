import { expect, it } from 'vitest';
import { mergedNeighbours } from '../../../../functions/reports/document/merged-neighbours.ts';

it('makes one of neighbours that differ in who begins, or in whom they reach, and of no others', () => {
  const rows = [
    ['Cells', 'Servers', 'Allow', 'DHCP'],
    ['Doors', 'Servers', 'Allow', 'DHCP'],
    ['Doors', 'Internet', 'Allow', 'DHCP'],
    ['Guests', 'Data', 'Deny', 'All'],
    ['Guests', 'Voice', 'Deny', 'All'],
    ['Data', 'Servers', 'Allow', 'DHCP'],
  ];
  expect(mergedNeighbours(rows, [0, 1])).toEqual([
    // Cells do not reach the internet: a row grows in one column alone.
    ['Cells\nDoors', 'Servers', 'Allow', 'DHCP'],
    ['Doors', 'Internet', 'Allow', 'DHCP'],
    ['Guests', 'Data\nVoice', 'Deny', 'All'],
    ['Data', 'Servers', 'Allow', 'DHCP'],
  ]);
});
