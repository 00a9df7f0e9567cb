import { expect, it } from 'vitest';
import { configureNetwork } from '#shared/network/configuration/configure-network.ts';
import { planTopology } from '#shared/network/plan.ts';
import { NetworkSimulation } from '#shared/network/simulate/network-simulation.ts';
import { differingFlows } from '#shared/network/verification/differing-flows.ts';
import { verifiedFlow } from '#shared/network/verification/verified-flow.ts';
import { requirementsOf } from '../requirements-builder.ts';

it('flows that one thing stops between two ends are one row, with all their services', () => {
  const requirements = requirementsOf({ sites: [{ name: 'Shop', floors: 2, wiredUsers: 60, servers: 2 }] });
  const plan = planTopology(requirements);
  const vlan = plan.subnets.find(({ purpose }) => purpose === 'data')?.vlan;
  const edges = plan.edges.map((edge) =>
    edge.source.includes('fw') ? { ...edge, vlans: edge.vlans.filter((own) => own !== vlan) } : edge,
  );
  const configured = configureNetwork({ ...plan, edges }, requirements);
  if (configured.kind === 'refused') throw new Error('The plan lacks something.');
  const flows = new NetworkSimulation(configured.network).matrix.map(verifiedFlow);
  const wrong = flows.filter(({ isAsExpected }) => !isAsExpected);
  const rows = differingFlows(flows, (id) => id);
  expect(rows.length).toBeLessThan(wrong.length);
  const asked = wrong.map(({ flow }) => [flow.source, flow.destination, flow.service.name].join());
  expect(rows.flatMap(({ services }) => services)).toHaveLength(new Set(asked).size);
  const ends = rows.map(({ first, happens }) => [first.flow.source, first.flow.destination, happens].join());
  expect(new Set(ends).size).toBe(rows.length);
});
