import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { DeviceConfiguration } from '#shared/contract/configuration/device-configuration.ts';
import type { Switchport } from '#shared/contract/configuration/interfaces.ts';
import { NetworkConfiguration } from '#shared/contract/configuration/network-configuration.ts';
import { configureNetwork } from '#shared/network/configuration/configure-network.ts';
import { planTopology } from '#shared/network/plan.ts';
import { NetworkSimulation } from '#shared/network/simulate/network-simulation.ts';
import { propertyRuns } from '../../support/property-runs.ts';
import { buildNetwork, verdictOn } from '../oracle-network/build-network.ts';
import { allCases } from '../reference/cases/all-cases.ts';
import { anyRequirements, requirementsOf, threeSites } from '../requirements-builder.ts';
import { configured } from './configured.ts';

function holds(check: (network: NetworkConfiguration) => void): void {
  fc.assert(
    fc.property(anyRequirements(), (requirements) => check(configured(requirements))),
    { numRuns: propertyRuns(6, 160) },
  );
}

/** The interface behind each port, by chassis and port. */
function byPort({ devices }: NetworkConfiguration) {
  const rows = devices.flatMap((device) =>
    device.interfaces.flatMap((row) =>
      row.ports.map(({ node, name }) => [`${node} ${name}`, { device, row }] as const),
    ),
  );
  return new Map(rows);
}

describe('the configuration of any plan', () => {
  it('is as the contract has it, and names each interface of a device once', () => {
    holds((network) => {
      expect(NetworkConfiguration.safeParse(network).error?.issues ?? []).toEqual([]);
      for (const { interfaces } of network.devices) {
        const names = interfaces.map(({ name }) => name);
        expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
      }
    });
  });

  it('powers access points and desks with phones by PoE, and says the class', () => {
    const requirements = requirementsOf({
      sites: [{ name: 'Leeds', wiredUsers: 20, wirelessUsers: 20, phones: 20 }],
    });
    const { devices } = configured(requirements);
    const powered = devices.flatMap(({ interfaces }) => interfaces.filter(({ poe }) => poe !== undefined));
    expect(powered.find(({ switchport }) => switchport?.voice !== undefined)?.poe).toEqual({
      class: 2,
      watts: 7,
    });
    expect(powered.find(({ switchport }) => switchport?.mode === 'trunk')?.poe).toEqual({
      class: 4,
      watts: 30,
    });
    const uplinks = devices.flatMap(({ interfaces }) =>
      interfaces.filter(({ switchport }) => switchport?.isEdge === false),
    );
    expect(uplinks.every(({ poe }) => poe === undefined)).toBe(true);
  });

  it('has both ends of each routed cable in one subnet and one OSPF area', () => {
    holds((network) => {
      const ports = byPort(network);
      for (const { a, b } of network.cables) {
        const [one, other] = [ports.get(`${a.node} ${a.name}`), ports.get(`${b.node} ${b.name}`)];
        // A switch routes a link of two ports, to both members of a cluster, on a VLAN of the link's own.
        const areas = [one, other].map((end) => {
          const access = end?.row.switchport?.access;
          const vlan = end?.device.interfaces.find((row) => row.kind === 'vlan' && row.vlan === access);
          return end && areaOf(end.device, (vlan ?? end.row).name);
        });
        expect(areas[0], `${a.node} to ${b.node}`).toBe(areas[1]);
      }
    });
  });

  it('joins every area to the backbone by a device that is in both', () => {
    holds(({ devices }) => {
      const areas = new Set(devices.flatMap((device) => areaIds(device)));
      const joined = new Set(
        devices.flatMap((device) => (areaIds(device).includes(0) ? areaIds(device) : [])),
      );
      expect([...areas].filter((area) => !joined.has(area))).toEqual([]);
    });
  });

  it('has the same tagged and native VLANs at both ends of each trunk', () => {
    holds((network) => {
      const ports = byPort(network);
      for (const { a, b } of network.cables) {
        const [one, other] = [a, b].map(({ node, name }) => ports.get(`${node} ${name}`)?.row.switchport);
        if (one?.mode === 'trunk') expect(tagsOf(other), `${a.node} to ${b.node}`).toEqual(tagsOf(one));
      }
    });
  });

  it('leaves no desk port on a trunk, and gives each access port a VLAN', () => {
    holds((network) => {
      const ports = byPort(network);
      for (const { node, ports: own } of network.hosts) {
        for (const port of own) {
          const switchport = ports.get(`${port.node} ${port.name}`)?.row.switchport;
          const isRadio = node.includes('-ap-');
          expect(switchport?.mode, node).toBe(isRadio ? 'trunk' : 'access');
          if (!isRadio) expect(switchport?.access, node).toBeGreaterThan(1);
        }
      }
    });
  });

  it('translates at every way out to the internet', () => {
    holds((network) => {
      const circuits = network.providers.flatMap(({ kind, circuits: own }) =>
        kind === 'internet' ? own : [],
      );
      const translated = network.devices.flatMap(({ nat }) => nat.flatMap(({ from }) => from));
      const leaving = network.devices.flatMap(({ routing, tracks }) =>
        (routing?.statics ?? []).flatMap(
          ({ track }) => tracks.find(({ name }) => name === track)?.from ?? [],
        ),
      );
      for (const { edge } of circuits) if (leaving.includes(edge)) expect(translated).toContain(edge);
    });
  });
});

const areaIds = ({ routing }: DeviceConfiguration): number[] =>
  routing?.ospf?.areas.map(({ id }) => id) ?? [];

const areaOf = ({ routing }: DeviceConfiguration, name: string): number | undefined =>
  routing?.ospf?.interfaces.find((row) => row.interface === name)?.area;

const tagsOf = (port: Switchport | undefined) => [port?.native, port?.allowed];

describe('each reference design', () => {
  it.each(allCases.map((reference) => [reference.id, reference] as const))(
    '%s is configured',
    (_, reference) => {
      const graph = planTopology(reference.requirements, reference.existing);
      const answer = configureNetwork(graph, reference.requirements);
      expect(answer.kind === 'refused' ? answer.missing : []).toEqual([]);
    },
  );
});

it('takes rows of servers that their links have in two server networks', () => {
  const requirements = requirementsOf({
    sites: [{ name: 'Tokyo', kind: 'headquarters', wiredUsers: 20, servers: 250 }],
  });
  const graph = planTopology(requirements);
  const servers = new Set(graph.nodes.flatMap(({ id, type }) => (type === 'server' ? [id] : [])));
  expect(graph.edges.some(({ target, vlans }) => servers.has(target) && vlans.length > 1)).toBe(true);
  expect(configureNetwork(graph, requirements).kind).toBe('configured');
});

describe('a plan that leaves something open', () => {
  const requirements = threeSites();
  const refusedWithout = (change: (graph: ReturnType<typeof planTopology>) => void) => {
    const graph = structuredClone(planTopology(requirements));
    change(graph);
    const answer = configureNetwork(graph, requirements);
    return answer.kind === 'refused' ? answer.missing : [];
  };

  it('is refused with the name of each fact that is missing', () => {
    const missing = refusedWithout(({ edges }) => {
      for (const edge of edges) if (edge.service === 'internet') delete edge.addresses;
    });
    expect(missing).toContainEqual({
      element: 'internet--hq-fw-1',
      fact: 'address of the provider',
    });
    expect(new Set(missing.map(({ element }) => element)).size).toBeGreaterThan(2);
  });

  it('names the tunnel that no circuit carries', () => {
    const missing = refusedWithout(({ edges }) => {
      for (const edge of edges) delete edge.underlay;
    });
    expect(missing[0]?.fact).toContain('circuit that carries the tunnel');
  });
});

describe('a desk with a phone and a PC', () => {
  it('has one access port: untagged for the PC, with the voice VLAN beside it', () => {
    const requirements = requirementsOf({
      sites: [{ name: 'Office', kind: 'headquarters', wiredUsers: 20, phones: 20 }],
    });
    const network = configured(requirements);
    const [data, voice] = (['data', 'voice'] as const).map(
      (zone) => network.hosts.find((host) => host.zone === zone)?.vlan,
    );
    const desks = network.devices.flatMap(({ interfaces }) =>
      interfaces.filter(({ switchport }) => switchport?.voice !== undefined),
    );
    expect(desks.length).toBe(20);
    for (const { switchport } of desks) {
      expect(switchport).toMatchObject({ mode: 'access', access: data, voice, isEdge: true });
      expect(switchport?.stormControl).toEqual({ broadcastPercent: 1, multicastPercent: 5 });
    }
    const access = network.devices.find(({ interfaces }) => interfaces.some((row) => desks.includes(row)));
    for (const vlan of [data, voice]) {
      expect(access?.hostGuard?.dhcpSnooping).toContain(vlan);
      expect(access?.hostGuard?.arpInspection).toContain(vlan);
    }
  });
});

describe('a pair of cores', () => {
  it('takes turns: each is the active gateway, and the root, of every other VLAN', () => {
    const network = configured(
      requirementsOf({
        sites: [
          {
            name: 'HQ',
            kind: 'headquarters',
            floors: 3,
            wiredUsers: 300,
            phones: 100,
            cameras: 9,
            guests: 20,
          },
        ],
        redundancy: { coreSwitching: true },
      }),
    );
    const cores = network.devices.filter(({ firstHops }) => firstHops.length > 0);
    const activeOn = cores.map(({ firstHops, interfaces }) =>
      firstHops
        .filter(({ priority }) => priority > 100)
        .map((hop) => interfaces.find(({ name }) => name === hop.interface)?.vlan),
    );
    const [one, other] = activeOn.map((vlans) => vlans.length);
    expect(Math.abs((one ?? 0) - (other ?? 0))).toBeLessThanOrEqual(1);
    expect(
      cores.map(({ spanningTree }) => spanningTree?.bridges.find(({ role }) => role === 'root')?.vlans),
    ).toEqual(activeOn.map((vlans) => vlans.toSorted((a = 0, b = 0) => a - b)));
  });

  it('gives up the role with its last way out: a core that is left with the trunk alone serves nobody', () => {
    const network = configured(
      requirementsOf({
        sites: [{ name: 'Leeds', kind: 'office', wiredUsers: 150, phones: 40, servers: 6 }],
        redundancy: { internet: true, coreSwitching: true },
      }),
    );
    const wayOut = new Set(['lee-fw-1--lee-core-1', 'lee-fw-2--lee-core-1', 'lee-core-1--lee-core-2--2']);
    const built = buildNetwork(network, wayOut);
    expect(network.cables.filter(({ edge }) => wayOut.has(edge))).toHaveLength(wayOut.size);
    expect(
      network.flows.flatMap((flow) => (flow.expected === 'pass' ? verdictOn(built, flow).why || [] : [])),
    ).toEqual([]);
    const lost = new NetworkSimulation(network).failingTogether(
      [...wayOut].map((id) => ({ kind: 'edge', id })),
    );
    expect(lost).toMatchObject({ lost: [], opened: [] });
  });
});
