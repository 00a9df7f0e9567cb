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
});
