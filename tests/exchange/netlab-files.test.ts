import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import type { Graph } from '#shared/contract/topology-items.ts';
import { catalogue } from '#shared/equipment/catalogue/catalogue.ts';
import { writeNetlab } from '#shared/exchange/netlab/write-netlab.ts';
import { planNetwork } from '#shared/network/plan.ts';
import { allCases } from '../network/reference/cases/all-cases.ts';

interface Interface {
  node: string;
  ipv4?: string;
  ipv6?: string;
}
interface Topology {
  vlans: Record<string, { id: number; prefix: { ipv4?: string } }>;
  nodes: Record<
    string,
    {
      device: string;
      module: string[];
      loopback?: false | { ipv4?: string | false };
      vlans?: Record<string, { mode: string; ipv4?: string }>;
    }
  >;
  links: {
    interfaces: Interface[];
    prefix?: { ipv4?: string };
    vlan?: { access?: string; trunk?: string[] };
  }[];
}

/** What netlab's own descriptions of devices give neither VLANs nor interfaces in them (features of netsim/devices/*.yml). */
const withoutVlans = ['fortios', 'linux', 'vsrx'];

function exportOf(id: string): { graph: Graph; text: string; topology: Topology } {
  const reference = allCases.find((one) => one.id === id);
  if (reference === undefined) throw new RangeError(id);
  const { requirements, existing } = reference;
  const graph = planNetwork({
    requirements,
    ...(existing && { existing }),
    devices: catalogue,
    assigned: [],
    today: '2026-11-26',
  });
  const text = writeNetlab({ name: id, graph });
  return { graph, text, topology: parse(text) };
}

/** An office, three that have a cluster of FortiGates, of SRX and of both stacks, and sites on MPLS. */
describe.each(['law-firm', 'clinic', 'data-centre', 'ipv6-only-office', 'logistics'])('of %s', (id) => {
  const { graph, text, topology } = exportOf(id);
  const nodes = Object.entries(topology.nodes);
  const deviceOf = ({ node }: Interface) => topology.nodes[node]?.device ?? '';

  it('no device has a VLAN that netlab does not configure on it', () => {
    for (const [name, { device, module = [], vlans }] of nodes)
      if (withoutVlans.includes(device))
        expect([name, module.includes('vlan'), vlans]).toEqual([name, false, undefined]);
    for (const { interfaces, vlan } of topology.links) {
      const plain = interfaces.filter((end) => withoutVlans.includes(deviceOf(end)));
      if (vlan === undefined) continue;
      expect(plain.length).toBeLessThan(vlan.trunk === undefined ? 2 : 1);
      for (const end of plain) expect(end.ipv4 ?? end.ipv6).toMatch(/\/\d+$/);
      for (const name of [vlan.access ?? [], vlan.trunk ?? []].flat())
        expect(Object.keys(topology.vlans)).toContain(name);
      for (const { node } of interfaces)
        if (!withoutVlans.includes(topology.nodes[node]?.device ?? ''))
          expect(topology.nodes[node]?.module).toContain('vlan');
    }
  });

  it('every address is on one interface of one node', () => {
    const held = [
      ...nodes.flatMap(([, { loopback, vlans = {} }]) => [
        typeof loopback === 'object' ? loopback.ipv4 || [] : [],
        Object.values(vlans).flatMap(({ ipv4 }) => ipv4 ?? []),
      ]),
      ...topology.links.flatMap(({ interfaces }) => interfaces.flatMap(({ ipv4 }) => ipv4 ?? [])),
    ].flat();
    expect(held.length).toBeGreaterThan(0);
    expect(held.filter((address, index) => held.indexOf(address) < index)).toEqual([]);
  });

  it('the members of a cluster are one node, and the file says of what', () => {
    const devices = graph.nodes.filter(({ type }) => type !== 'user' && type !== 'accesspoint');
    expect(nodes).toHaveLength(new Set(devices.map(({ id, cluster }) => cluster ?? id)).size);
    for (const { label, cluster } of devices)
      if (cluster !== undefined)
        expect(text).toMatch(new RegExp(`^# .* is .*${label}.* one device\\.$`, 'm'));
  });

  it('each addressed link is there once, and each VLAN has the block of its site', () => {
    const links = graph.edges.filter(({ outer, type }) => outer === undefined && type !== 'wireless');
    const stated = new Set(links.flatMap(({ subnet }) => subnet ?? []));
    const written = topology.links.flatMap(({ vlan, prefix }) =>
      vlan === undefined && prefix !== undefined ? Object.values(prefix) : [],
    );
    expect(new Set(written)).toEqual(stated);
    expect(written).toHaveLength(stated.size);
    const blocks = Object.values(topology.vlans).flatMap(({ prefix }) => prefix.ipv4 ?? []);
    expect(new Set(blocks).size).toBe(blocks.length);
    for (const { id: vlan, prefix } of Object.values(topology.vlans))
      if (prefix.ipv4 !== undefined)
        expect(graph.subnets).toContainEqual(expect.objectContaining({ vlan, cidr: prefix.ipv4 }));
  });

  it('a firewall without VLANs keeps each of its gateways on a link of its own', () => {
    for (const [name, { device }] of nodes) {
      const node = graph.nodes.find(({ label }) => label.toLowerCase() === name);
      if (node?.type !== 'firewall' || !withoutVlans.includes(device)) continue;
      expect(text).toMatch(new RegExp(`^# netlab has no VLANs on .*${name}`, 'm'));
      const ends = topology.links.flatMap(({ interfaces }) => interfaces.filter((end) => end.node === name));
      for (const { gateway, vlan, site } of graph.subnets)
        if (
          vlan !== undefined &&
          site === node.site &&
          node.addresses.some((own) => own.startsWith(`${gateway}/`))
        )
          expect(ends.filter(({ ipv4 }) => ipv4?.startsWith(`${gateway}/`))).toHaveLength(1);
    }
  });
});

it('stands FRRouting in for what netlab does not have: a FortiSwitch is no FortiGate', () => {
  const { graph, topology } = exportOf('clinic');
  const switches = graph.nodes.filter(({ model }) => model?.model.startsWith('FortiSwitch'));
  expect(switches.length).toBeGreaterThan(0);
  for (const { label } of switches) expect(topology.nodes[label.toLowerCase()]?.device).toBe('frr');
});
