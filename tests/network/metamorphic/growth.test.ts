import { expect, it } from 'vitest';
import { catalogue } from '#shared/equipment/catalogue/catalogue.ts';
import { planBill } from '#shared/network/bill/plan-bill.ts';
import { devicesById } from '#shared/network/hardware/devices.ts';
import { planNetwork } from '#shared/network/plan.ts';
import { requirementsOf } from '../requirements-builder.ts';

/** What is paid in US dollars over the years of the plan, and the room that its subnets have. */
function planned(percent: number, years: number) {
  const requirements = requirementsOf({
    sites: [{ name: 'Office', wiredUsers: 40, wirelessUsers: 40 }],
    equipmentClass: 'enterprise',
    growth: { percent, years },
  });
  const graph = planNetwork({ requirements, devices: catalogue, assigned: [], today: '2026-11-21' });
  const { money, years: term } = planBill({ graph, requirements, deviceOf: devicesById(catalogue) });
  const [sum] = money;
  const hosts = graph.subnets.reduce((total, subnet) => total + subnet.hosts, 0);
  return { term, hosts, perYear: sum?.perYear ?? 0, total: sum?.term ?? 0 };
}

it('more years of growth pay for licences and support for as many years, and make nothing larger', () => {
  const [three, five] = [planned(30, 3), planned(30, 5)];
  expect([three.term, five.term]).toEqual([3, 5]);
  expect(three.perYear).toBeGreaterThan(0);
  expect(five.total).toBeGreaterThan(three.total);
  expect(five.hosts).toBe(three.hosts);
});

it('more growth makes room for more hosts', () => {
  expect(planned(60, 3).hosts).toBeGreaterThan(planned(10, 3).hosts);
});
