import * as fc from 'fast-check';
import { Device, type Specs } from '#shared/contract/device.ts';
import { catalogueId } from '#shared/equipment/device-id.ts';
import { parsePorts } from '#shared/equipment/port-notation.ts';

type More = Partial<Omit<Device, 'specs'>> & { readonly specs?: Partial<Specs>; readonly usd?: number };

/** A switch of the manufacturer Acme with 48 PoE ports, but for what is said. */
export function deviceOf({ specs, usd = 5_000, ...more }: More = {}): Device {
  const { manufacturer = 'Acme', partNumber = 'A-48P' } = more;
  return Device.parse({
    id: catalogueId(manufacturer, partNumber),
    category: 'switch',
    manufacturer,
    model: partNumber,
    partNumber,
    specs: {
      ports: parsePorts('48x1G-T at, 4x10G-SFP+ up, 1x1G-T mgmt'),
      poeBudgetW: 740,
      forwardingMbps: 176_000,
      layer: 3,
      rackUnits: 1,
      powerSupplies: 2,
      drawW: 100,
      weightKg: 5,
      ...specs,
    },
    price: { amount: usd, currency: 'USD', asOf: '2025-05-01', confidence: 'low' },
    releaseYear: 2022,
    systemOwned: true,
    ...more,
  });
}

/** Any switch, with any of its figures unknown. */
export function anySwitch(): fc.Arbitrary<Device> {
  const ports = fc.constantFrom(
    '8x1G-T',
    '24x1G-T at, 4x1G-SFP up',
    '24x1G-T at, 4x10G-SFP+ up',
    '48x1G-T at, 4x10G-SFP+ up, 1x1G-T mgmt',
    '48x2.5G-T bt3, 4x25G-SFP28 up',
    '24x10G-SFP+, 4x100G-QSFP28 up',
    '48x25G-SFP28, 8x100G-QSFP28 up',
  );
  const known = <T>(value: fc.Arbitrary<T>) => fc.option(value, { nil: undefined });
  return fc
    .record({
      maker: fc.constantFrom('Acme', 'Bolt', 'Cisco'),
      part: fc.integer({ min: 1, max: 100_000 }),
      ports,
      poeBudgetW: known(fc.integer({ min: 0, max: 1_500 })),
      forwardingMbps: known(fc.integer({ min: 1_000, max: 6_400_000 })),
      layer: known(fc.constantFrom(2 as const, 3 as const)),
      rackUnits: known(fc.constantFrom(0, 1, 2)),
      powerSupplies: known(fc.constantFrom(1, 2)),
      drawW: known(fc.integer({ min: 5, max: 900 })),
      usd: known(fc.integer({ min: 50, max: 60_000 })),
      releaseYear: known(fc.integer({ min: 2012, max: 2026 })),
      endOfSale: known(fc.constantFrom('2022-01-31', '2031-01-31')),
    })
    .map(({ maker, part, ports: text, usd, releaseYear, endOfSale, ...specs }) => {
      const figures = Object.fromEntries(Object.entries(specs).filter(([, value]) => value !== undefined));
      const partNumber = `${maker}-${part}`;
      return Device.parse({
        id: catalogueId(maker, partNumber),
        category: 'switch',
        manufacturer: maker,
        model: partNumber,
        partNumber,
        specs: { ports: parsePorts(text), ...figures },
        ...(usd === undefined
          ? {}
          : { price: { amount: usd, currency: 'USD', asOf: '2025-05-01', confidence: 'low' } }),
        ...(releaseYear === undefined ? {} : { releaseYear }),
        ...(endOfSale === undefined ? {} : { endOfSale }),
        systemOwned: true,
      });
    });
}
