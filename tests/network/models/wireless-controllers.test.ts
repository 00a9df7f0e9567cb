import { describe, expect, it } from 'vitest';
import type { RequirementsInput } from '#shared/contract/requirements.ts';
import { catalogue } from '#shared/equipment/catalogue/catalogue.ts';
import { planBill } from '#shared/network/bill/plan-bill.ts';
import { checkNetwork } from '#shared/network/checks/check-network.ts';
import { configureNetwork } from '#shared/network/configuration/configure-network.ts';
import { planNetwork } from '#shared/network/plan.ts';
import { NetworkSimulation } from '#shared/network/simulate/network-simulation.ts';
import { requirementsOf } from '../requirements-builder.ts';

const large = {
  name: 'Leeds',
  kind: 'headquarters',
  floors: 6,
  areaM2: 24_000,
  people: 1_200,
  wiredUsers: 300,
  wirelessUsers: 1_200,
} as const;

function planned(input: RequirementsInput) {
  const requirements = requirementsOf(input);
  const graph = planNetwork({ requirements, devices: catalogue, assigned: [], today: '2026-11-21' });
  const controllers = graph.nodes.filter(({ group }) => group === 'wireless-controllers');
  const linksOf = (id: string) => graph.edges.filter(({ target }) => target === id);
  return { requirements, graph, controllers, linksOf };
}

describe('wireless controllers', () => {
  const { requirements, graph, controllers, linksOf } = planned({
    sites: [
      { ...large, servers: 4 },
      { name: 'York', wiredUsers: 20, wirelessUsers: 40 },
    ],
    redundancy: { coreSwitching: true },
    vendorPreference: 'Cisco',
  });
  const [pair] = controllers;
  if (pair === undefined) throw new Error('There is none.');

  it('stand where the servers do, each on both switches, with an address in a management network', () => {
    expect(controllers).toMatchObject([{ quantity: 2, site: 'Leeds', model: { manufacturer: 'Cisco' } }]);
    const servers = graph.nodes.find(({ group }) => group === 'servers');
    expect(linksOf(pair.id).map(({ source }) => source)).toEqual(
      linksOf(servers?.id ?? '').map(({ source }) => source),
    );
    const [vlan] = linksOf(pair.id).flatMap(({ vlans }) => vlans);
    const subnet = graph.subnets.find((row) => row.site === 'Leeds' && row.vlan === vlan);
    expect(subnet?.purpose).toBe('management');
    expect(pair.addresses).toHaveLength(2);
    for (const link of linksOf(pair.id)) expect([link.sourcePort, link.targetPort]).not.toContain(undefined);
  });

  it('are joined by the access points of every site, also with a core switch failed', () => {
    const answer = configureNetwork(graph, requirements, catalogue);
    if (answer.kind === 'refused') throw new Error(JSON.stringify(answer.missing));
    const simulation = new NetworkSimulation(answer.network);
    const hosts = new Map(answer.network.hosts.map((host) => [host.id, host]));
    const joining = simulation.matrix.filter(
      ({ flow }) =>
        flow.service.name === 'CAPWAP' &&
        hosts.get(flow.destination)?.node === pair.id &&
        flow.source !== flow.destination,
    );
    const sites = new Set(joining.map(({ flow }) => hosts.get(flow.source)?.site));
    expect([...sites].sort()).toEqual(['Leeds', 'York']);
    expect(joining.filter(({ isAsExpected }) => !isAsExpected)).toEqual([]);
    const [core] = graph.nodes.filter(({ layer }) => layer === 'core');
    const failed = simulation.failures.find(({ element }) => element.id === core?.id);
    expect(failed?.lost.map(({ flow }) => flow.destination)).not.toContain(joining[0]?.flow.destination);
  });

  it('pass every check, and are bought once', () => {
    const checks = checkNetwork({ graph, requirements, devices: catalogue });
    expect(checks.filter(({ outcome }) => outcome === 'failure')).toEqual([]);
    const deviceOf = ({ equipmentId }: { readonly equipmentId?: string | undefined }) =>
      catalogue.find(({ id }) => id === equipmentId);
    const lines = planBill({ graph, requirements, deviceOf }).lines.filter(
      ({ kind }) => kind === 'controller',
    );
    expect(lines.map(({ quantity }) => quantity)).toEqual([2]);
  });
});

it('have one link where they only manage, and none of their own where access points lead themselves', () => {
  const omada = planned({
    sites: [{ name: 'Shop', wiredUsers: 10, wirelessUsers: 30 }],
    vendorPreference: 'TP-Link',
  });
  expect(omada.controllers.map(({ quantity }) => quantity)).toEqual([1]);
  expect(omada.controllers.flatMap(({ id }) => omada.linksOf(id))).toHaveLength(1);
  const small = planned({
    sites: [{ name: 'Office', wiredUsers: 10, wirelessUsers: 30 }],
    vendorPreference: 'Cisco',
  });
  expect(small.graph.nodes.some(({ type }) => type === 'accesspoint')).toBe(true);
  expect(small.controllers).toEqual([]);
});
