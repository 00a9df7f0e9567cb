import { describe, expect, it } from 'vitest';
import { catalogue } from '#shared/equipment/catalogue/catalogue.ts';
import { planNetwork, planTopology } from '#shared/network/plan.ts';
import { NetworkSimulation } from '#shared/network/simulate/network-simulation.ts';
import { requirementsOf } from '../requirements-builder.ts';
import { configured } from './configured.ts';

const company = (power: boolean) =>
  requirementsOf({
    sites: [
      { name: 'HQ', kind: 'headquarters', floors: 3, wiredUsers: 180, servers: 12, publicServers: 2 },
      { name: 'Works', floors: 2, wiredUsers: 240 },
      { name: 'Shop', wiredUsers: 8 },
    ],
    redundancy: { internet: true, coreSwitching: true, power },
  });

const requirements = company(true);
const graph = planTopology(requirements);
const network = configured(requirements);

describe('out-of-band management', () => {
  it('is planned where redundancy is asked for throughout, and nowhere else', () => {
    const switches = graph.nodes.filter(
      ({ because, type }) => type === 'switch' && because?.rule === 'out-of-band',
    );
    expect(switches.map(({ label }) => label)).toEqual(['HQ-OOB-1', 'WOR-OOB-1']);
    const without = planTopology(company(false)).nodes;
    expect(without.filter(({ because, outOfBand }) => because?.rule === 'out-of-band' || outOfBand)).toEqual(
      [],
    );
  });

  it('has a port and an address for each device of the equipment room, on switches that carry nothing else', () => {
    const room = graph.nodes.filter(
      ({ type, floor, site, because }) =>
        ['router', 'firewall', 'switch'].includes(type) &&
        floor === undefined &&
        site === 'HQ' &&
        because?.rule !== 'out-of-band',
    );
    const addresses = room.map(({ outOfBand }) => outOfBand);
    expect(room.length).toBeGreaterThan(7);
    expect(new Set(addresses).size).toBe(room.length);
    const ports = graph.nodes.find(({ id }) => id === 'hq-management-ports');
    expect(ports).toMatchObject({ quantity: room.length, addresses });
    const links = graph.edges.filter(({ source, target }) => source === 'hq-oob-1' || target === 'hq-oob-1');
    expect(new Set(links.flatMap(({ vlans }) => vlans)).size).toBe(1);
    expect(links.map(({ source, target }) => [source, target])).toEqual([
      ['hq-fw-1', 'hq-oob-1'],
      ['hq-fw-2', 'hq-oob-1'],
      ['hq-oob-1', 'hq-management-ports'],
    ]);
  });

  it('is a VRF of its own on each of them, whose only way is the gateway of that network', () => {
    const core = network.devices.find(({ id }) => id === 'hq-core-1');
    const subnet = graph.subnets.find(({ site, name }) => site === 'HQ' && name === 'Out-of-band management');
    expect(core?.vrfs).toMatchObject([
      {
        name: 'management',
        interfaces: [
          { ipv4: [graph.nodes.find(({ id }) => id === 'hq-core-1')?.outOfBand], vrf: 'management' },
        ],
        statics: [{ prefix: '0.0.0.0/0', nextHop: subnet?.gateway }],
      },
    ]);
    const cluster = network.devices.find(({ id }) => id === 'hq-fw');
    expect(cluster?.vrfs?.[0]?.interfaces).toHaveLength(2);
  });

  it('is reached from the servers, also with a core down, and not by staff', () => {
    const simulation = new NetworkSimulation(network);
    const host = network.hosts.find(({ node }) => node === 'hq-management-ports');
    const flow = {
      destination: host?.id ?? '',
      address: host?.ipv4?.split('/')[0] ?? '',
      service: { name: 'SSH', protocol: 'tcp', ports: { from: 22, to: 22 } } as const,
    };
    const from = (group: string) => network.hosts.find(({ node }) => node === group)?.id ?? '';
    expect(simulation.walk({ ...flow, source: from('hq-servers') }).outcome).toBe('pass');
    expect(simulation.walk({ ...flow, source: from('hq-f1-wired-users') }).outcome).toBe('drop');
    const failed = { chassis: new Set(['hq-core-1']) };
    expect(simulation.walk({ ...flow, source: from('hq-servers') }, failed).outcome).toBe('pass');
  });

  it('is bought: its switches have a model and a price, and a cable for each port', () => {
    const planned = planNetwork({ requirements, devices: catalogue, assigned: [], today: '2026-03-31' });
    const own = planned.nodes.find(({ id }) => id === 'hq-oob-1');
    expect(catalogue.find(({ id }) => id === own?.equipmentId)?.price?.amount).toBeGreaterThan(0);
    expect(own?.ports?.used).toBeGreaterThan(8);
  });
});
