import type { Category } from '../../../contract/device.ts';

/**
 * The share of the list price that is expected to be paid: a discount that is usual for a maker, which nobody has promised.
 * Makers that sell at one price have none.
 */
export function streetShare(category: Category, manufacturer: string, family: string | undefined): number {
  return byFamily.get(family ?? '') ?? byMaker.get(manufacturer) ?? (category === 'server' ? 0.7 : 1);
}

const byFamily = new Map([
  ['Catalyst 1000', 0.7],
  ['Catalyst 1300', 0.75],
  ['Business 350', 0.75],
  ['Meraki MS', 0.6],
  ['Meraki MR', 0.6],
  ['Meraki MX', 0.6],
  ['Instant On', 0.85],
]);

const byMaker = new Map([
  ['Arista', 0.6],
  ['Cisco', 0.5],
  ['Dell', 0.6],
  ['Extreme Networks', 0.55],
  ['Fortinet', 0.7],
  ['HPE Aruba', 0.5],
  ['Huawei', 0.5],
  ['Juniper', 0.5],
  ['Lenovo', 0.65],
  ['MikroTik', 0.95],
  ['Netgear', 0.85],
  ['Palo Alto Networks', 0.7],
  ['Ruckus', 0.65],
  ['SonicWall', 0.8],
  ['Sophos', 0.75],
  ['Supermicro', 0.85],
  ['TP-Link', 0.9],
  ['Ubiquiti', 1],
]);
