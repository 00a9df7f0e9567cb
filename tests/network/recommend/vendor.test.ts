import { describe, expect, it } from 'vitest';
import { isOf } from '#shared/network/recommend/vendor.ts';
import { deviceOf } from '../../equipment/device-builder.ts';

const meraki = deviceOf({ manufacturer: 'Cisco', model: 'Meraki MR36', partNumber: 'MR36' });
const aruba = deviceOf({ manufacturer: 'HPE Aruba', model: '6200M 24P', partNumber: 'R8V08A' });
const juniper = deviceOf({ manufacturer: 'Juniper', model: 'EX4100-H-12MP', partNumber: 'EX4100-H-12MP' });

describe('the preferred vendor of a design', () => {
  it('may be a manufacturer, its brand, or the beginning of either, in any case', () => {
    for (const wanted of ['cisco', 'Meraki', 'CISCO Meraki', ' cis '])
      expect(isOf(wanted, meraki)).toBe(true);
    for (const wanted of ['HP', 'aruba', 'HPE Aruba']) expect(isOf(wanted, aruba)).toBe(true);
  });

  it('may be one of several', () => {
    for (const wanted of ['Cisco or Juniper', 'juniper, Aruba', 'Juniper/Aruba', 'Dell; Juniper']) {
      expect(isOf(wanted, juniper)).toBe(true);
    }
    expect(isOf('Cisco or Juniper', aruba)).toBe(false);
  });

  it('is not found in the middle of a word', () => {
    expect(isOf('HP', juniper)).toBe(false);
    expect(isOf('H', juniper)).toBe(false);
    expect(isOf(',', juniper)).toBe(false);
  });
});
