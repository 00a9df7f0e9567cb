import { describe, expect, it } from 'vitest';
import { Refusal } from '#shared/contract/errors.ts';
import type { Graph } from '#shared/contract/topology-items.ts';
import { catalogue } from '#shared/equipment/catalogue/catalogue.ts';
import { planBill } from '#shared/network/bill/plan-bill.ts';
import { devicesById } from '#shared/network/hardware/devices.ts';
import { planNetwork } from '#shared/network/plan.ts';
import { requirementsOf } from '../requirements-builder.ts';

/** A vineyard with a cellar, a yard and a tasting room. */
const vineyard = (amount: number) =>
  requirementsOf({
    sites: [
      {
        name: 'Winery',
        kind: 'headquarters',
        floors: 2,
        areaM2: 1_800,
        outdoorM2: 20_000,
        wiredUsers: 12,
        wirelessUsers: 10,
        cameras: 30,
        guests: 40,
        servers: 1,
      },
      { name: 'Tasting room', kind: 'shop', areaM2: 200, wiredUsers: 3, wirelessUsers: 3, guests: 30 },
    ],
    services: { cloud: ['saas'] },
    budget: { amount, currency: 'USD' },
    budgetRange: 'low',
    growth: { percent: 20 },
  });

const planOf = (amount: number): Graph =>
  planNetwork({ requirements: vineyard(amount), devices: catalogue, assigned: [], today: '2026-11-26' });

/** All lines of the bill, those of each year once, by their own prices. */
function firstYearOf(graph: Graph, amount: number): number {
  const requirements = vineyard(amount);
  const { lines } = planBill({ graph, requirements, deviceOf: devicesById(catalogue) });
  return lines.reduce((sum, { price, quantity }) => sum + (price?.amount ?? 0) * quantity, 0);
}

function refusalOf(amount: number): string {
  try {
    planOf(amount);
  } catch (error) {
    if (error instanceof Refusal) return error.message;
    throw error;
  }
  throw new Error('It was planned.');
}

const withoutModel = ({ nodes }: Graph): string[] =>
  nodes.flatMap(({ label, type, equipmentId }) =>
    equipmentId === undefined && type !== 'user' && type !== 'internet' ? [label] : [],
  );

describe('a stated budget', () => {
  it('that is refused says what the cheapest plan costs with its cables, and that sum is enough', () => {
    const refusal = refusalOf(5_000);
    const [stated = ''] = /US\$[\d,]+/.exec(refusal) ?? [];
    const enough = Number(stated.replace(/\D/g, ''));
    expect(enough).toBeGreaterThan(5_000);
    const graph = planOf(enough);
    expect(firstYearOf(graph, enough)).toBeLessThanOrEqual(enough);
    expect(withoutModel(graph)).toEqual([]);
  });

  it('that is refused names what costs most, as the bill of the cheapest plan does', () => {
    const refusal = refusalOf(5_000);
    const enough = Number((/US\$[\d,]+/.exec(refusal)?.[0] ?? '').replace(/\D/g, ''));
    const requirements = vineyard(enough);
    const { lines } = planBill({
      graph: planOf(enough),
      requirements,
      deviceOf: devicesById(catalogue),
    });
    const dearest = lines
      .map(({ name, quantity, price }) => ({ name, quantity, cost: (price?.amount ?? 0) * quantity }))
      .sort((a, b) => b.cost - a.cost)[0];
    expect(refusal).toMatch(new RegExp(`Most of it is for ${dearest?.quantity} × .*${dearest?.name}`));
  });

  it('pays for cables and transceivers, too: no plan that it is enough for costs more', () => {
    const enough = Number((/US\$[\d,]+/.exec(refusalOf(5_000))?.[0] ?? '').replace(/\D/g, ''));
    for (const more of [0, 500, 1_000, 2_000, 3_000, 5_000, 10_000]) {
      const graph = planOf(enough + more);
      expect(firstYearOf(graph, enough + more), `${enough + more}`).toBeLessThanOrEqual(enough + more);
      expect(withoutModel(graph)).toEqual([]);
    }
  });
});
