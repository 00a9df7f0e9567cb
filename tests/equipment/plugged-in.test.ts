import { describe, expect, it } from 'vitest';
import { type FibreLink, pluggedInto } from '#shared/equipment/plugged-in.ts';

const between = (link: Partial<FibreLink>): string | undefined => {
  const plugged = pluggedInto({
    speedMbps: 100_000,
    lengthM: 103,
    isBetweenBuildings: false,
    makers: ['Cisco', 'Cisco'],
    ...link,
  });
  return plugged?.kind === 'transceivers' ? plugged.transceiver.standard : plugged?.kind;
};

describe('what is plugged into two cages', () => {
  it('is twinax within a rack but at a gigabit, and an active optical cable within a room where that costs less', () => {
    expect(between({ lengthM: 3 })).toBe('twinax');
    expect(between({ lengthM: 3, speedMbps: 10_000 })).toBe('twinax');
    expect(between({ lengthM: 3, speedMbps: 1_000 })).toBe('1000BASE-SX');
    expect(between({ lengthM: 10 })).toBe('active-optical');
    expect(between({ lengthM: 10, speedMbps: 10_000, makers: ['Ubiquiti', 'Ubiquiti'] })).toBe('10GBASE-SR');
    expect(between({ lengthM: 10, isBetweenBuildings: true })).toBe('100GBASE-DR');
    expect(between({ lengthM: 12 })).toBe('100GBASE-SR4');
  });

  it('is the cheapest that reaches, of those that both makers sell', () => {
    expect(between({})).toBe('100GBASE-DR');
    expect(between({ lengthM: 1_000 })).toBe('100GBASE-FR1');
    expect(between({ lengthM: 5_000 })).toBe('100GBASE-LR4');
    expect(between({ makers: ['Juniper', 'Juniper'] })).toBe('100G-CWDM4');
    expect(between({ makers: ['HPE Aruba', 'HPE Aruba'] })).toBe('100GBASE-FR1');
    expect(between({ makers: ['Juniper', 'Arista'] })).toBe('100G-CWDM4');
    expect(between({ makers: ['Dell', 'Huawei'] })).toBe('100G-CWDM4');
    expect(between({ speedMbps: 400_000, lengthM: 1_500 })).toBe('400GBASE-FR4');
  });

  it('leaves a tenth of the reach where a transceiver does', () => {
    expect(between({ lengthM: 90 })).toBe('100GBASE-SR4');
    expect(between({ lengthM: 95 })).toBe('100GBASE-DR');
    expect(between({ lengthM: 9_500 })).toBe('100GBASE-ER4');
    expect(between({ lengthM: 9_500, speedMbps: 1_000 })).toBe('1000BASE-LX10');
    expect(between({ lengthM: 11_000, speedMbps: 1_000 })).toBeUndefined();
  });
});
