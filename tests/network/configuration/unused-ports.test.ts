import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { NetworkConfiguration } from '#shared/contract/configuration/network-configuration.ts';
import type { Graph } from '#shared/contract/topology-items.ts';
import { catalogue } from '#shared/equipment/catalogue/catalogue.ts';
import { portsByName, portsOf } from '#shared/equipment/port-names.ts';
import { configureNetwork } from '#shared/network/configuration/configure-network.ts';
import { unusedPorts } from '#shared/network/configuration/interfaces/unused-ports.ts';
import { subinterfaceOf } from '#shared/network/configuration/view/ports.ts';
import { planNetwork, planTopology } from '#shared/network/plan.ts';
import { NetworkSimulation } from '#shared/network/simulate/network-simulation.ts';
import { propertyRuns } from '../../support/property-runs.ts';
import { anyRequirements, threeSites } from '../requirements-builder.ts';

const requirements = threeSites({ redundancy: { internet: true, coreSwitching: true } });
const today = '2026-11-21';
const plan = planNetwork({ requirements, devices: catalogue, assigned: [], today });
const byId = new Map(catalogue.map((device) => [device.id, device]));

function configured(graph: Graph, devices = catalogue) {
  const answer = configureNetwork(graph, requirements, devices);
  if (answer.kind === 'refused') throw new Error(JSON.stringify(answer.missing));
  return answer.network;
}

const unusedIn = (network: NetworkConfiguration) =>
  network.devices.flatMap(({ interfaces }) =>
    interfaces.filter(({ description }) => description === 'Unused'),
  );

describe('ports that no link takes', () => {
  const network = configured(plan);

  it('are down in the parking VLAN of a switch, one row a port', () => {
    const access = network.devices.find(({ hostname }) => hostname === 'HQ-F1-ACC-1');
    expect(access?.interfaces.find(({ description }) => description === 'Unused')).toMatchObject({
      kind: 'port',
      isUp: false,
      ports: [{ node: 'hq-f1-acc-1' }],
      switchport: { mode: 'access', access: 998, allowed: [], isEdge: true, isTrusted: false },
      from: ['hq-f1-acc-1'],
    });
    expect(unusedIn(network).length).toBeGreaterThan(100);
    expect(access?.vlans).toContainEqual({ id: 998, name: 'Parking', from: ['hq-f1-acc-1'] });
    expect(access?.spanningTree?.bridges.flatMap(({ vlans }) => vlans)).not.toContain(998);
  });

  it('are down without a VLAN on a router or firewall, and of a pair free on both members', () => {
    const pair = network.devices.find(({ kind, members }) => kind === 'firewall' && members.length === 2);
    const [row] = (pair?.interfaces ?? []).filter(({ description }) => description === 'Unused');
    expect(row).toMatchObject({ isUp: false, ports: [{ node: 'hq-fw-1' }, { node: 'hq-fw-2' }] });
    expect(row?.switchport).toBeUndefined();
  });

  it('make up, with those that are taken, every port of each model once, in any plan', () => {
    fc.assert(
      fc.property(anyRequirements(), (any) => {
        const graph = planNetwork({ requirements: any, devices: catalogue, assigned: [], today });
        const answer = configureNetwork(graph, any, catalogue);
        if (answer.kind === 'refused') throw new Error(JSON.stringify(answer.missing));
        expect(NetworkConfiguration.safeParse(answer.network).error?.issues ?? []).toEqual([]);
        const nodes = new Map(graph.nodes.map((node) => [node.id, node]));
        for (const { interfaces, members, hostname } of answer.network.devices) {
          const names = interfaces.map(({ name }) => name);
          expect(new Set(names).size, hostname).toBe(names.length);
          for (const { node } of members) {
            const device = byId.get(nodes.get(node)?.equipmentId ?? '');
            const ports = device === undefined ? [] : portsOf(device);
            const known = ports.map(({ name }) => name);
            const byName = portsByName(ports);
            const asItself = (name: string): string => byName.get(name)?.name ?? name;
            const taken = interfaces.flatMap(({ ports }) =>
              ports.flatMap((port) =>
                port.node === node ? [asItself(subinterfaceOf(port.name)?.port ?? port.name)] : [],
              ),
            );
            // Where the plan kept a name of its own for a link that found no port, nothing is known of the others.
            if (!taken.every((name) => known.includes(name))) continue;
            expect([...new Set(taken)].sort(), hostname).toEqual(known.toSorted());
          }
        }
      }),
      { numRuns: propertyRuns(5, 160) },
    );
  });

  it('are as many as a device may have at most', () => {
    const node = plan.nodes.find(({ id }) => id === 'hq-f1-acc-1');
    if (node === undefined) throw new Error('no switch');
    const device = {
      id: node.id,
      hostname: 'X',
      site: 'HQ',
      kind: 'switch',
      members: [node],
      isRouting: false,
    } as const;
    const deviceOf = () => byId.get(node.equipmentId ?? '');
    expect(unusedPorts(device, [], deviceOf, 3).length).toBe(3);
    expect(unusedPorts(device, [], deviceOf, -1)).toEqual([]);
  });

  it('change nothing that the simulator finds, and no flow', () => {
    const [without, withUnused] = [configured(plan, []), network].map((one) => new NetworkSimulation(one));
    expect(withUnused?.findings).toEqual(without?.findings);
    const outcomes = (simulation: NetworkSimulation | undefined) =>
      simulation?.matrix.map(({ outcome }) => outcome.outcome);
    expect(outcomes(withUnused)).toEqual(outcomes(without));
  });

  it('are not known without the models, nor where links have the plan’s own names', () => {
    expect(unusedIn(configured(plan, []))).toEqual([]);
    const named = planTopology(requirements);
    const models = new Map(plan.nodes.map(({ id, equipmentId }) => [id, equipmentId]));
    const nodes = named.nodes.map((node) => ({ ...node, equipmentId: models.get(node.id) }));
    expect(unusedIn(configured({ ...named, nodes }))).toEqual([]);
  });
});
