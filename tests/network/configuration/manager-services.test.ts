import { expect, it } from 'vitest';
import { catalogue } from '#shared/equipment/catalogue/catalogue.ts';
import { configureNetwork } from '#shared/network/configuration/configure-network.ts';
import { managerServices } from '#shared/network/configuration/services/manager-services.ts';
import { familyOf } from '#shared/network/configuration/services/wireless-families.ts';
import { planNetwork, planTopology } from '#shared/network/plan.ts';
import { NetworkSimulation } from '#shared/network/simulate/network-simulation.ts';
import { requirementsOf } from '../requirements-builder.ts';

const requirements = requirementsOf({
  sites: [
    {
      name: 'Leeds',
      kind: 'headquarters',
      floors: 4,
      areaM2: 12_000,
      wiredUsers: 500,
      wirelessUsers: 900,
    },
    { name: 'York', wiredUsers: 20, wirelessUsers: 30 },
  ],
  redundancy: { coreSwitching: true },
  vendorPreference: 'Cisco',
});

it('knows what every access point whose family is known speaks to what manages it', () => {
  const [drawn] = planTopology(requirements).nodes.filter(({ type }) => type === 'accesspoint');
  if (drawn === undefined) throw new Error('There is no access point.');
  for (const device of catalogue.filter(({ category }) => category === 'ap')) {
    if (familyOf(device) === undefined) continue;
    const { manufacturer, model, partNumber } = device;
    const { inside, cloud } = managerServices([{ ...drawn, model: { manufacturer, model, partNumber } }]);
    expect(inside.length + cloud.length, `${manufacturer} ${model}`).toBeGreaterThan(0);
  }
});

it('lets access points of every subnet join the controller that leads them', () => {
  const graph = planNetwork({ requirements, devices: catalogue, assigned: [], today: '2026-11-21' });
  expect(graph.nodes.some(({ controller }) => controller?.manufacturer === 'Cisco')).toBe(true);
  const answer = configureNetwork(graph, requirements, catalogue);
  if (answer.kind === 'refused') throw new Error(JSON.stringify(answer.missing));
  const { matrix } = new NetworkSimulation(answer.network);
  const joined = matrix.filter(({ flow }) => flow.service.name === 'CAPWAP');
  expect(joined.length).toBeGreaterThan(0);
  expect(joined.filter(({ outcome }) => outcome.outcome !== 'pass')).toEqual([]);
});
