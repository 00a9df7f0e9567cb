import { describe, expect, it } from 'vitest';
import type { Graph, Subnet, TopologyEdge } from '#shared/contract/topology-items.ts';
import { checkNetwork } from '#shared/network/checks/check-network.ts';
import type { Finding } from '#shared/network/checks/finding.ts';
import { applyChanges } from '#shared/network/graph/apply-changes.ts';
import { planTopology } from '#shared/network/plan.ts';
import { requirementsOf } from '../requirements-builder.ts';

const requirements = requirementsOf({
  sites: [
    {
      ...{ name: 'HQ', kind: 'headquarters', floors: 2, wiredUsers: 60, wirelessUsers: 150, phones: 20 },
      ...{ cameras: 6, printers: 3, servers: 4 },
    },
    { name: 'York', wiredUsers: 20, cameras: 4 },
  ],
  ipScheme: { ipv6: true },
});
const plan = planTopology(requirements);
const findingsIn = (graph: Graph): Finding[] =>
  checkNetwork({ graph, requirements, devices: [] }, { devices: 400, failures: 0 }).flatMap(
    ({ findings }) => findings,
  );

/** The first finding whose sentence matches, with its fix, and the graph after it. */
function mended(
  graph: Graph,
  sentence: RegExp,
): { readonly label: string | undefined; readonly graph: Graph } {
  const found = findingsIn(graph).find((own) => sentence.test(own.sentence));
  if (found === undefined) throw new Error(`Nothing is found: ${sentence}`);
  return { label: found.fix?.label, graph: found.fix ? applyChanges(graph, found.fix.changes) : graph };
}

const withSubnet = (change: Partial<Subnet> & { readonly id: string }): Graph => ({
  ...plan,
  subnets: plan.subnets.map((row) => (row.id === change.id ? { ...row, ...change } : row)),
});
const withLink = (isMeant: (edge: TopologyEdge) => boolean, change: Partial<TopologyEdge>): Graph => ({
  ...plan,
  edges: plan.edges.map((edge) => (isMeant(edge) ? { ...edge, ...change } : edge)),
});

describe('hosts whose VLAN lost its subnet', () => {
  it.each([3_000, 100])('have it back by its number, which is %i now', (vlan) => {
    const { label, graph } = mended(
      withSubnet({ id: 'yor-vlan-40', vlan }),
      /cameras is in VLAN 40, which has no/,
    );
    expect(label).toMatch(/^Number .* 40, as its links have it$/);
    expect(graph).toEqual(plan);
  });
});

describe('hosts on a port of other VLANs', () => {
  const accessPoint = plan.edges.find(({ id }) => id.includes('hq-f1-ap'));

  it('are put into those of hosts like them where their untagged frames enter another one', () => {
    const damaged = withLink(({ id }) => id === accessPoint?.id, {
      vlans: [30, ...(accessPoint?.vlans.slice(1) ?? [])],
    });
    const { label, graph } = mended(damaged, /^Untagged frames on /);
    expect(label).toMatch(/^Put HQ-F1-AP-\d into VLAN 10 and \d+$/);
    expect(graph).toEqual(plan);
  });

  it('are put into those of hosts on their switch where theirs have no subnet', () => {
    const isOther = ({ id }: TopologyEdge) => id.includes('hq-f2-ap');
    const elsewhere = withLink(isOther, { vlans: [10] });
    const graph = {
      ...elsewhere,
      edges: elsewhere.edges.map((edge) =>
        edge.id === accessPoint?.id ? { ...edge, vlans: [2_151] } : edge,
      ),
    };
    const after = mended(graph, /^HQ-F1-AP-\d is in VLAN 2151, which has no subnet/);
    expect(after.label).toMatch(/^Put it into VLAN 10 and \d+$/);
    expect(after.graph).toEqual(elsewhere);
  });
});

describe('a third address in a block of two, or a second in one of one', () => {
  it.each(['loopback-yor-fw-1', 'transit-hq-fw-1--yor-fw-1'])(
    'as the gateway of %s is taken off it',
    (id) => {
      const gateway = plan.subnets.find((row) => row.id === id)?.cidr?.split('/')[0] ?? '';
      const { label, graph } = mended(
        withSubnet({ id, gateway }),
        / has room for [12] hosts, but [23] are planned/,
      );
      expect(label).toMatch(/^Take the gateway off /);
      expect(graph.subnets).toEqual(plan.subnets);
    },
  );
});

describe('a link by radio', () => {
  it('gives back the port that it was drawn on', () => {
    const radio = plan.edges.find(({ type }) => type === 'wireless');
    const uplink = plan.edges.find(({ target, type }) => target === radio?.source && type !== 'wireless');
    const graph = withLink((edge) => edge === radio, { sourcePort: uplink?.targetPort ?? '' });
    const after = mended(graph, /has two links on /);
    expect(after.label).toMatch(/^Take .+ off its wireless link$/);
    expect(after.graph).toEqual(plan);
  });
});

describe('a block of IPv6 that reaches over others', () => {
  it('becomes the /64 of its gateway', () => {
    const row = plan.subnets.find(({ id }) => id === 'hq-vlan-20');
    const { label, graph } = mended(
      withSubnet({ id: 'hq-vlan-20', ipv6: row?.ipv6?.replace(/[\da-f]+::\/64$/, '100::/60') ?? '' }),
      /\(2001:db8:[\da-f:]+\/6\d\) overlaps .*\/60/,
    );
    expect(label).toMatch(/^Make 2001:db8:0:\d+::\/64 the block of Servers$/);
    expect(graph.subnets).toEqual(plan.subnets);
  });
});

describe('a link on the port of a circuit that both of a cluster are handed', () => {
  it('is moved itself, since the circuit’s links would have to move together', () => {
    const asked = requirementsOf({
      sites: [
        { name: 'Leeds', kind: 'headquarters', wiredUsers: 1 },
        {
          name: 'York',
          kind: 'headquarters',
          wiredUsers: 1,
          servers: 1,
          publicServers: 1,
          wan: 'leased-line',
        },
      ],
      redundancy: { internet: true },
    });
    const { edges, ...rest } = planTopology(asked);
    const id = edges.find(({ source, target }) => source.endsWith('-2-fw-1') && target.includes('dmz-1'))?.id;
    const graph = {
      ...rest,
      edges: edges.map((edge) => (edge.id === id ? { ...edge, sourcePort: 'wan 1' } : edge)),
    };
    const failuresOf = (of: Graph) =>
      checkNetwork({ graph: of, requirements: asked, devices: [] }, { devices: 400, failures: 0 }).flatMap(
        ({ findings }) => findings.filter(({ severity }) => severity === 'failure'),
      );
    const [found, ...others] = failuresOf(graph);
    expect(others).toEqual([]);
    expect(found?.fix?.changes.edges.changed.map((edge) => edge.id)).toEqual([id]);
    expect(found?.fix && failuresOf(applyChanges(graph, found.fix.changes))).toEqual([]);
  });
});
