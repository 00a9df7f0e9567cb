import { describe, expect, it } from 'vitest';
import { catalogue } from '#shared/equipment/catalogue/catalogue.ts';
import { portsByName, portsOf } from '#shared/equipment/port-names.ts';
import { cableSchedule } from '#shared/network/cables/cable-schedule.ts';
import { configureNetwork } from '#shared/network/configuration/configure-network.ts';
import { planNetwork } from '#shared/network/plan.ts';
import { requirementsOf } from '../requirements-builder.ts';

/** Where circuits are handed over: what the port is, what is in it, and what the provider is asked for. */
function handovers(given: Parameters<typeof requirementsOf>[0]) {
  const requirements = requirementsOf(given);
  const graph = planNetwork({ requirements, devices: catalogue, assigned: [], today: '2026-11-21' });
  const answer = configureNetwork(graph, requirements, catalogue);
  if (answer.kind === 'refused') throw new Error(JSON.stringify(answer.missing));
  const standards = new Map(
    answer.network.providers.flatMap(({ circuits }) =>
      circuits.map(({ edge, standard }) => [edge, standard]),
    ),
  );
  return [...cableSchedule(graph, requirements)].flatMap(({ use, edge, to }) => {
    if (use !== 'handover') return [];
    const node = graph.nodes.find(({ id }) => id === to.node);
    const model = catalogue.find(({ id }) => id === node?.equipmentId);
    const port = model && portsByName(portsOf(model)).get(to.ports[0] ?? '');
    return [{ connector: port?.connector, transceiver: to.transceiver, standard: standards.get(edge) }];
  });
}

const office = { name: 'Leeds', kind: 'headquarters', wiredUsers: 200 } as const;

describe('the port on which a circuit is handed over', () => {
  it('is a socket up to a gigabit, which takes no transceiver', () => {
    expect(handovers({ sites: [{ ...office, wiredUsers: 20 }] })).toEqual([
      { connector: 'RJ45', transceiver: undefined, standard: '1000BASE-T' },
    ]);
  });

  it('is a cage with single-mode for 10 km beyond what sockets carry', () => {
    expect(handovers({ sites: [office], bandwidth: { download: 8_000, upload: 8_000 } })).toEqual([
      { connector: 'SFP+', transceiver: '10GBASE-LR', standard: '10GBASE-LR' },
    ]);
  });

  it('takes a copper transceiver where the sockets of a branch router are taken by its switches', () => {
    const there = handovers({
      sites: [office, { name: 'York', wiredUsers: 60 }],
      wan: { kind: 'mpls' },
      redundancy: { internet: true, coreSwitching: true },
      vendorPreference: 'Cisco',
    });
    expect(there).toContainEqual({ connector: 'SFP', transceiver: '1000BASE-T', standard: '1000BASE-T' });
    for (const { connector, transceiver } of there)
      expect(transceiver === undefined).toBe(connector === 'RJ45');
  });
});
