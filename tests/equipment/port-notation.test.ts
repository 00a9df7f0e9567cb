import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isEstimate } from '#shared/contract/device.ts';
import { catalogue } from '#shared/equipment/catalogue/catalogue.ts';
import { formatPorts, parsePorts } from '#shared/equipment/port-notation.ts';

describe('port shorthand', () => {
  it('states number, speed, connector, PoE and role', () => {
    expect(parsePorts('24x1G-T at, 4x10G-SFP+ up, 1x100M-T mgmt')).toEqual([
      { count: 24, speedMbps: 1_000, connector: 'RJ45', role: 'access', poe: '802.3at' },
      { count: 4, speedMbps: 10_000, connector: 'SFP+', role: 'uplink' },
      { count: 1, speedMbps: 100, connector: 'RJ45', role: 'management' },
    ]);
    expect(parsePorts(' ')).toEqual([]);
  });

  it('states which neighbours run at one speed, and from which speed on', () => {
    const text = '48x25G-SFP28 by4, 12x25G-SFP28 up by12@10G';
    expect(parsePorts(text).map(({ speedGroup }) => speedGroup)).toEqual([
      { ports: 4 },
      { ports: 12, leastMbps: 10_000 },
    ]);
    expect(formatPorts(parsePorts(text))).toBe(text);
    for (const wrong of ['48x25G-SFP28 by', '48x25G-SFP28 by1', '48x25G-SFP28 by4@', '4x1G-T by4@10'])
      expect(() => parsePorts(wrong)).toThrow(`“${wrong}” is not a port`);
  });

  it('is read back as it was written', () => {
    for (const { specs } of catalogue) expect(parsePorts(formatPorts(specs.ports))).toEqual(specs.ports);
  });

  it('names the part that is not a port', () => {
    for (const wrong of ['24', '0x1G-T', '24x1G', '24x1G-XYZ', '2x1G-T bt9', '99999x1G-T']) {
      expect(() => parsePorts(`1x1G-T, ${wrong}`)).toThrow(`“${wrong}” is not a port`);
    }
  });

  it('never hangs, and never returns anything but ports', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        try {
          for (const group of parsePorts(text)) expect(group.count).toBeGreaterThan(0);
        } catch (error) {
          expect(String(error)).toContain('is not a port');
        }
      }),
    );
  });
});

describe('the source of a figure', () => {
  it('marks estimates', () => {
    const [device] = catalogue;
    if (device === undefined) throw new Error('empty catalogue');
    expect(isEstimate(device, 'price')).toBe(true);
    expect(isEstimate(device, 'ports')).toBe(false);
  });
});
