import type { Device } from '#shared/contract/device.ts';
import type { Requirements } from '#shared/contract/requirements.ts';
import type { Graph, Subnet, TopologyNode } from '#shared/contract/topology-items.ts';
import { portsByName, portsOf } from '#shared/equipment/port-names.ts';
import { portsNamed } from '#shared/network/graph/port-range.ts';
import { internetIds, isTunnel } from '#shared/network/graph/wan-links.ts';
import { reachableFrom } from './reachability.ts';

/** The errors of a plan, a line each; verified without the engine's own checks. */
export type Wrongs = readonly string[];

/** Subnets that share an address; blocks of sites contain the others and are left out. */
export function overlaps({ subnets }: Graph): Wrongs {
  const blocks = subnets
    .filter(({ purpose }) => purpose !== 'site')
    .flatMap(({ cidr }) => (cidr === undefined ? [] : [{ cidr, ...rangeOf(cidr) }]))
    .sort((a, b) => a.first - b.first);
  return blocks.flatMap((block, index) => {
    const next = blocks[index + 1];
    return next !== undefined && next.first <= block.last ? [`${block.cidr} and ${next.cidr}`] : [];
  });
}

/** VLANs whose hosts, gateway or range are not within their subnet. */
export function hostsWithoutRoom({ nodes, subnets }: Graph): Wrongs {
  const points = nodes.filter(({ type }) => type === 'accesspoint').flatMap(({ addresses }) => addresses);
  /** Of a network of management the access points lease. */
  const leasedOf = (cidr: string, purpose: Subnet['purpose'], hosts: number): number => {
    const { first, last } = rangeOf(cidr);
    if (purpose !== 'management') return hosts;
    return points.filter((own) => addressOf(own) > first && addressOf(own) < last).length;
  };
  return subnets.flatMap(({ cidr, vlan, hosts, gateway, dhcp, firstHop, purpose }) => {
    if (vlan === undefined || cidr === undefined) return [];
    const { first, last } = rangeOf(cidr);
    const isInside = (address: string | undefined) =>
      address === undefined || (addressOf(address) > first && addressOf(address) < last);
    const members = firstHop?.members.map(({ address }) => address) ?? [];
    return [
      ...(hosts + 1 > last - first - 1 ? [`${cidr} is too small for ${hosts}`] : []),
      ...[gateway, dhcp?.from, dhcp?.to, ...members]
        .filter((address) => !isInside(address))
        .map((address) => `${address} is not in ${cidr}`),
      ...(dhcp && addressOf(dhcp.to) - addressOf(dhcp.from) + 1 < leasedOf(cidr, purpose, hosts)
        ? [`${cidr}: too few for DHCP`]
        : []),
    ];
  });
}

/** On the smaller SRX ge-0/0/1 is the control port of a cluster, and on the two smallest ge-0/0/0 the management port. */
const isLostToCluster = (model: string, port: string, isBetweenMembers: boolean): boolean =>
  (/^SRX3[0-8]/.test(model) && port === 'ge-0/0/1' && !isBetweenMembers) ||
  (/^SRX3[02]0/.test(model) && port === 'ge-0/0/0');

/** Ports that two links take, or that the model at that end does not have. */
export function wrongPorts(graph: Graph, devices: ReadonlyMap<string, Device>): Wrongs {
  const nodes = new Map(graph.nodes.map((node) => [node.id, node]));
  const real = new Map<string, ReturnType<typeof portsByName>>();
  const taken = new Map<string, string>();
  const wrongs: string[] = [];
  for (const edge of graph.edges) {
    // Stack cables are in ports that the catalogue does not list.
    if (isTunnel(edge) || edge.cable?.startsWith('StackWise')) continue;
    for (const [id, port] of [
      [edge.source, edge.sourcePort],
      [edge.target, edge.targetPort],
    ] as const) {
      const node = nodes.get(id);
      const device = devices.get(node?.equipmentId ?? '');
      if (device === undefined || port === undefined || node?.type === 'server') continue;
      const own = real.get(device.id) ?? portsByName(portsOf(device));
      real.set(device.id, own);
      for (const name of portsNamed(port)) {
        const far = nodes.get(id === edge.source ? edge.target : edge.source);
        const isControl = node?.cluster !== undefined && node.cluster === far?.cluster;
        if (isControl && /^SRX(16|23)00/.test(device.model) && name === 'HA control 0') continue;
        if (!own.has(name) && !own.has(name.replace(/\.\d+$/, ''))) wrongs.push(`${id} has no ${name}`);
        if (node?.cluster !== undefined && isLostToCluster(device.model, name, isControl))
          wrongs.push(`${id} has ${name} in a chassis cluster for itself`);
        // The two handovers of one circuit share the port at its far end.
        const circuit = edge.circuit ?? edge.id;
        const key = `${id} ${own.get(name)?.name ?? name}`;
        if ((taken.get(key) ?? circuit) !== circuit) wrongs.push(`${key} is taken twice`);
        taken.set(key, circuit);
      }
    }
  }
  return wrongs;
}

/**
 * Devices of the layers for which redundancy is asked, whose failure alone keeps an access switch of a site with two of
 * them from the internet; and everything that does not reach it at all.
 */
export function singlePointsOfFailure(graph: Graph, { redundancy, sites }: Requirements): Wrongs {
  const namesakes = new Map<string, number>();
  const stated = new Map(
    sites.map(({ name, redundancy: own }) => {
      const nth = (namesakes.get(name) ?? 0) + 1;
      namesakes.set(name, nth);
      return [nth === 1 ? name : `${name} (${nth})`, own];
    }),
  );
  const isFull = (site: string | undefined, usual: boolean): boolean => {
    const own = stated.get(site ?? '');
    return own === undefined ? usual : own === 'full';
  };
  /** A site with one circuit hangs on what that ends at. */
  const hasTwo = (site: string | undefined): boolean => {
    const own = stated.get(site ?? '');
    return own === undefined ? redundancy.internet : own !== 'none';
  };
  const providers = [...internetIds(graph)];
  const switches = graph.nodes.filter(({ type, layer }) => type === 'switch' && layer === 'access');
  const lost = (failed: ReadonlySet<string>) => {
    const reached = reachableFrom(
      graph,
      providers.filter((id) => !failed.has(id)),
      failed,
    );
    return switches.filter(({ id }) => !reached.has(id) && !failed.has(id));
  };
  const asked = (node: TopologyNode) =>
    node.layer === 'edge' || node.layer === 'internet'
      ? node.layer === 'edge'
        ? isFull(node.site, redundancy.internet)
        : providers.length > 1 && providers.includes(node.id)
      : (node.layer === 'core' || node.layer === 'distribution') &&
        isFull(node.site, redundancy.coreSwitching);
  return [
    ...lost(new Set()).map(({ label }) => `${label} is cut off`),
    ...graph.nodes
      .filter(asked)
      .flatMap(({ id, label, site }) =>
        lost(new Set([id])).flatMap((cut) =>
          cut.site === site || hasTwo(cut.site) ? [`${cut.label} without ${label}`] : [],
        ),
      ),
  ];
}

/** People and devices of the sites' own numbers that no node stands for. */
export function unserved({ nodes }: Graph, { sites }: Requirements): Wrongs {
  const planned = (kind: string) =>
    nodes.reduce((sum, { label, quantity }) => sum + (label.endsWith(kind) ? quantity : 0), 0);
  return (
    [
      ['wiredUsers', ' wired users'],
      ['wirelessUsers', ' wireless users'],
      ['phones', ' phones'],
      ['printers', ' printers'],
    ] as const
  ).flatMap(([field, kind]) => {
    const stated = sites.reduce((sum, site) => sum + site[field], 0);
    return planned(kind) === stated ? [] : [`${planned(kind)} of ${stated}${kind}`];
  });
}

function rangeOf(cidr: string): { readonly first: number; readonly last: number } {
  const [address = '', prefix] = cidr.split('/');
  const size = 2 ** (32 - Number(prefix));
  return { first: addressOf(address), last: addressOf(address) + size - 1 };
}

const addressOf = (address: string): number =>
  address.split('.').reduce((sum, octet) => sum * 256 + Number(octet), 0);
