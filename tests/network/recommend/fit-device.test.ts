import { expect, it } from 'vitest';
import { catalogue } from '#shared/equipment/catalogue/catalogue.ts';
import { fitDevice } from '#shared/network/recommend/fit-device.ts';
import type { PortDemand } from '#shared/network/recommend/need.ts';

const gigabit = { what: 'ports', speedMbps: 1_000, medium: 'either', why: 'links of the plan' } as const;
const tenGigabit = { ...gigabit, speedMbps: 10_000 } as const;

function missing(wanted: string, demands: readonly PortDemand[]): number {
  const device = catalogue.find(({ model }) => model === wanted);
  if (device === undefined) throw new Error(`no ${wanted}`);
  return fitDevice(device, demands).unmet.reduce((sum, { demand, found }) => sum + demand.count - found, 0);
}

it('has no port for a link that a cluster takes for control or management', () => {
  // Eight ports: fxp0 and the control link leave six, of which one is the fabric link’s.
  expect(missing('SRX300', [{ ...gigabit, count: 8 }])).toBe(0);
  expect(missing('SRX300', [{ ...gigabit, count: 7, betweenMembers: 2 }])).toBe(0);
  expect(missing('SRX300', [{ ...gigabit, count: 8, betweenMembers: 2 }])).toBe(1);
});

it('takes no port for a control link that a model has ports of its own for', () => {
  expect(missing('SRX1600', [{ ...gigabit, count: 23, betweenMembers: 2 }])).toBe(0);
  expect(missing('SRX1600', [{ ...gigabit, count: 24, betweenMembers: 2 }])).toBe(1);
});

it('takes a port of a gigabit for a fabric link where the model has no faster ones for that', () => {
  const others = { ...tenGigabit, count: 4 } as const;
  expect(missing('SRX380', [{ ...others, count: 6, betweenMembers: 2 }])).toBe(0);
  expect(missing('SRX380', [{ ...others, count: 6 }])).toBe(2);
});
