import type { DesignDevice } from '#shared/contract/design-devices.ts';
import type { Device } from '#shared/contract/device.ts';
import type { Advice, RoleAdvice } from '#shared/contract/equipment-advice.ts';
import { deviceOf } from '../../equipment/device-builder.ts';

export const designId = '65a000000000000000000001';

export const accessSwitch = deviceOf({ partNumber: 'ACC-48', usd: 1_000 });
export const otherSwitch = deviceOf({ manufacturer: 'Bolt', partNumber: 'B-48', usd: 1_500 });
export const bigSwitch = deviceOf({
  partNumber: 'CORE-24',
  usd: 8_000,
  sources: { price: 'estimate', drawW: 'estimate' },
});

const suggestionOf = (device: Device, score: number, pieces: number) => ({
  device,
  score,
  parts: { headroom: 0.9, cost: 0.8, vendor: 1, power: 0.5, lifeCycle: 0.7 },
  reasons: [`${device.model} suits, since its links take 79 % of its ports.`],
  warnings: [],
  cost: (device.price?.amount ?? 0) * pieces,
});

/** Eight access switches of a headquarters, with an alternative and one that was ruled out. */
export const anAccessRole = (given: Partial<RoleAdvice> = {}): RoleAdvice => ({
  role: 'access',
  category: 'switch',
  places: Array.from({ length: 8 }, (_, index) => ({
    nodeId: `hq-acc-${index + 1}`,
    label: `HQ-ACC-${index + 1}`,
    site: 'Headquarters',
    quantity: 1,
  })),
  quantity: 8,
  needs: ['It needs 37 copper ports of 1 Gbit/s: 28 in use × 1.3 growth = 37.'],
  choice: suggestionOf(accessSwitch, 89.8, 8),
  alternatives: [suggestionOf(otherSwitch, 81.2, 8)],
  rejected: [
    {
      device: bigSwitch,
      failures: [
        { constraint: 'PoE budget', sentence: 'Its PoE budget is 380 W; at least 471 W is needed.' },
      ],
    },
  ],
  rejectedBy: { 'PoE budget': 89, ports: 3 },
  relax: null,
  ...given,
});

/** The branches need the same switch, in two pieces. */
export const aBranchRole = (given: Partial<RoleAdvice> = {}): RoleAdvice =>
  anAccessRole({
    places: ['North', 'South'].map((site) => ({
      nodeId: `${site}-acc-1`,
      label: `${site}-ACC-1`,
      site: `Branch ${site}`,
      quantity: 1,
    })),
    quantity: 2,
    choice: suggestionOf(accessSwitch, 80, 2),
    ...given,
  });

export const aCoreRole = (given: Partial<RoleAdvice> = {}): RoleAdvice =>
  anAccessRole({
    role: 'core',
    places: [{ nodeId: 'hq-core', label: 'HQ-CORE-1', site: 'Headquarters', quantity: 2 }],
    quantity: 2,
    choice: suggestionOf(bigSwitch, 71, 2),
    alternatives: [],
    ...given,
  });

export const anAdvice = (given: Partial<Advice> = {}): Advice => ({
  designId,
  designVersion: 1,
  topologyVersion: 1,
  roles: [aCoreRole(), anAccessRole(), aBranchRole()],
  currency: 'USD',
  cost: 26_000,
  budget: 40_000,
  weights: { headroom: 0.25, cost: 0.3, vendor: 0.25, power: 0.05, lifeCycle: 0.15 },
  notes: ['Servers are chosen by their ports.'],
  ...given,
});

export function aLine(device: Device, ...uses: DesignDevice['uses']): DesignDevice {
  return {
    id: device.id,
    device,
    uses,
    quantity: uses.reduce((sum, { quantity }) => sum + quantity, 0),
    version: 1,
    addedAt: '2026-11-20T10:00:00.000Z',
  };
}

export const aUse = (
  quantity: number,
  role: DesignDevice['uses'][number]['role'] = 'access',
  sites: string[] = ['Headquarters'],
) => ({ role, quantity, sites });
