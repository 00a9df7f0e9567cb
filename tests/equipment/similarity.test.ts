import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Device, Specs } from '#shared/contract/device.ts';
import { catalogue } from '#shared/equipment/catalogue/catalogue.ts';
import { parsePorts } from '#shared/equipment/port-notation.ts';
import { similarDevices, similarity, spansOf } from '#shared/equipment/similarity.ts';
import { anySwitch, deviceOf } from './device-builder.ts';

const group = () => fc.array(anySwitch(), { minLength: 3, maxLength: 8 });

describe('the distance of any two devices', () => {
  it('is symmetric and between 0 and 1', () => {
    fc.assert(
      fc.property(group(), (devices) => {
        const spans = spansOf(devices);
        const [a, b] = devices;
        if (a === undefined || b === undefined) return;
        const there = similarity(a, b, spans);
        expect(there.distance).toBeCloseTo(similarity(b, a, spans).distance, 12);
        expect(there.distance).toBeGreaterThanOrEqual(0);
        expect(there.distance).toBeLessThanOrEqual(1);
      }),
    );
  });

  it('shows the same differences both ways, mirrored', () => {
    fc.assert(
      fc.property(group(), (devices) => {
        const spans = spansOf(devices);
        const [a, b] = devices;
        if (a === undefined || b === undefined) return;
        const [there, back] = [similarity(a, b, spans), similarity(b, a, spans)];
        expect(back.notKnown).toEqual(there.notKnown);
        expect(back.differs).toEqual(
          there.differs.map(({ of, other, ...rest }) => ({ ...rest, of: other, other: of })),
        );
      }),
    );
  });

  it('is zero between devices with the same figures, whatever their names', () => {
    fc.assert(
      fc.property(group(), ([device, ...others]) => {
        if (device === undefined) return;
        const twin = { ...device, id: 'twin', manufacturer: 'Twin', model: 'T-1', partNumber: 'T-1' };
        const [nearest] = similarDevices(device, [...others, twin]);
        expect(nearest?.distance).toBe(0);
        expect(similarity(device, twin, spansOf([device, twin])).differs).toEqual([]);
      }),
    );
  });

  it('is zero from a device to itself, with nothing that differs', () => {
    fc.assert(
      fc.property(anySwitch(), (device) => {
        expect(similarity(device, device, spansOf([device]))).toMatchObject({ distance: 0, differs: [] });
      }),
    );
  });

  it('keeps the order of two devices when figures of the first are unknown', () => {
    const unknown = fc.subarray(['poeBudgetW', 'forwardingMbps', 'layer', 'rackUnits'] as const);
    const step = fc.integer({ min: 1, max: 50 });
    fc.assert(
      fc.property(unknown, step, step, (missing, by, further) => {
        const grown = (more: number, part: string) =>
          deviceOf({
            partNumber: part,
            usd: 5_000 + more * 100,
            specs: {
              poeBudgetW: 740 + more,
              forwardingMbps: 176_000 + more * 1_000,
              rackUnits: 1 + more / 10,
            },
          });
        const nearer = grown(by, 'near');
        const farther = grown(by + further, 'far');
        // Missing in the device that is asked about, or in all three.
        for (const lose of [(device: Device) => device, (device: Device) => without(device, missing)]) {
          const [of, near, far] = [without(deviceOf(), missing), lose(nearer), lose(farther)];
          const spans = spansOf([of, near, far]);
          expect(similarity(of, near, spans).distance).toBeLessThan(similarity(of, far, spans).distance);
        }
      }),
    );
  });
});

describe('similar devices', () => {
  it('are of the same category and never the device itself, the nearest first', () => {
    for (const device of catalogue.filter((_, index) => index % 20 === 0)) {
      const found = similarDevices(device, catalogue, 5);
      expect(found.map((other) => other.device.category)).toEqual(found.map(() => device.category));
      expect(found.map((other) => other.device.id)).not.toContain(device.id);
      const distances = found.map(({ distance }) => distance);
      expect(distances).toEqual(distances.toSorted((a, b) => a - b));
    }
  });

  it('of a 48-port PoE access switch are 48-port PoE access switches', () => {
    const device = catalogue.find(({ partNumber }) => partNumber === 'C9200L-48P-4X');
    if (device === undefined) throw new Error('not in the catalogue');
    for (const { device: other } of similarDevices(device, catalogue, 5)) {
      expect(other.specs.ports[0]).toMatchObject({ count: 48, poe: '802.3at' });
    }
  });

  it('say what differs and what is unknown', () => {
    const of = deviceOf();
    const other = without(
      deviceOf({ partNumber: 'A-24', specs: { ports: parsePorts('24x1G-T at, 4x10G-SFP+ up') } }),
      ['layer'],
    );
    const [found] = similarDevices(of, [of, other]);
    expect(found?.differs).toEqual([
      {
        feature: 'Ports by speed',
        of: '48x1G-T at, 4x10G-SFP+ up, 1x1G-T mgmt',
        other: '24x1G-T at, 4x10G-SFP+ up',
        distance: 24 / 80,
      },
    ]);
    expect(found?.notKnown).toEqual(['Capabilities', 'Layer']);
  });
});

function without(device: Device, missing: readonly (keyof Specs)[]): Device {
  const specs = { ...device.specs };
  for (const key of missing) delete specs[key];
  return { ...device, specs };
}
