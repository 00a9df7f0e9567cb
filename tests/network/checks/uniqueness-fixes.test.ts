import { describe, expect, it } from 'vitest';
import type { Graph } from '#shared/contract/topology-items.ts';
import { checkNetwork } from '#shared/network/checks/check-network.ts';
import { applyChanges } from '#shared/network/graph/apply-changes.ts';
import { planTopology } from '#shared/network/plan.ts';
import { requirementsOf } from '../requirements-builder.ts';

const requirements = requirementsOf({
  sites: [
    { name: 'HQ', kind: 'headquarters', floors: 2, wiredUsers: 90, phones: 30, servers: 4 },
    { name: 'York', wiredUsers: 20, phones: 5 },
  ],
  ipScheme: { ipv6: true },
});
const plan = planTopology(requirements);
const results = (graph: Graph) =>
  checkNetwork({ graph, requirements, devices: [] }, { devices: 400, failures: 0 });
const failuresOf = (graph: Graph) =>
  results(graph).flatMap(({ findings }) => findings.filter(({ severity }) => severity === 'failure'));
const uniquenessOf = (graph: Graph) => results(graph).find(({ id }) => id === 'uniqueness')?.findings ?? [];

/** The plan with its only finding ended by the fix of that; what the fix is called. */
function mended(graph: Graph): { readonly label: string; readonly graph: Graph } {
  const [finding, ...others] = uniquenessOf(graph);
  expect(others).toEqual([]);
  if (finding?.fix === undefined) throw new Error(`No fix for ${finding?.sentence}`);
  const fixed = applyChanges(graph, finding.fix.changes);
  expect(uniquenessOf(fixed)).toEqual([]);
  expect(failuresOf(fixed).map(({ sentence }) => sentence)).toEqual(
    failuresOf(plan).map(({ sentence }) => sentence),
  );
  return { label: finding.fix.label, graph: fixed };
}

const numbered = (graph: Graph, id: string, vlan: number): Graph => ({
  ...graph,
  subnets: graph.subnets.map((row) => (row.id === id ? { ...row, vlan } : row)),
});

describe('a VLAN', () => {
  it.each([1, 998, 999, 1_003, 4_000])(
    'of the reserved number %i is renumbered with its links',
    (reserved) => {
      const moved = numbered(plan, 'hq-vlan-30', reserved);
      const graph = {
        ...moved,
        edges: moved.edges.map((edge) =>
          edge.id.startsWith('hq-')
            ? { ...edge, vlans: edge.vlans.map((own) => (own === 30 ? reserved : own)) }
            : edge,
        ),
      };
      const { label, graph: fixed } = mended(graph);
      expect(label).toMatch(/^Renumber \w+ to VLAN \d+$/);
      expect(fixed.edges.flatMap(({ vlans }) => vlans)).not.toContain(reserved);
    },
  );

  it('that has the number of another one gets back the one that its links have', () => {
    const { label, graph } = mended(numbered(plan, 'hq-vlan-30', 20));
    expect(label).toMatch(/^Number .* 30, as its links have it$/);
    expect(graph.subnets).toEqual(plan.subnets);
  });

  it('stays with the one whose devices it reaches', () => {
    const { label, graph } = mended(numbered(plan, 'hq-vlan-10', 20));
    expect(label).toBe('Number Management 10, as its links have it');
    expect(graph.subnets).toEqual(plan.subnets);
  });

  it('that the block of a site has as well is taken off the block', () => {
    const { label, graph } = mended(numbered(plan, 'hq-block', 30));
    expect(label).toBe('Take VLAN 30 off HQ site block');
    expect(graph.subnets).toEqual(plan.subnets);
  });
});

describe('an address that two devices have', () => {
  const claiming = (id: string, address: string, family: 'addresses' | 'ipv6'): Graph => ({
    ...plan,
    nodes: plan.nodes.map((node) =>
      node.id === id ? { ...node, [family]: [address, ...(node[family] ?? []).slice(1)] } : node,
    ),
  });
  const first = (id: string, family: 'addresses' | 'ipv6') =>
    plan.nodes.find((node) => node.id === id)?.[family]?.[0] ?? '';

  const [linkAddress = ''] = plan.edges.flatMap(({ addresses, service }) =>
    service === undefined ? (addresses?.source ?? []) : [],
  );

  it.each(['addresses', 'ipv6'] as const)(
    'of two switches, their %s: one gets the next free one',
    (family) => {
      const { label } = mended(claiming('hq-f1-acc-2', first('hq-f1-acc-1', family), family));
      expect(label).toMatch(/^Give .*ACC.* the address /i);
    },
  );

  it.each(['addresses', 'ipv6'] as const)('as loopback, their %s: each has that of its site', (family) => {
    const { graph } = mended(claiming('yor-fw-1', first('hq-core-1', family), family));
    expect(graph.nodes).toEqual(plan.nodes);
  });

  it('that is a gateway’s stays with the gateway', () => {
    const { label, graph } = mended(claiming('yor-f1-acc-1', '10.0.2.97/28', 'addresses'));
    expect(label).toBe('Give YOR-F1-ACC-1 the address 10.0.2.107');
    expect(graph.nodes.find(({ id }) => id === 'yor-fw-1')).toEqual(
      plan.nodes.find(({ id }) => id === 'yor-fw-1'),
    );
  });

  it('of a link is taken off the device that the link does not name', () => {
    const claimed: Graph = {
      ...plan,
      nodes: plan.nodes.map((node) =>
        node.id === 'hq-f1-acc-1' ? { ...node, addresses: [...node.addresses, linkAddress] } : node,
      ),
    };
    const { label, graph } = mended(claimed);
    expect(label).toBe(`Take ${linkAddress.split('/')[0]} off HQ-F1-ACC-1`);
    expect(graph.nodes).toEqual(plan.nodes);
  });

  it('of a switch of another site is one of its own VLAN', () => {
    const { label } = mended(claiming('yor-f1-acc-1', first('hq-f1-acc-1', 'addresses'), 'addresses'));
    expect(label).toMatch(/^Give YOR-F1-ACC-1 the address 10\.0\.2\./);
  });
});

describe('an address that a cluster and another device have', () => {
  const asked = requirementsOf({
    sites: [
      { name: 'HQ', kind: 'headquarters', floors: 2, wiredUsers: 90, phones: 30, servers: 4 },
      { name: 'York', wiredUsers: 20 },
    ],
    ipScheme: { ipv6: true },
    redundancy: { internet: true, coreSwitching: true, power: true },
  });
  const clustered = planTopology(asked);
  const found = (graph: Graph) =>
    checkNetwork({ graph, requirements: asked, devices: [] }, { devices: 400, failures: 0 }).flatMap(
      ({ findings }) => findings.filter(({ severity }) => severity === 'failure'),
    );
  const giving = (ids: readonly string[], from: string): Graph => ({
    ...clustered,
    nodes: clustered.nodes.map((node) =>
      ids.includes(node.id)
        ? {
            ...node,
            addresses: [
              clustered.nodes.find(({ id }) => id === from)?.addresses[0] ?? '',
              ...node.addresses.slice(1),
            ],
          }
        : node,
    ),
  });

  it('is that of the cluster again at a member that has another one', () => {
    const graph = giving(['hq-fw-2'], 'hq-core-1');
    const fix = found(graph).find(({ sentence }) => sentence.startsWith('The address'))?.fix;
    expect(fix?.label).toMatch(/^Give HQ-FW-2 the address /);
    expect(fix && applyChanges(graph, fix.changes).nodes).toEqual(clustered.nodes);
  });

  it('changes at all members together', () => {
    const graph = giving(['yor-fw-1', 'yor-fw-2'], 'hq-core-1');
    const fix = found(graph).find(({ sentence }) => sentence.startsWith('The address'))?.fix;
    expect(fix?.changes.nodes.changed.map(({ id }) => id)).toEqual(['yor-fw-1', 'yor-fw-2']);
    expect(fix && applyChanges(graph, fix.changes).nodes).toEqual(clustered.nodes);
  });
});

describe('an IPv6 block of a VLAN', () => {
  it.each([56, 60, 65, 80, 126])('of /%i becomes the /64 of its gateway', (length) => {
    const graph: Graph = {
      ...plan,
      subnets: plan.subnets.map((row) =>
        row.id === 'hq-vlan-30' && row.ipv6 ? { ...row, ipv6: row.ipv6.replace('/64', `/${length}`) } : row,
      ),
    };
    const fix = results(graph)
      .flatMap(({ findings }) => findings)
      .find(({ sentence }) => sentence.includes('is not a /64'))?.fix;
    expect(fix?.label).toMatch(/^Make 2001:db8:0:[\da-f]+::\/64 the block of Voice$/);
    expect(fix && applyChanges(graph, fix.changes).subnets).toEqual(plan.subnets);
  });
});

describe('a gateway', () => {
  it.each(['loopback-hq-core-1', 'transit-hq-fw-1--yor-fw-1'])('of %s is taken off it', (id) => {
    const graph: Graph = {
      ...plan,
      subnets: plan.subnets.map((row) => (row.id === id ? { ...row, gateway: '10.99.0.1' } : row)),
    };
    const found = results(graph).flatMap(({ findings }) => findings);
    const fix = found.find(({ sentence }) => sentence.startsWith('The gateway 10.99.0.1'))?.fix;
    expect(fix?.label).toMatch(/^Take the gateway off /);
    expect(fix && applyChanges(graph, fix.changes).subnets).toEqual(plan.subnets);
  });
});
