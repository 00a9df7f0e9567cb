import { describe, expect, it } from 'vitest';
import type { Device } from '#shared/contract/device.ts';
import type { Graph } from '#shared/contract/topology-items.ts';
import { catalogue } from '#shared/equipment/catalogue/catalogue.ts';
import { checkCapabilities } from '#shared/network/checks/capabilities.ts';
import { configureNetwork } from '#shared/network/configuration/configure-network.ts';
import { controlPlaneOf } from '#shared/network/control-plane/control-plane.ts';
import { setModel } from '#shared/network/graph/set-model.ts';
import { devicesById } from '#shared/network/hardware/devices.ts';
import { planNetwork } from '#shared/network/plan.ts';
import { NetworkSimulation } from '#shared/network/simulate/network-simulation.ts';
import { leadsAccessPoints } from '#shared/templates/library/context/wireless-networks.ts';
import { requirementsOf } from '../requirements-builder.ts';

/** Sixty cells and more behind a circuit that the smallest firewall fills. */
const requirements = requirementsOf({
  sites: [
    { name: 'Depot', kind: 'warehouse', areaM2: 22_000, wiredUsers: 30, wirelessUsers: 120, people: 120 },
  ],
  bandwidth: { download: 300, upload: 100 },
  services: { cloud: ['saas'] },
  securityRequirements: { firewall: 'utm' },
  vendorPreference: 'Fortinet',
});

const modelNamed = (name: string): Device => {
  const found = catalogue.find(({ model }) => model === name);
  if (found === undefined) throw new Error(`There is no ${name}.`);
  return found;
};
const smallest = modelNamed('FortiGate 30G');

const planned = (assigned: Parameters<typeof planNetwork>[0]['assigned'] = []): Graph =>
  planNetwork({ requirements, devices: catalogue, assigned, today: '2026-11-28' });

const accessPointsOf = ({ nodes }: Graph) => nodes.filter(({ type }) => type === 'accesspoint');
const firewallOf = ({ nodes }: Graph) => nodes.find(({ type }) => type === 'firewall');
const scopeOf = (graph: Graph) =>
  controlPlaneOf(graph, requirements).dhcp.find(({ because }) => because.rule === 'access-point-scope');

function configuredOf(graph: Graph) {
  const answer = configureNetwork(graph, requirements, catalogue);
  if (answer.kind === 'refused') throw new Error(JSON.stringify(answer.missing));
  return answer.network;
}

describe('access points that a FortiGate leads', () => {
  const graph = planned();

  it('are no more than its model manages: a larger one is chosen', () => {
    const count = accessPointsOf(graph).length;
    expect(count).toBeGreaterThan(smallest.specs.accessPoints ?? 0);
    const { equipmentId } = firewallOf(graph) ?? {};
    const most = catalogue.find(({ id }) => id === equipmentId)?.specs.accessPoints;
    expect(most).toBeGreaterThanOrEqual(count);
    expect(scopeOf(graph)?.options?.map(({ code }) => code)).toEqual([138]);
    expect(checkCapabilities(graph, [], devicesById(catalogue)).findings).toEqual([]);
  });

  it('are a failure where somebody puts in a model that manages fewer', () => {
    const edited = structuredClone(graph);
    const firewall = firewallOf(edited);
    if (firewall === undefined) throw new Error('There is none.');
    setModel(firewall, smallest);
    const { findings } = checkCapabilities(edited, [], devicesById(catalogue));
    const count = accessPointsOf(graph).length;
    expect(findings).toEqual([
      {
        severity: 'failure',
        elements: [firewall.id],
        sentence: `${firewall.label}: ${count} access points at Depot, and Fortinet FortiGate 30G manages 16.`,
      },
    ]);
  });
});

describe('access points that are more than the design’s own FortiGate manages', () => {
  const graph = planned([{ device: smallest, uses: [{ role: 'firewall', quantity: 1, sites: [] }] }]);
  const network = configuredOf(graph);

  it('are led from their maker’s cloud, and no option names the firewall', () => {
    expect(firewallOf(graph)?.model?.model).toBe('FortiGate 30G');
    expect(new Set(accessPointsOf(graph).map(({ ledFrom }) => ledFrom))).toEqual(new Set(['cloud']));
    expect(scopeOf(graph)?.options).toBeUndefined();
    expect(scopeOf(graph)?.because.inputs).toMatchObject({ finds: 'cloud', managedBy: 'the FortiLAN cloud' });
    expect(checkCapabilities(graph, [], devicesById(catalogue)).findings).toEqual([]);
  });

  it('reach that cloud, and the firewall does not listen for them', () => {
    const joining = new NetworkSimulation(network).matrix.filter(
      ({ flow }) => flow.service.name === 'FortiAP' && flow.destination === 'internet',
    );
    expect(joining.length).toBeGreaterThan(0);
    expect(joining.filter(({ isAsExpected }) => !isAsExpected)).toEqual([]);
    const rules = network.devices.flatMap(({ policies }) => policies);
    const toCloud = rules.filter(({ services }) => services.some(({ name }) => name === 'FortiAP'));
    const words = toCloud.map(({ fromZone, toZone, action }) => `${fromZone} to ${toZone}: ${action}`);
    expect([...new Set(words)]).toEqual(['management to internet: allow']);
    expect(rules.some(leadsAccessPoints)).toBe(false);
  });
});
