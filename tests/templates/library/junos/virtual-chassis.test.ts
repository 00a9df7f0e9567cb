import { expect, it } from 'vitest';
import { catalogue } from '#shared/equipment/catalogue/catalogue.ts';
import { portsOf } from '#shared/equipment/port-names.ts';
import { stackingOf } from '#shared/equipment/stacking.ts';
import { configureNetwork } from '#shared/network/configuration/configure-network.ts';
import { planNetwork } from '#shared/network/plan.ts';
import { composeDevice } from '#shared/templates/compose/compose.ts';
import { dialects } from '#shared/templates/dialects/dialects.ts';
import { requirementsOf } from '../../../network/requirements-builder.ts';
import { openEngine } from '../../../support/open-engine.ts';

const engine = await openEngine();

const requirements = requirementsOf({
  sites: [{ name: 'School', kind: 'school', floors: 3, rooms: 40, wiredUsers: 100, wirelessUsers: 600 }],
  vendorPreference: 'Juniper',
});
const graph = planNetwork({ requirements, devices: catalogue, assigned: [], today: '2026-11-21' });

it('joins two EX4400 by the ports that are Virtual Chassis ports from the factory', () => {
  const links = graph.edges.filter(({ because }) => because?.rule === 'stack-links');
  expect(links).toHaveLength(2);
  expect(links.map(({ sourcePort, targetPort }) => [sourcePort, targetPort])).toEqual([
    ['et-0/1/0', 'et-0/1/0'],
    ['et-0/1/1', 'et-0/1/1'],
  ]);
  for (const link of links)
    expect(link).toMatchObject({ bandwidthMbps: 100_000, cable: 'DAC twinax', twinax: true });
});

it('configures nothing on them, and says that they need no setting', () => {
  const answer = configureNetwork(graph, requirements, catalogue);
  if (answer.kind === 'refused') throw new Error(JSON.stringify(answer.missing));
  const core = answer.network.devices.find(({ stack }) => stack);
  if (core === undefined) throw new Error('There is no stack.');
  expect(core.model).toMatch(/^EX4400/);
  const { files, omissions } = composeDevice(engine, answer.network, core, dialects.junos);
  expect(files[0]?.text).toContain('virtual-chassis {');
  expect(files[0]?.text).not.toMatch(/et-[01]\/1\/[01]/);
  const [said] = omissions.filter((sentence) => sentence.startsWith('A virtual chassis'));
  expect(said).toContain('et-0/1/0, et-1/1/0, et-0/1/1, et-1/1/1 are its ports from the factory');
  expect(said).not.toContain('vc-port set');
});

it('knows by their rate the ports of each model that stack by default', () => {
  const known = catalogue.flatMap((model) => {
    const { portsMbps } = stackingOf(model) ?? {};
    const count = portsOf(model).filter(({ speedMbps }) => speedMbps === portsMbps).length;
    return portsMbps === undefined ? [] : [`${model.model.slice(0, 6)} ${count} x ${portsMbps}`];
  });
  expect([...new Set(known)].sort()).toEqual(['EX3400 2 x 40000', 'EX4100 4 x 25000', 'EX4400 2 x 100000']);
});
