import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Requirements } from '#shared/contract/requirements.ts';
import type { Graph } from '#shared/contract/topology-items.ts';
import { catalogue } from '#shared/equipment/catalogue/catalogue.ts';
import { readCsv } from '#shared/equipment/csv-text.ts';
import { toCableCsv } from '#shared/network/cables/cable-csv.ts';
import { type Cable, cableSchedule } from '#shared/network/cables/cable-schedule.ts';
import { cableTotals } from '#shared/network/cables/cable-totals.ts';
import { portsNamed } from '#shared/network/graph/port-range.ts';
import { isTunnel } from '#shared/network/graph/wan-links.ts';
import { planNetwork } from '#shared/network/plan.ts';
import { propertyRuns, propertyTimeout } from '../support/property-runs.ts';
import { aGraph, aLink, aNode } from './graph-builder.ts';
import { anyRequirements, requirementsOf, threeSites } from './requirements-builder.ts';

const nobody = requirementsOf({});
const plan = (requirements: Requirements): Graph =>
  planNetwork({ requirements, devices: catalogue, assigned: [], today: '2026-11-21' });
const scheduleOf = (graph: Graph, requirements = nobody): Cable[] => [...cableSchedule(graph, requirements)];

describe('the cables of every planned network', () => {
  it(
    'use each named port of each device once, and no other',
    () => {
      fc.assert(
        fc.property(anyRequirements(), (requirements) => {
          const graph = plan(requirements);
          const taken = scheduleOf(graph, requirements).flatMap(({ from, to }) =>
            [from, to].flatMap(({ device, ports }) => ports.map((port) => `${device} ${port}`)),
          );
          expect(taken.length).toBe(new Set(taken).size);
          // Servers are left out: one node has as many ports as devices that it stands for.
          const servers = new Set(graph.nodes.flatMap(({ id, type }) => (type === 'server' ? [id] : [])));
          const ofDevices = scheduleOf(graph, requirements).flatMap(({ from, to }) =>
            [from, to].flatMap(({ node, ports }) =>
              servers.has(node) ? [] : ports.map((port) => `${node} ${port}`),
            ),
          );
          expect(ofDevices.sort()).toEqual([...portsOfLinks(graph, servers)].sort());
        }),
        { numRuns: propertyRuns(8, 240) },
      );
    },
    propertyTimeout(120_000),
  );

  it(
    'are as many as their ports, and each has its own label',
    () => {
      fc.assert(
        fc.property(anyRequirements(), (requirements) => {
          const graph = plan(requirements);
          const cables = scheduleOf(graph, requirements);
          const inside = cables.filter(({ kind, cable }) => kind !== 'handover' && !cable?.includes('to 4'));
          const ports = inside.reduce((sum, { from }) => sum + from.ports.length, 0);
          expect(inside.length).toBe(ports);
          expect(new Set(cables.map(({ label }) => label)).size).toBe(cables.length);
          const outlets = cables.flatMap(({ to }) => to.outlet ?? []);
          expect(new Set(outlets).size).toBe(outlets.length);
        }),
        { numRuns: propertyRuns(8, 240) },
      );
    },
    propertyTimeout(120_000),
  );
});

/** The ports that the links of the network name, sub-interfaces as the port that they share. */
function portsOfLinks(graph: Graph, left: ReadonlySet<string>): Set<string> {
  const ports = new Set<string>();
  for (const edge of graph.edges) {
    if (edge.type === 'wireless' || isTunnel(edge)) continue;
    for (const [node, port] of [
      [edge.source, edge.sourcePort],
      [edge.target, edge.targetPort],
    ] as const) {
      if (port === undefined || left.has(node)) continue;
      for (const name of portsNamed(port))
        ports.add(`${node} ${edge.type === 'wan' ? name.replace(/\.\d+$/, '') : name}`);
    }
  }
  return ports;
}

describe('three sites', () => {
  const requirements = threeSites();
  const graph = plan(requirements);
  const cables = scheduleOf(graph, requirements);

  it('have their cables labelled by site, kind and number, and their outlets by floor', () => {
    const [desk] = cables.filter(({ purpose, site }) => purpose === 'Outlet' && site === 'Headquarters');
    const desks = graph.edges.find(({ id }) => id === desk?.edge)?.sourcePort ?? '';
    expect(desk).toMatchObject({
      label: expect.stringMatching(/^HQ-CU-\d{4}$/),
      cable: 'Cat6A',
      from: { device: 'HQ-F1-ACC-1', ports: portsNamed(desks).slice(0, 1) },
      to: { device: 'HQ F1 wired users', outlet: 'HQ-F1-001', ports: [] },
    });
    const sites = new Set(cables.map(({ label }) => label.split('-')[0]));
    expect(sites).toEqual(new Set(['HQ', 'BN', 'BS']));
  });

  it('name the transceivers of an uplink', () => {
    const uplink = cables.find(({ edge }) => edge === 'hq-core-1--hq-f4-acc-1');
    expect(uplink).toMatchObject({
      purpose: 'Uplink',
      kind: 'fibre',
      from: { transceiver: '10GBASE-SR' },
      to: { transceiver: '10GBASE-SR' },
    });
  });
});

describe('a link', () => {
  const core = aNode('core', { id: 'core' });
  const access = aNode('access', { id: 'acc' });
  const between = (more: Parameters<typeof aLink>[2]) =>
    scheduleOf(aGraph([core, access], [aLink('core', 'acc', more)]));

  it('of several ports is as many cables, each from port to port', () => {
    const cables = between({ sourcePort: 'Te1/1-2', targetPort: 'Gi0/49-50', medium: 'fibre' });
    expect(cables.map(({ from, to }) => [from.ports, to.ports])).toEqual([
      [['Te1/1'], ['Gi0/49']],
      [['Te1/2'], ['Gi0/50']],
    ]);
  });

  it('over a breakout is one cable with four plugs at one end', () => {
    const laid = { cable: 'OM4 MPO-12 to 4 × LC duplex', breakout: true };
    const optics = { source: '100GBASE-SR4', target: '25GBASE-SR' };
    const down = between({ sourcePort: 'Hu1', targetPort: 'Twe1-4', ...laid, medium: 'fibre', optics });
    expect(down).toMatchObject([
      { from: { ports: ['Hu1'] }, to: { ports: ['Twe1', 'Twe2', 'Twe3', 'Twe4'] } },
    ]);
    expect(cableTotals(down).transceivers).toEqual([
      { standard: '25GBASE-SR', count: 4 },
      { standard: '100GBASE-SR4', count: 1 },
    ]);
    const up = between({ sourcePort: 'Twe1-8', targetPort: 'Hu1-2', ...laid });
    expect(up.map(({ from, to }) => [from.ports.length, to.ports])).toEqual([
      [4, ['Hu1']],
      [4, ['Hu2']],
    ]);
  });

  it('without ports is one cable', () => {
    expect(between({})).toMatchObject([{ label: 'HQ-XX-0001', kind: 'unstated', from: { ports: [] } }]);
  });

  it('to several servers ends on the same port of each, and again on their next one', () => {
    const servers = aNode('servers', { id: 'srv', label: 'Servers', quantity: 2 });
    const cables = scheduleOf(
      aGraph(
        [core, access, servers],
        [
          aLink('core', 'srv', { sourcePort: '1-2', targetPort: 'NIC 1' }),
          aLink('acc', 'srv', { sourcePort: '1-2', targetPort: 'NIC 2' }),
        ],
      ),
    );
    expect(cables.map(({ to }) => `${to.device} ${to.ports}`)).toEqual([
      'Servers #1 NIC 1',
      'Servers #2 NIC 1',
      'Servers #1 NIC 2',
      'Servers #2 NIC 2',
    ]);
  });

  it('by radio, in a tunnel or behind a phone is not a cable of the building', () => {
    const [a, b] = [aNode('users', { id: 'phones' }), aNode('users', { id: 'people' })];
    const links = [
      aLink('core', 'acc', { type: 'wireless' }),
      aLink('acc', 'core', { type: 'wan', service: 'internet-vpn' }),
      aLink('phones', 'people'),
    ];
    expect(scheduleOf(aGraph([core, access, a, b], links))).toEqual([]);
  });

  it('that shares a port as a sub-interface shares its cord', () => {
    const routers = [aNode('router', { id: 'r1', site: 'B' }), aNode('router', { id: 'r2', site: 'C' })];
    const lines = routers.map(({ id }, index) =>
      aLink('hub', id, {
        type: 'wan',
        service: 'leased-line',
        sourcePort: `X0.${index + 1}`,
        targetPort: 'wan1',
      }),
    );
    const cables = scheduleOf(aGraph([aNode('firewall', { id: 'hub' }), ...routers], lines));
    expect(cables.map(({ to }) => `${to.device} ${to.ports}`).sort()).toEqual([
      'HUB X0',
      'R1 wan1',
      'R2 wan1',
    ]);
  });
});

describe('totals and CSV', () => {
  it('sum up what is ordered', () => {
    const requirements = threeSites();
    const graph = plan(requirements);
    const totals = cableTotals(cableSchedule(graph, requirements));
    expect(totals.count).toBe(scheduleOf(graph, requirements).length);
    expect(totals.cables.reduce((sum, { count }) => sum + count, 0)).toBe(totals.count);
    expect(totals.cables[0]).toMatchObject({ cable: 'Cat6A', withoutLength: 0 });
  });

  it('never give a spreadsheet a formula', () => {
    const graph = aGraph(
      [aNode('core', { id: 'a', label: '=HYPERLINK("x")' }), aNode('access', { id: 'b' })],
      [aLink('a', 'b', { sourcePort: '@1', vlans: [10, 20], lengthM: 12 })],
    );
    const csv = toCableCsv(cableSchedule(graph, nobody));
    expect(csv).toContain(`"'=HYPERLINK(""x"")"`);
    expect(csv).toContain(`,'@1,`);
    const [head, row] = readCsv(csv);
    expect(head?.length).toBe(row?.length);
    expect(row).toContain('10 20');
  });
});
