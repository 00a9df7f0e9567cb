import type { ControlPlane } from '../../contract/control-plane.ts';
import type { Requirements } from '../../contract/requirements.ts';
import type { Subnet, TopologyNode } from '../../contract/topology.ts';
import { parseBlock } from '../addressing/ipv4.ts';
import { because } from '../reasons/because.ts';
import { breaksOutLocally } from '../sizing/edge-devices.ts';
import { across, blockOf, isBranchGateway, type Layer3 } from './layer3.ts';

type Areas = ControlPlane['ospf'];

/**
 * OSPF (RFC 2328): the hub, all edge devices and the links between sites are the backbone; each other site is an area of
 * its own that needs no more than a default route, and whose border announces the site's block as one.
 */
export function ospfAreas(layer3: Layer3, hub: string | undefined): Areas {
  const sites = new Map<string, TopologyNode[]>();
  for (const id of layer3.routing) {
    const node = layer3.nodes.get(id);
    if (node?.site === undefined) continue;
    const own = sites.get(node.site);
    if (own === undefined) sites.set(node.site, [node]);
    else own.push(node);
  }
  const others = [...sites].filter(([site]) => site !== hub);
  const backbone = [
    ...(hub === undefined ? [] : (sites.get(hub) ?? [])),
    ...others.flatMap(([, nodes]) => nodes.filter(({ layer }) => layer === 'edge')),
  ];
  if (backbone.length === 0) return [];
  const whole = hub ?? '';
  return [
    {
      id: 0,
      site: whole,
      kind: 'backbone',
      routers: backbone.map(({ id }) => id),
      networks: [...networksOf(sites.get(whole) ?? [], layer3), ...transits(backbone, layer3)],
      because: because('ospf-backbone', {
        hub: whole,
        hubDevices: sites.get(whole)?.length ?? 0,
        otherSites: others.length,
        routers: backbone.length,
      }),
    },
    ...others.map(([site, nodes], index) => areaOf(site, nodes, index + 1, layer3)),
  ];
}

function areaOf(site: string, nodes: readonly TopologyNode[], id: number, layer3: Layer3): Areas[number] {
  const block = layer3.siteBlocks.get(site);
  return {
    id,
    site,
    kind: 'totally-stubby',
    routers: nodes.map((node) => node.id),
    networks: networksOf(nodes, layer3),
    ...(block !== undefined && { summary: block.cidr }),
    because: because('ospf-area', {
      routers: nodes.length,
      ...(block !== undefined && { summary: block.cidr }),
    }),
  };
}

/** Subnets of the site's people and devices, once each. */
function networksOf(nodes: readonly TopologyNode[], { subnetsOf }: Layer3): string[] {
  const rows = nodes.flatMap(({ id }) => subnetsOf.get(id) ?? []);
  return inOrder(rows.filter(({ vlan }) => vlan !== undefined));
}

function transits(nodes: readonly TopologyNode[], { subnetsOf }: Layer3): string[] {
  const rows = nodes.flatMap(({ id }) => subnetsOf.get(id) ?? []);
  return inOrder(rows.filter(({ purpose }) => purpose === 'transit'));
}

/** Blocks once each, by their addresses. */
const inOrder = (rows: readonly Subnet[]): string[] =>
  [...new Set(rows.map(({ cidr }) => cidr))].sort((a, b) => parseBlock(a).first - parseBlock(b).first);

/**
 * Towards the providers: each device at the edge of the network, the first of a kind preferred. A branch with an internet
 * access of its own leaves by it where it breaks out locally; else it hears the hub's default route by its tunnels.
 */
export function defaultRoutes(layer3: Layer3, requirements: Requirements): ControlPlane['defaultRoutes'] {
  const towardsInternet = [...layer3.routing].flatMap((id) =>
    (layer3.linksOf.get(id) ?? []).flatMap((edge) => {
      const other = across(edge, id, layer3);
      return other !== undefined && layer3.internet.has(other.id) ? [{ device: id, towards: other.id }] : [];
    }),
  );
  const toProvider = towardsInternet.filter(({ device }) => !isBranchGateway(device, layer3));
  const branches = breaksOutLocally(requirements)
    ? towardsInternet.filter(({ device }) => isBranchGateway(device, layer3))
    : [];
  const borders = new Set(toProvider.map(({ device }) => device));
  const through = [...layer3.routing].flatMap((id) => {
    if (layer3.nodes.get(id)?.type !== 'firewall' || borders.has(id)) return [];
    return (layer3.linksOf.get(id) ?? []).flatMap((edge) => {
      const other = across(edge, id, layer3);
      if (other === undefined || !borders.has(other.id)) return [];
      const nextHop = other.addresses.find((address) => blockOf(address) === edge.subnet)?.split('/')[0];
      return [{ device: id, towards: other.id, ...(nextHop !== undefined && { nextHop }) }];
    });
  });
  return [
    ...ranked(toProvider, true),
    ...ranked(through, through.length > 0),
    ...branches.map((way, index) => {
      // A branch with two providers prefers the first.
      const nth = branches.slice(0, index).filter(({ device }) => device === way.device).length;
      return { ...way, metric: 10 * (1 + nth), announced: false, because: localBreakout };
    }),
  ];
}

/** The first way of each device is the better one where a device has several, else the first device is. */
function ranked(
  ways: readonly { readonly device: string; readonly towards: string; readonly nextHop?: string }[],
  announced: boolean,
): ControlPlane['defaultRoutes'] {
  const perDevice = new Map<string, number>();
  const devices = [...new Set(ways.map(({ device }) => device))];
  return ways.map((way) => {
    const nth = perDevice.get(way.device) ?? 0;
    perDevice.set(way.device, nth + 1);
    const metric = Math.min(255, 10 * (1 + nth + devices.indexOf(way.device)));
    return { ...way, metric, announced, because: because('default-route', { ways: ways.length, metric }) };
  });
}

const localBreakout = because('local-breakout', {});

/** Private AS number (RFC 6996) until a registry gives one. */
const localAs = 65_000;

/**
 * BGP (RFC 4271) of the hub with the internet providers where there are two of them: a failed one is noticed, and traffic
 * comes in by the other. And of every site with the providers of MPLS (RFC 4364), who carry the sites' blocks.
 */
export function bgpSessions(layer3: Layer3, { redundancy }: Requirements): ControlPlane['bgp'] {
  const all = [...layer3.nodes.values()].filter(({ type }) => type === 'internet');
  const [internet, mpls] = [
    all.filter(({ id }) => layer3.internet.has(id)),
    all.filter(({ id }) => !layer3.internet.has(id)),
  ];
  const isDual = redundancy.internet && internet.length > 1;
  return [
    ...(isDual ? sessionsWith(internet, layer3, 'bgp-with-internet') : []),
    ...sessionsWith(mpls, layer3, 'bgp-with-mpls'),
  ];
}

function sessionsWith(
  providers: readonly TopologyNode[],
  layer3: Layer3,
  rule: 'bgp-with-internet' | 'bgp-with-mpls',
): ControlPlane['bgp'] {
  return providers.flatMap((provider, index) =>
    (layer3.linksOf.get(provider.id) ?? []).flatMap((edge) => {
      const router = across(edge, provider.id, layer3);
      if (router === undefined || !layer3.routing.has(router.id)) return [];
      if (layer3.internet.has(provider.id) && isBranchGateway(router.id, layer3)) return [];
      const preference = index === 0 ? 'primary' : 'backup';
      return [
        {
          device: router.id,
          localAs,
          neighbour: provider.id,
          preference,
          because: because(rule, { preference, localAs }),
        },
      ];
    }),
  );
}
