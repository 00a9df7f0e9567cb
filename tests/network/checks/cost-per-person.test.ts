import { expect, it } from 'vitest';
import { catalogue } from '#shared/equipment/catalogue/catalogue.ts';
import { checkPlan } from '#shared/network/checks/check-plan.ts';
import { planNetwork } from '#shared/network/plan.ts';
import { requirementsOf } from '../requirements-builder.ts';

/** What is said of the price of an office of 40 people whose gateway has a module at that price. */
function saidWith(module: number): string[] {
  const requirements = requirementsOf({ wiredUsers: 40, wirelessUsers: 40 });
  const graph = planNetwork({ requirements, devices: catalogue, assigned: [], today: '2026-11-26' });
  const gateway = graph.nodes.find(({ layer }) => layer === 'edge')?.equipmentId;
  const line = { kind: 'module', partNumber: 'M-1', name: 'Module', price: module, quantity: 2 } as const;
  const devices = catalogue.map((device) => (device.id === gateway ? { ...device, lines: [line] } : device));
  return checkPlan({ graph, requirements, devices }).flatMap(({ findings }) =>
    findings.flatMap(({ sentence }) => (sentence.includes('for each of 40 people') ? [sentence] : [])),
  );
}

it('what devices cost for each person counts the modules that a chassis needs', () => {
  expect(saidWith(0)).toEqual([]);
  expect(saidWith(1_000)).toEqual([]);
  const [said] = saidWith(150_000);
  const [, dollars = ''] = /cost US\$([\d,]+)/.exec(said ?? '') ?? [];
  expect(Number(dollars.replace(',', ''))).toBeGreaterThanOrEqual((2 * 150_000) / 40);
});
