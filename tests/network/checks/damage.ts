import * as fc from 'fast-check';
import type { Device } from '#shared/contract/device.ts';
import type { Graph, TopologyEdge, TopologyNode } from '#shared/contract/topology-items.ts';
import { catalogue } from '#shared/equipment/catalogue/catalogue.ts';

/** One thing that someone may break in a plan, at elements that `at` and `with` choose, 0 to 1. */
export interface Damage {
  readonly kind: (typeof kinds)[number];
  readonly at: number;
  readonly with: number;
}

const kinds = [
  'a port without a name',
  'all ports of a device without a name',
  'a port of another link',
  'a port that no model has',
  'no model',
  'another model',
  'no port total',
  'the name of another device',
  'an address of another device',
  'no addresses',
  'another VLAN',
  'another VLAN of a subnet',
  'a reserved VLAN of a subnet',
  'one address of a neighbour',
  'another gateway',
  'no site block',
  'a VLAN less on a trunk',
  'other addresses on a link',
  'the address of a gateway',
  'a block that is no /64',
  'a gateway without its VLANs',
  'a gateway on a link',
  'the VLANs of another port',
  'a port of radio',
  'a VLAN less on one trunk',
  'one VLAN on a trunk',
  'a renumbered VLAN on a trunk',
  'the VLANs of another trunk',
  'swapped ports',
  'swapped cables',
  'the aggregate of another link',
  'an address of a link twice',
  'no link',
] as const;

const fraction = fc.noBias(fc.integer({ min: 0, max: 9_999 })).map((part) => part / 10_000);
export const anyDamage = fc.array(
  fc.record({ kind: fc.constantFrom(...kinds), at: fraction, with: fraction }),
  {
    minLength: 1,
    maxLength: 6,
  },
);

const chosen = <Item>(items: readonly Item[], at: number): Item | undefined =>
  items[Math.floor(at * items.length)];

type End = 'sourcePort' | 'targetPort';
const ends: readonly End[] = ['sourcePort', 'targetPort'];

/** A graph with a thing broken; the same where it has nothing of the kind. */
export function damaged(graph: Graph, damage: Damage): Graph {
  const { nodes, edges, subnets } = graph;
  const { at, with: other } = damage;
  const isDevice = ({ type }: TopologyNode) => type !== 'user' && type !== 'internet';
  const node = chosen(nodes.filter(isDevice), at);
  const edge = chosen(edges, at);
  const subnet = chosen(subnets, at);
  if (node === undefined || edge === undefined || subnet === undefined) return graph;
  const end = chosen(ends, other) ?? 'sourcePort';
  const withNode = (changed: TopologyNode): Graph => ({
    ...graph,
    nodes: nodes.map((one) => (one === node ? changed : one)),
  });
  const withEdge = (changed: TopologyEdge): Graph => ({
    ...graph,
    edges: edges.map((one) => (one === edge ? changed : one)),
  });
  switch (damage.kind) {
    case 'a port without a name':
      return withEdge(without(edge, end));
    case 'all ports of a device without a name':
      return {
        ...graph,
        edges: edges.map((one) => {
          if (one.source === node.id) return without(one, 'sourcePort');
          return one.target === node.id ? without(one, 'targetPort') : one;
        }),
      };
    case 'a port of another link': {
      const id = end === 'sourcePort' ? edge.source : edge.target;
      const port = chosen(
        edges.flatMap((one) => {
          if (one === edge) return [];
          const own = one.source === id ? one.sourcePort : one.target === id ? one.targetPort : undefined;
          return own === undefined ? [] : [own];
        }),
        other * 2 - Math.floor(other * 2),
      );
      return withEdge(port === undefined ? edge : { ...edge, [end]: port });
    }
    case 'a port that no model has':
      return withEdge({ ...edge, [end]: 'Slot 9/99' });
    case 'no model':
      return withNode(without(node, 'equipmentId'));
    case 'another model': {
      const alike = catalogue.filter(({ category }) => category === modelOf(node)?.category);
      const device = chosen(alike, other);
      return withNode(device === undefined ? node : { ...node, equipmentId: device.id });
    }
    case 'no port total':
      return withNode(without(node, 'ports'));
    case 'the name of another device':
      return withNode({ ...node, label: chosen(nodes.filter(isDevice), other)?.label ?? node.label });
    case 'an address of another device':
      return withNode({ ...node, addresses: chosen(nodes, other)?.addresses ?? [] });
    case 'no addresses':
      return withNode({ ...node, addresses: [] });
    case 'another VLAN':
      return withEdge({ ...edge, vlans: [Math.floor(1 + other * 4_093)] });
    case 'a reserved VLAN of a subnet': {
      const [own, vlan] = [subnet.vlan, chosen([1, 998, 999, 1_003, 4_000], other) ?? 1];
      if (own === undefined) return graph;
      const isThere = ({ source, target }: TopologyEdge) =>
        nodes.some(({ id, site }) => site === subnet.site && (id === source || id === target));
      return {
        ...graph,
        subnets: subnets.map((one) => (one === subnet ? { ...one, vlan } : one)),
        edges: edges.map((one) =>
          isThere(one) ? { ...one, vlans: one.vlans.map((each) => (each === own ? vlan : each)) } : one,
        ),
      };
    }
    case 'one address of a neighbour': {
      const near = chosen(
        nodes.filter((one) => isDevice(one) && one.site === node.site && one !== node),
        other,
      );
      // Of those with both, the loopback or the management address.
      const [address] = near?.addresses ?? [];
      const [, ...rest] = node.addresses;
      return address === undefined || node.addresses.length === 0
        ? graph
        : withNode({ ...node, addresses: [address, ...rest] });
    }
    case 'another VLAN of a subnet':
    case 'another gateway': {
      const change =
        damage.kind === 'another gateway'
          ? { gateway: `10.${Math.floor(other * 256)}.0.${Math.floor(at * 256)}` }
          : { vlan: chosen(subnets, other)?.vlan ?? 1 };
      return { ...graph, subnets: subnets.map((one) => (one === subnet ? { ...one, ...change } : one)) };
    }
    case 'no site block':
      return { ...graph, subnets: subnets.filter(({ purpose }) => purpose !== 'site') };
    case 'a VLAN less on a trunk': {
      const trunk = chosen(
        edges.filter(({ type, vlans }) => type === 'trunk' && vlans.length > 1),
        at,
      );
      if (trunk === undefined) return graph;
      const { source, target } = trunk;
      const vlan = chosen(trunk.vlans, other);
      // The members of a bundle and of a pair lose it together, or the other one carries on.
      const isLike = (one: TopologyEdge) =>
        one.type === 'trunk' && (one.target === target || one.source === source);
      return {
        ...graph,
        edges: edges.map((one) =>
          isLike(one) ? { ...one, vlans: one.vlans.filter((own) => own !== vlan) } : one,
        ),
      };
    }
    case 'the address of a gateway': {
      const rows = subnets.filter(({ site, gateway }) => site === node.site && gateway !== undefined);
      const row = chosen(rows, other);
      const claimed = `${row?.gateway}/${row?.cidr?.split('/')[1]}`;
      return row === undefined ? graph : withNode({ ...node, addresses: [...node.addresses, claimed] });
    }
    case 'a block that is no /64': {
      const row = chosen(
        subnets.filter(({ vlan, ipv6 }) => vlan !== undefined && ipv6 !== undefined),
        at,
      );
      const ipv6 = row?.ipv6?.replace('/64', `/${[56, 60, 65, 80, 126][Math.floor(other * 5)]}`);
      return {
        ...graph,
        subnets: subnets.map((one) => (one === row && ipv6 !== undefined ? { ...one, ipv6 } : one)),
      };
    }
    case 'a gateway without its VLANs': {
      const gateways = nodes.filter(({ type }) => type === 'router' || type === 'firewall');
      const gateway = chosen(gateways, at);
      const isIts = ({ source, target, vlans }: TopologyEdge) =>
        vlans.length > 0 && [source, target].some((id) => id === gateway?.id);
      const kept = chosen([0, 1, 2], other) ?? 0;
      return {
        ...graph,
        edges: edges.map((one) => (isIts(one) ? { ...one, vlans: one.vlans.slice(0, kept) } : one)),
      };
    }
    case 'a gateway on a link': {
      const row = chosen(
        subnets.filter(({ cidr }) => cidr?.endsWith('/31') || cidr?.endsWith('/32')),
        at,
      );
      const gateway = row?.cidr?.split('/')[0];
      return {
        ...graph,
        subnets: subnets.map((one) => (one === row && gateway !== undefined ? { ...one, gateway } : one)),
      };
    }
    case 'the VLANs of another port': {
      const isHosts = (one: TopologyEdge) => {
        const layers = [one.source, one.target].map((id) => nodes.find((own) => own.id === id)?.layer);
        return one.vlans.length > 0 && layers.includes('endpoint');
      };
      const ports = edges.filter(isHosts);
      const [port, far] = [chosen(ports, at), chosen(ports, other)];
      return {
        ...graph,
        edges: edges.map((one) => (one === port && far !== undefined ? { ...one, vlans: far.vlans } : one)),
      };
    }
    case 'a port of radio': {
      const radio = chosen(
        edges.filter(({ type }) => type === 'wireless'),
        at,
      );
      const named = [radio?.source, radio?.target].flatMap((id) =>
        edges.flatMap((one) =>
          one === radio || id === undefined
            ? []
            : one.source === id
              ? [{ id, port: one.sourcePort }]
              : one.target === id
                ? [{ id, port: one.targetPort }]
                : [],
        ),
      );
      const taken = named.find(({ port }) => port !== undefined);
      return {
        ...graph,
        edges: edges.map((one) =>
          one === radio && taken?.port !== undefined
            ? { ...one, [one.source === taken.id ? 'sourcePort' : 'targetPort']: taken.port }
            : one,
        ),
      };
    }
    case 'a VLAN less on one trunk':
    case 'one VLAN on a trunk':
    case 'a renumbered VLAN on a trunk': {
      const trunk = chosen(trunksOf(graph), at);
      const vlan = trunk && chosen(trunk.vlans, other);
      const changed = (vlans: readonly number[]) => {
        if (damage.kind === 'a VLAN less on one trunk') return vlans.filter((own) => own !== vlan);
        if (damage.kind === 'one VLAN on a trunk') return vlans.filter((own) => own === vlan);
        return vlans.map((own) => (own === vlan ? 777 : own));
      };
      return trunk === undefined
        ? graph
        : {
            ...graph,
            edges: edges.map((one) => (one === trunk ? { ...one, vlans: changed(one.vlans) } : one)),
          };
    }
    case 'the VLANs of another trunk':
      return swapped(graph, trunksOf(graph), damage, ({ vlans }) => ({ vlans }));
    case 'swapped ports':
      return swapped(graph, edges, damage, ({ sourcePort }) => (sourcePort ? { sourcePort } : {}));
    case 'swapped cables':
      return swapped(graph, edges, damage, ({ target, targetPort }) => ({
        target,
        ...(targetPort && { targetPort }),
      }));
    case 'the aggregate of another link': {
      const bundled = edges.filter(({ aggregate }) => aggregate !== undefined);
      const [link, far] = [chosen(bundled, at), chosen(bundled, other)];
      return {
        ...graph,
        edges: edges.map((one) =>
          one === link && far?.aggregate ? { ...one, aggregate: far.aggregate } : one,
        ),
      };
    }
    case 'an address of a link twice': {
      const link = chosen(
        edges.filter(({ addresses }) => addresses?.source && addresses.target),
        at,
      );
      const address = link?.addresses?.[other < 0.5 ? 'source' : 'target'];
      return address === undefined
        ? graph
        : {
            ...graph,
            edges: edges.map((one) =>
              one === link ? { ...one, addresses: { source: address, target: address } } : one,
            ),
          };
    }
    case 'no link':
      return { ...graph, edges: edges.filter((one) => one !== edge) };
    case 'other addresses on a link': {
      const link = chosen(
        edges.filter(({ addresses }) => addresses !== undefined),
        at,
      );
      const wrong = { source: '10.255.255.1/31', target: '10.255.254.3/31' };
      return { ...graph, edges: edges.map((one) => (one === link ? { ...one, addresses: wrong } : one)) };
    }
  }
}

const trunksOf = ({ edges }: Graph): TopologyEdge[] =>
  edges.filter(({ type, vlans }) => type === 'trunk' && vlans.length > 1);

/** Swaps something of two links of a device. */
function swapped(
  { edges, ...rest }: Graph,
  links: readonly TopologyEdge[],
  { at, with: other }: Damage,
  partOf: (link: TopologyEdge) => Partial<TopologyEdge>,
): Graph {
  const one = chosen(links, at);
  const beside = links.filter((link) => link !== one && link.source === one?.source);
  const far = chosen(beside, other);
  if (one === undefined || far === undefined) return { edges, ...rest };
  const changed = (link: TopologyEdge): TopologyEdge => {
    if (link === one) return { ...link, ...partOf(far) };
    return link === far ? { ...link, ...partOf(one) } : link;
  };
  return { ...rest, edges: edges.map(changed) };
}

function without<Element extends object, Key extends keyof Element>(element: Element, key: Key) {
  const { [key]: _, ...rest } = element;
  return rest as Element;
}

const byId = new Map(catalogue.map((device) => [device.id, device]));
const modelOf = ({ equipmentId = '' }: TopologyNode): Device | undefined => byId.get(equipmentId);
