import { describe, expect, it } from 'vitest';
import { catalogue } from '#shared/equipment/catalogue/catalogue.ts';
import {
  discoveryOptions,
  discoveryOptions6,
} from '#shared/network/configuration/services/access-point-options.ts';
import { familyOf } from '#shared/network/configuration/services/wireless-families.ts';

const toldOf = (manufacturer: string, model: string, controllers: readonly string[]) => {
  const discovery = familyOf({ manufacturer, model })?.discovery;
  return discovery === undefined
    ? []
    : discoveryOptions(discovery, controllers).map(({ code, values, hex }) => [code, hex ?? values[0]]);
};

describe('the option that tells access points where their controllers are', () => {
  /** Addresses and bytes as the guides of the makers have them. */
  it.each([
    ['Cisco', 'Catalyst 9166I', ['10.126.126.2', '10.127.127.2'], [[43, 'f1080a7e7e020a7f7f02']]],
    ['Cisco', 'Catalyst 9120AXI', ['192.0.2.1'], [[43, 'f104c0000201']]],
    ['Ruckus', 'R350', ['192.168.0.200'], [[43, '060d3139322e3136382e302e323030']]],
    ['Ruckus', 'R350', ['192.168.1.120'], [[43, '060d3139322e3136382e312e313230']]],
    ['Huawei', 'AirEngine 5761', ['192.168.100.1'], [[43, '030d3139322e3136382e3130302e31']]],
    ['Huawei', 'AirEngine 5761', ['10.1.7.1'], [[43, '030831302e312e372e31']]],
    ['Ubiquiti', 'U6 Pro', ['192.0.2.1'], [[43, '0104c0000201']]],
    ['Fortinet', 'FortiAP 231G', ['10.169.2.49'], [[138, '0aa90231']]],
    ['TP-Link', 'EAP650', ['192.0.2.1'], [[138, 'c0000201']]],
    ['MikroTik', 'cAP ax', ['192.0.2.1'], [[138, 'c0000201']]],
  ])('has the bytes of the guide of %s for a %s', (manufacturer, model, controllers, told) => {
    expect(toldOf(manufacturer, model, controllers)).toEqual(told);
  });

  it('answers an Aruba campus access point with its class, and the address as text', () => {
    expect(toldOf('HPE Aruba', 'AP-505', ['10.0.2.15'])).toEqual([
      [60, 'ArubaAP'],
      [43, '31302e302e322e3135'],
    ]);
  });

  it('has the length of all addresses that are written out, with commas between them', () => {
    const [[, hex] = []] = toldOf('Huawei', 'AirEngine 5761', ['192.168.100.1', '192.168.100.2']);
    const bytes = Buffer.from(String(hex), 'hex');
    expect(bytes.subarray(2).toString('latin1')).toBe('192.168.100.1,192.168.100.2');
    expect(bytes[1]).toBe(0x1b);
  });

  it('names no more controllers than an access point takes', () => {
    const five = Array.from({ length: 5 }, (_, at) => `10.0.0.${at + 1}`);
    expect(toldOf('Ubiquiti', 'U6 Pro', five)).toEqual([[43, '01040a000001']]);
    expect(toldOf('Cisco', 'Catalyst 9166I', five)).toEqual([[43, 'f10c0a0000010a0000020a000003']]);
  });

  it('is option 52 of DHCPv6 where the maker says so, and none elsewhere', () => {
    const told = (manufacturer: string, model: string) => {
      const discovery = familyOf({ manufacturer, model })?.discovery;
      return discovery && discoveryOptions6(discovery, ['2001:db8::5']);
    };
    expect(told('Cisco', 'Catalyst 9166I')).toEqual([
      { code: 52, name: 'Wireless controllers', values: ['2001:db8::5'], hex: `20010db8${'0'.repeat(23)}5` },
    ]);
    expect(told('Ruckus', 'R350')).toEqual([]);
  });

  it('is known for every family that a controller of the catalogue leads', () => {
    const makers = new Set(
      catalogue.flatMap(({ category, manufacturer }) =>
        category === 'wlan-controller' ? [manufacturer] : [],
      ),
    );
    for (const device of catalogue.filter(({ category }) => category === 'ap')) {
      const family = familyOf(device);
      if (family === undefined || family.control === 'cloud' || !makers.has(device.manufacturer)) continue;
      expect(family.discovery, `${device.manufacturer} ${device.model}`).toBeDefined();
    }
  });
});
