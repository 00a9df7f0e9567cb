import type { DeviceConfiguration } from '#shared/contract/configuration/device-configuration.ts';
import type {
  Cable,
  Flow,
  NetworkConfiguration,
} from '#shared/contract/configuration/network-configuration.ts';
import type { Requirements } from '#shared/contract/requirements.ts';
import type { Graph, TopologyNode } from '#shared/contract/topology-items.ts';
import { addressOf, type Bits, everywhere, type Family, families, isWithin, prefixOf } from './addresses.ts';
import { framesOf, portOwners } from './broadcast-domains.ts';
import { buildNetwork, verdictOn } from './build-network.ts';
import type { Leg } from './legs.ts';
import { ospfOf } from './ospf-by-relaxation.ts';
import type { BuiltNetwork } from './packets.ts';
import { addressesOf } from './places.ts';

/** What is wrong with a network, a line each. */
type Wrongs = readonly string[];

const allLegs = ({ legs }: BuiltNetwork): readonly Leg[] => [...legs.values()].flat();

const areaOf = (leg: Leg): number | undefined =>
  ospfOf(leg)?.interfaces.find((each) => each.interface === leg.row.name)?.area;

/** Links whose ends are in different areas, and areas that no device joins to the backbone (RFC 2328, 3.1). */
export function wrongAreas(built: BuiltNetwork): Wrongs {
  const speaking = allLegs(built).filter((leg) => areaOf(leg) !== undefined);
  const links = Map.groupBy(speaking, ({ domain, prefix }) => `${domain} ${prefix}`);
  const split = [...links.values()].filter((ends) => new Set(ends.map(areaOf)).size > 1);
  const ofDevice = Map.groupBy(speaking, ({ device }) => device);
  const joined = new Set(
    [...ofDevice.values()]
      .map((legs) => legs.map(areaOf))
      .filter((areas) => areas.includes(0))
      .flat(),
  );
  return [
    ...split.map((ends) => `${ends.map(({ device, row }) => `${device.id} ${row.name}`)} are in two areas`),
    ...[...new Set(speaking.map(areaOf))].flatMap((area) =>
      joined.has(area) ? [] : [`area ${area} is not at the backbone`],
    ),
  ];
}

/** Prefixes of hosts that a device has no route to. */
export function unreachablePrefixes({ network, tables }: BuiltNetwork): Wrongs {
  const hosts = network.hosts.flatMap(addressesOf);
  const known = new Map(hosts.map(({ cidr }) => [prefixOf(cidr), cidr]));
  return [...tables.of].flatMap(([device, table]) =>
    [...known.values()].flatMap((cidr) =>
      (table.lookUp(addressOf(cidr))?.hops.length ?? 0) > 0 ? [] : [`${device} knows no ${cidr}`],
    ),
  );
}

/** Devices that announce a default and lead it to another that does. */
export const defaultsThatPointAtAnother = (built: BuiltNetwork): Wrongs =>
  families.flatMap((family) => defaultsOf(built, family));

function defaultsOf({ tables, legs, places }: BuiltNetwork, family: Family): Wrongs {
  const leads = (id: string) => tables.of.get(id)?.at(everywhere(family));
  const announcing = new Set(
    [...legs].flatMap(([id, [first]]) => {
      const { ospf, ospf3, bgp } = first?.device.routing ?? {};
      const isByOspf =
        (family === 4 ? ospf : ospf3)?.originatesDefault !== undefined && leads(id)?.source !== 'ospf';
      const isByBgp = bgp?.neighbours.some(({ announcesDefault }) => announcesDefault) === true;
      return leads(id) !== undefined && (isByOspf || isByBgp) ? [id] : [];
    }),
  );
  return [...announcing].flatMap((id) =>
    (leads(id)?.hops ?? []).flatMap(({ gateway }) => {
      const next = gateway === undefined ? undefined : places.legAt.get(gateway)?.device.id;
      return next !== undefined && announcing.has(next) && backTo(next, id, leads, places)
        ? [`${id} and ${next}`]
        : [];
    }),
  );
}

function backTo(
  from: string,
  to: string,
  leads: (id: string) => { readonly hops: readonly { readonly gateway?: Bits }[] } | undefined,
  { legAt }: BuiltNetwork['places'],
): boolean {
  return (leads(from)?.hops ?? []).some(
    ({ gateway }) => gateway !== undefined && legAt.get(gateway)?.device.id === to,
  );
}

/** Circuits of the internet by which private addresses of their site would leave as they are. */
export function untranslatedWaysOut(built: BuiltNetwork): Wrongs {
  const { network, domains } = built;
  const translating = allLegs(built).filter(({ device }) => device.nat.length > 0);
  return network.providers.flatMap(({ kind, circuits }) =>
    circuits.flatMap(({ edge }) => {
      const ends = allLegs(built).filter(
        ({ domain }) => domain !== undefined && domain === domains.ofCircuit(edge),
      );
      const isWayOut = ends.some(({ device, row }) =>
        built.tables.of
          .get(device.id)
          ?.at(everywhere(4))
          ?.hops.some(({ leg }) => leg.row === row),
      );
      if (kind !== 'internet' || !isWayOut) return [];
      const here = new Set(ends.map(({ device }) => device.site));
      const inside = network.hosts.filter(({ site }) => here.has(site));
      const covered = translating.some(
        ({ device }) =>
          here.has(device.site) &&
          inside.every(({ ipv4 }) => ipv4 === undefined || isTranslated(device, prefixOf(ipv4))),
      );
      return covered ? [] : [`${edge} sends private addresses out`];
    }),
  );
}

const isTranslated = ({ nat }: DeviceConfiguration, block: Bits): boolean =>
  nat.some(
    (rule) => rule.kind === 'source' && rule.sources.some((source) => isWithin(block, prefixOf(source))),
  );

/** Cables between switches whose ends tag other VLANs. */
export function differingTags(network: NetworkConfiguration): Wrongs {
  const owners = portOwners(network);
  return network.cables.flatMap(({ edge, a, b }) => {
    const [one, other] = [a, b].map((port) => owners.get(`${port.node} ${port.name}`));
    if (one?.row.switchport === undefined || other?.row.switchport === undefined) return [];
    const [tags, farTags] = [one, other].map(({ device, row }) =>
      [...framesOf(device, row)]
        .map(([tag, domain]) => `${tag} ${domain.split(' vlan ')[1]}`)
        .sort()
        .join(),
    );
    return tags === farTags ? [] : [`${edge}: ${tags} and ${farTags}`];
  });
}

/** Cables that one end bundles alone, and interfaces with more ports of a chassis than the one that they can use. */
export function brokenBundles(network: NetworkConfiguration): Wrongs {
  const owners = portOwners(network);
  const speaksLacp = (port: Cable['a']) => {
    const owner = owners.get(`${port.node} ${port.name}`);
    return owner && owner.row.aggregation?.mode === 'lacp';
  };
  const alone = network.cables.filter(({ a, b }) => {
    const [one, other] = [speaksLacp(a), speaksLacp(b)];
    return one !== undefined && other !== undefined && one !== other;
  });
  const crowded = network.devices.flatMap(({ id, interfaces }) =>
    interfaces
      .filter(
        ({ kind, ports }) => kind === 'port' && new Set(ports.map(({ node }) => node)).size < ports.length,
      )
      .map(({ name }) => `${id} ${name} has several ports and bundles none`),
  );
  return [...alone.map(({ edge }) => `${edge} is a bundle at one end`), ...crowded];
}

/** VLANs of hosts that have two roots, or another root than the switch that is their active gateway. */
export function misplacedRoots({ network, domains }: BuiltNetwork): Wrongs {
  const inUse = new Set(network.hosts.map(({ id }) => domains.ofHost(id)));
  const bridges = network.devices.flatMap((device) =>
    (device.spanningTree?.bridges ?? []).flatMap(({ priority, vlans }) =>
      vlans.map((vlan) => ({ device, vlan, priority, domain: domains.ofVlan(device, vlan) })),
    ),
  );
  const trees = Map.groupBy(
    bridges.filter(({ domain }) => inUse.has(domain)),
    ({ domain }) => domain,
  );
  return [...trees.values()].flatMap((tree) => {
    const lowest = Math.min(...tree.map(({ priority }) => priority));
    const roots = tree.filter(({ priority }) => priority === lowest).map(({ device }) => device);
    const [active] = tree
      .flatMap(({ device, vlan }) => {
        const name = device.interfaces.find((row) => row.kind === 'vlan' && row.vlan === vlan)?.name;
        const firstHop = device.firstHops.find((row) => row.interface === name);
        return firstHop ? [{ device, priority: firstHop.priority }] : [];
      })
      .toSorted((a, b) => b.priority - a.priority);
    const name = `VLAN ${tree[0]?.vlan} of ${tree[0]?.device.site}`;
    if (new Set(roots.map(pairOf)).size > 1) return [`${name} has ${roots.length} roots`];
    return active !== undefined && !roots.includes(active.device)
      ? [`${name}: the root is ${roots[0]?.id}, the gateway ${active.device.id}`]
      : [];
  });
}

/** Two switches that end aggregates together are one root, and both forward what is sent to the gateway. */
const pairOf = ({ id, mlag }: DeviceConfiguration): string => [id, mlag?.peer ?? id].sort().join(' ');

/** Each failure is worked out from nothing: larger networks would take minutes. */
const mostFailing = 120;

/** Elements for which redundancy is asked, and a promised flow that their failure ends all the same. */
export function harmfulFailures(
  network: NetworkConfiguration,
  { nodes, subnets }: Graph,
  { redundancy, sites }: Requirements,
  flows: readonly Flow[],
): Wrongs {
  const namesakes = new Map<string, number>();
  const stated = new Map(
    sites.map(({ name, redundancy: own }) => {
      const nth = (namesakes.get(name) ?? 0) + 1;
      namesakes.set(name, nth);
      return [nth === 1 ? name : `${name} (${nth})`, own];
    }),
  );
  const has = (site: string | undefined, usual: boolean, ...enough: readonly string[]): boolean => {
    const own = stated.get(site ?? '');
    return own === undefined ? usual : enough.includes(own);
  };
  const hub = subnets.find((row) => row.hub)?.site;
  const siteOf = new Map(network.hosts.map(({ id, site }) => [id, site]));
  /** What has one circuit is promised nothing beyond it. */
  const hasTwoCircuits = ({ source, destination }: Flow): boolean =>
    [siteOf.get(source), siteOf.get(destination), hub].every(
      (site) => site === undefined || has(site, redundancy.internet, 'link', 'full'),
    );
  if (network.devices.length > mostFailing) return [];
  const providers = network.providers.filter(({ kind }) => kind === 'internet');
  const isAsked = ({ id, layer, site }: TopologyNode): boolean => {
    if (layer === 'edge') return has(site, redundancy.internet, 'full');
    if (layer === 'internet') return providers.length > 1 && providers.some((provider) => provider.id === id);
    return (layer === 'core' || layer === 'distribution') && has(site, redundancy.coreSwitching, 'full');
  };
  return nodes.filter(isAsked).flatMap(({ id, layer }) => {
    const isAbout = (flow: Flow) => (layer !== 'edge' && layer !== 'internet') || hasTwoCircuits(flow);
    const built = buildNetwork(network, new Set([id]));
    const isLost = (flow: Flow) => verdictOn(built, flow).passes !== (flow.expected === 'pass');
    const lost = flows.find((flow) => isAbout(flow) && isCarried(flow, id, built) && isLost(flow));
    return lost
      ? [`${id}: ${lost.source} ${lost.destination} ${lost.service.name}: ${verdictOn(built, lost).why}`]
      : [];
  });
}

/** Whether both ends still have a link; an address of a provider’s own goes with the provider. */
function isCarried(
  { source, destination }: Flow,
  failed: string,
  { network, domains }: BuiltNetwork,
): boolean {
  return (
    source !== 'internet' &&
    [source, destination].every((end) => {
      const host = network.hosts.find(({ id }) => id === end);
      return (
        end === 'internet' ||
        (host !== undefined && host.node !== failed && domains.ofHost(end) !== undefined)
      );
    })
  );
}
