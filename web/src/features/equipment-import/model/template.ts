import type { Device } from '#shared/contract/device.ts';
import { writeDevices } from '#shared/equipment/csv.ts';
import { parsePorts } from '#shared/equipment/port-notation.ts';

export const templateName = 'equipment-template.csv';

/** Every column with two rows that show what goes into it; figures that are not known stay empty. */
export const templateCsv = (): string => writeDevices([exampleSwitch, exampleFirewall]);

const example = { id: '0'.repeat(24), systemOwned: false, manufacturer: 'Example' } as const;

const exampleSwitch: Device = {
  ...example,
  category: 'switch',
  model: 'Access 48 PoE',
  partNumber: 'EX-48P',
  specs: {
    ports: parsePorts('48x1G-T at, 4x10G-SFP+ up, 1x1G-T mgmt'),
    poeBudgetW: 740,
    forwardingMbps: 176_000,
    layer: 3,
    stackMembers: 8,
    rackUnits: 1,
    powerSupplies: 2,
    drawW: 80,
    weightKg: 5.5,
    airflow: 'front-to-rear',
  },
  price: { amount: 4_200, currency: 'EUR', asOf: '2026-01-31', confidence: 'medium' },
  typicalUseCase: 'Floors of an office',
  releaseYear: 2024,
  sources: { drawW: 'estimate', price: 'estimate' },
};

const exampleFirewall: Device = {
  ...example,
  category: 'firewall',
  model: 'Branch Gate 60',
  partNumber: 'EX-BG60',
  specs: {
    ports: parsePorts('8x1G-T, 2x1G-SFP up'),
    firewallMbps: 10_000,
    inspectionMbps: 1_000,
    sessions: 700_000,
    rackUnits: 1,
  },
  sources: {},
};
