import { describe, expect, it } from 'vitest';
import type { NetworkConfiguration } from '#shared/contract/configuration/network-configuration.ts';
import { catalogue } from '#shared/equipment/catalogue/catalogue.ts';
import { configureNetwork } from '#shared/network/configuration/configure-network.ts';
import { planNetwork } from '#shared/network/plan.ts';
import { NetworkSimulation } from '#shared/network/simulate/network-simulation.ts';
import { allCases } from '../reference/cases/all-cases.ts';

/** A reference design with the models that it recommends: they decide how its pairs switch. */
function withModels(id: string): NetworkConfiguration {
  const reference = allCases.find((each) => each.id === id);
  if (reference === undefined) throw new Error(`There is no reference design ${id}`);
  const { requirements, existing } = reference;
  const graph = planNetwork({
    requirements,
    devices: catalogue,
    assigned: [],
    today: '2026-11-21',
    ...(existing && { existing }),
  });
  const answer = configureNetwork(graph, requirements, catalogue);
  if (answer.kind === 'refused') throw new Error(`The plan lacks ${JSON.stringify(answer.missing)}`);
  return answer.network;
}

const simulated = (id: string) => new NetworkSimulation(withModels(id));

describe('pairs whose models end aggregates together', () => {
  it.each(['factory', 'data-centre', 'logistics'])('%s works and breaks no rule of layer 2', (id) => {
    const network = withModels(id);
    expect(network.devices.filter(({ mlag }) => mlag !== undefined).length).toBeGreaterThan(1);
    const { matrix, findings } = new NetworkSimulation(network);
    expect(matrix.filter(({ isAsExpected }) => !isAsExpected).map(({ flow }) => flow)).toEqual([]);
    expect(findings.filter(({ check }) => check === 'layer-2')).toEqual([]);
  });

  it('factory loses no promised flow to any single failure', () => {
    const { failures } = simulated('factory');
    expect(failures.length).toBeGreaterThan(20);
    expect(
      failures.filter(({ lost }) => lost.length > 0).map(({ element, lost }) => [element.id, lost.length]),
    ).toEqual([]);
  });

  it('state the same domain, address and numbers at both, and one of them as primary', () => {
    const { devices } = withModels('factory');
    for (const device of devices) {
      const { mlag } = device;
      if (mlag === undefined) continue;
      const peer = devices.find(({ id }) => id === mlag.peer);
      expect(peer?.mlag).toMatchObject({
        domain: mlag.domain,
        peer: device.id,
        systemMac: mlag.systemMac,
        keepalive: { source: mlag.keepalive.destination, destination: mlag.keepalive.source },
      });
      expect(peer?.mlag?.rolePriority).not.toBe(mlag.rolePriority);
      const numbers = (rows: typeof device.interfaces) =>
        rows.flatMap(({ aggregation }) => aggregation?.mlag ?? []).sort((a, b) => a - b);
      expect(numbers(device.interfaces).length).toBeGreaterThan(0);
      expect(numbers(device.interfaces)).toEqual(numbers(peer?.interfaces ?? []));
      expect(device.interfaces.find(({ name }) => name === mlag.peerLink)?.ports.length).toBe(2);
    }
  });
});
