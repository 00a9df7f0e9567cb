import * as fc from 'fast-check';
import {
  antennas,
  capabilities,
  capabilityLevels,
  categories,
  connectors,
  DeviceDraft,
  deviceClasses,
  environments,
  figureSources,
  figures,
  lineKinds,
  mountings,
  poeTypes,
  wifiStandards,
} from '#shared/contract/device.ts';

/** Figures have at most three decimals: more than any datasheet gives. */
const decimal = (max: number) => fc.integer({ min: 0, max: max * 1_000 }).map((value) => value / 1_000);
const whole = (max: number, min = 0) => fc.integer({ min, max });
const words = (max: number) => fc.stringMatching(new RegExp(`^[A-Za-z0-9][A-Za-z0-9 /+.-]{0,${max}}[a-z]$`));
const day = fc
  .integer({ min: 0, max: 20_000 })
  .map((days) => new Date(days * 86_400_000).toISOString().slice(0, 10));

const port = fc.record(
  {
    count: whole(1_000, 1),
    speedMbps: fc.constantFrom(100, 1_000, 2_500, 10_000, 20_000, 400_000),
    connector: fc.constantFrom(...connectors),
    role: fc.constantFrom('access', 'uplink', 'management'),
    poe: fc.constantFrom(...poeTypes),
  },
  { requiredKeys: ['count', 'speedMbps', 'connector', 'role'] },
);

const specs = fc.record(
  {
    ports: fc.array(port, { maxLength: 5 }),
    poeBudgetW: decimal(2_000),
    poeInput: fc.constantFrom(...poeTypes),
    forwardingMbps: decimal(1_000_000),
    firewallMbps: decimal(1_000_000),
    inspectionMbps: decimal(1_000_000),
    sessions: whole(1_000_000_000),
    remoteUsers: whole(1_000_000),
    clients: whole(1_000_000),
    accessPoints: whole(100_000),
    layer: fc.constantFrom(2, 3),
    stackMembers: whole(64, 1),
    rackUnits: fc.constantFrom(0, 0.5, 1, 2, 12),
    powerSupplies: whole(20),
    drawW: decimal(2_000),
    weightKg: decimal(2_000),
    airflow: fc.constantFrom('front-to-rear', 'rear-to-front', 'side', 'passive'),
    wifi: fc.record({ standard: fc.constantFrom(...wifiStandards), streams: whole(32, 1) }),
    capabilities: fc.dictionary(fc.constantFrom(...capabilities), fc.constantFrom(...capabilityLevels), {
      minKeys: 1,
    }),
    ipsecMbps: decimal(1_000_000),
    control: fc.constantFrom(['none'], ['cloud'], ['local', 'none'], ['cloud', 'local']),
    environment: fc.constantFrom(...environments),
    antenna: fc.constantFrom(...antennas),
    mounting: fc.constantFrom(...mountings),
    cpuSockets: whole(64, 1),
    memoryGb: whole(1_000_000),
  },
  { requiredKeys: ['ports'] },
);

const price = fc.record({
  amount: decimal(1_000_000),
  currency: fc.constantFrom('USD', 'EUR', 'GBP'),
  asOf: day,
  confidence: fc.constantFrom('high', 'medium', 'low'),
});

const line = fc.record(
  {
    kind: fc.constantFrom(...lineKinds),
    partNumber: words(30),
    name: words(40),
    price: decimal(100_000),
    streetPrice: decimal(100_000),
    perYear: fc.constant(true),
    includesSupport: fc.constant(true),
    remoteUsers: whole(100_000, 1),
    neededFor: fc.uniqueArray(fc.constantFrom(...capabilities), { minLength: 1, maxLength: 4 }),
    quantity: whole(100, 1),
  },
  { requiredKeys: ['kind', 'partNumber', 'name', 'price', 'quantity'] },
);

const drafts = fc.record(
  {
    category: fc.constantFrom(...categories),
    manufacturer: words(40),
    model: words(60),
    partNumber: words(40),
    family: words(40),
    class: fc.constantFrom(...deviceClasses),
    specs,
    price,
    streetPrice: price,
    lines: fc.array(line, { minLength: 1, maxLength: 4 }),
    licencePerYear: decimal(100_000),
    typicalUseCase: words(80),
    datasheetUrl: fc.constant('https://example.com/datasheet.pdf'),
    releaseYear: whole(2100, 1980),
    endOfSale: day,
    endOfSupport: day,
  },
  { requiredKeys: ['category', 'manufacturer', 'model', 'partNumber', 'specs'] },
);

/** Any device at all, with a source for some of the figures that it has. */
export const anyDevice = (): fc.Arbitrary<DeviceDraft> =>
  fc
    .tuple(drafts, fc.dictionary(fc.constantFrom(...figures), fc.constantFrom(...figureSources)))
    .map(([draft, sources]) => {
      const has = (figure: string) =>
        figure === 'ports' ? draft.specs.ports.length > 0 : figure in draft.specs || figure in draft;
      return DeviceDraft.parse({
        ...draft,
        sources: Object.fromEntries(Object.entries(sources).filter(([figure]) => has(figure))),
      });
    });
