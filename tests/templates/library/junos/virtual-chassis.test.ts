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

it('says which of them carry the network where they do, and what makes them network ports', () => {
  const redundant = requirementsOf({
    sites: [
      {
        name: 'Basel',
        kind: 'headquarters',
        floors: 4,
        areaM2: 5_000,
        wiredUsers: 200,
        wirelessUsers: 150,
        servers: 12,
      },
      { name: 'Bern', floors: 2, areaM2: 1_200, wiredUsers: 40, wirelessUsers: 40, phones: 40 },
    ],
    segments: [{ name: 'Doors', type: 'iot', users: 60, isolationLevel: 'physical', reaches: 'servers' }],
    wan: { kind: 'leased-line' },
    redundancy: { internet: true, coreSwitching: true, power: true },
    budgetRange: 'high',
    vendorPreference: 'Juniper',
  });
  const plan = planNetwork({
    requirements: redundant,
    devices: catalogue,
    assigned: [],
    today: '2026-11-21',
  });
  const answer = configureNetwork(plan, redundant, catalogue);
  if (answer.kind === 'refused') throw new Error(JSON.stringify(answer.missing));
  // Cables of the plan that end on such ports, but for those of a stack.
  const cabled = new Map<string, Set<string>>();
  for (const { because, source, sourcePort = '', target, targetPort = '' } of plan.edges) {
    if (because?.rule === 'stack-links') continue;
    for (const [node, port] of [
      [source, sourcePort],
      [target, targetPort],
    ] as const)
      for (const [name] of port.matchAll(/(et|xe|ge)-\d\/1\/\d+/g))
        cabled.set(node, new Set([...(cabled.get(node) ?? []), name]));
  }
  const said = answer.network.devices.flatMap((device) => {
    if (!/^EX(3400|4100-(?!F)|4400)/.test(device.model ?? '')) return [];
    const { omissions } = composeDevice(engine, answer.network, device, dialects.junos);
    const [sentence = ''] = omissions.filter((one) => one.includes('carry no network as such'));
    const ports = device.stack ? [] : device.members.flatMap(({ node }) => [...(cabled.get(node) ?? [])]);
    expect([device.hostname, ports.every((port) => sentence.includes(port))]).toEqual([
      device.hostname,
      true,
    ]);
    if (ports.length === 0 && !device.stack) expect(sentence).toBe('');
    return sentence === '' ? [] : sentence;
  });
  expect(said.length).toBeGreaterThan(0);
  expect(said.join()).toContain('request virtual-chassis mode network-port reboot');
});

it('knows by their rate the ports of each model that stack by default', () => {
  const known = catalogue.flatMap((model) => {
    const { portsMbps } = stackingOf(model) ?? {};
    const count = portsOf(model).filter(({ speedMbps }) => speedMbps === portsMbps).length;
    return portsMbps === undefined ? [] : [`${model.model.slice(0, 6)} ${count} x ${portsMbps}`];
  });
  expect([...new Set(known)].sort()).toEqual(['EX3400 2 x 40000', 'EX4100 4 x 25000', 'EX4400 2 x 100000']);
});
