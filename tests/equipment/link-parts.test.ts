import { describe, expect, it } from 'vitest';
import { cablePart, opticPart } from '#shared/equipment/link-parts.ts';
import { transceiversFor } from '#shared/equipment/optics.ts';

describe('the parts of a link', () => {
  it('names the maker’s transceiver where it is known, else one that any maker’s port takes', () => {
    expect(opticPart({ manufacturer: 'Cisco', standard: '10GBASE-SR' })).toMatchObject({
      partNumber: 'SFP-10G-SR-S',
      name: '10GBASE-SR transceiver',
      isEstimate: true,
    });
    expect(opticPart({ manufacturer: 'Acme', standard: '10GBASE-SR' })).toMatchObject({
      partNumber: 'MSA-10GBASE-SR',
      name: '10GBASE-SR transceiver, MSA-compatible',
    });
  });

  it.each([1_000, 10_000, 25_000, 40_000, 100_000, 400_000])(
    'has a priced transceiver for each reach of %i Mbit/s',
    (speedMbps) => {
      for (const lengthM of [1, 60, 90, 120, 250, 380, 500, 2_000, 10_000]) {
        for (const { standard } of transceiversFor(speedMbps, lengthM))
          for (const manufacturer of ['Cisco', 'Juniper', 'HPE Aruba', 'Arista', undefined]) {
            const part = opticPart({ manufacturer, standard });
            expect(part?.price.amount, standard).toBeGreaterThan(0);
            expect(part?.streetPrice.amount).toBeLessThanOrEqual(part?.price.amount ?? 0);
          }
      }
    },
  );

  it('takes the next length that a cable is sold in', () => {
    const cable = { manufacturer: 'Cisco', cable: 'DAC twinax', speedMbps: 10_000 };
    expect(cablePart({ ...cable, lengthM: 2 })?.partNumber).toBe('SFP-H10GB-CU3M');
    expect(cablePart({ ...cable, lengthM: 6 })?.partNumber).toBe('MSA-DAC-10G-7M');
    expect(cablePart({ ...cable, lengthM: 60 })).toBeUndefined();
    expect(
      cablePart({ ...cable, cable: 'DAC breakout, 1 to 4', speedMbps: 100_000, lengthM: 2 }),
    ).toMatchObject({
      partNumber: 'MSA-DAC-100G-4X25G-2M',
      name: 'DAC breakout, 1 to 4 100G, 2 m',
    });
    expect(cablePart({ ...cable, speedMbps: 1_000, lengthM: 2 })?.partNumber).toBe('MSA-DAC-10G-2M');
    expect(opticPart({ manufacturer: 'Ubiquiti', standard: '1000BASE-T' })?.partNumber).toBe(
      'UACC-CM-RJ45-1G',
    );
    expect(opticPart({ manufacturer: 'Ubiquiti', standard: '2.5GBASE-T' })?.partNumber).toBe(
      'MSA-2.5GBASE-T',
    );
    expect(cablePart({ ...cable, cable: 'Cat6A', lengthM: 4 })?.name).toBe('Cat6A, 5 m');
  });
});
