import type { ControlPlane } from '../../contract/control-plane.ts';
import type { Requirements } from '../../contract/requirements.ts';
import { parseBlock } from '../addressing/ipv4.ts';
import { parseIpv6Block } from '../addressing/ipv6-address.ts';
import { isIpv6 } from '../addressing/prefix.ts';
import { subnetBlocks } from '../addressing/subnet-blocks.ts';
import type { RoutedDevice } from '../configuration/routed-device.ts';
import { type RoutingDomains, routingDomains } from '../configuration/routing/routing-domains.ts';
import { hasStandbyLinks, type NetworkView } from '../configuration/view/network-view.ts';
import { because } from '../reasons/because.ts';

type Areas = ControlPlane['ospf'];

/** The OSPF areas of the configurations, with their routers and the subnets that each announces. */
export function ospfAreas(devices: readonly RoutedDevice[], { layer3 }: NetworkView): Areas {
  const hub = layer3.hub ?? '';
  // Where a provider joins the sites, each has an area 0 of its own.
  const ownBackbones = new Set(
    devices.flatMap(({ device, bgp }) => (bgp === undefined ? [] : [device.site])),
  );
  const areas = new Map<string, { id: number; site: string; members: RoutedDevice[] }>();
  for (const own of devices) {
    for (const { id } of ospfOf(own)?.areas ?? []) {
      const site = id === 0 && !ownBackbones.has(own.device.site) ? hub : own.device.site;
      const key = `${id} ${site}`;
      const area = areas.get(key) ?? { id, site, members: [] };
      area.members.push(own);
      areas.set(key, area);
    }
  }
  const sites = new Set(
    devices.flatMap(({ device, ...own }) => (ospfOf(own) === undefined ? [] : [device.site])),
  );
  return [...areas.values()]
    .sort((a, b) => a.id - b.id)
    .map(({ id, site, members }) => {
      const summary = members.flatMap(
        (own) => ospfOf(own)?.areas.find((area) => area.id === id)?.summaries ?? [],
      )[0];
      const routers = members.flatMap(({ device }) => device.members.map((node) => node.id));
      return {
        id,
        site,
        kind: id === 0 ? 'backbone' : 'totally-stubby',
        routers,
        networks: networksOf(members, id),
        ...(summary !== undefined && { summary }),
        because:
          id === 0
            ? because('ospf-backbone', {
                hub: site,
                hubDevices: members.filter(({ device }) => device.site === site).length,
                otherSites: sites.has(site) ? new Set(members.map(({ device }) => device.site)).size - 1 : 0,
                routers: members.length,
              })
            : because('ospf-area', { routers: members.length, ...(summary !== undefined && { summary }) }),
      };
    });
}

/** OSPF of a device: of IPv4, which the one of IPv6 is like, where there is any. */
const ospfOf = ({ ospf, ospf3 }: Pick<RoutedDevice, 'ospf' | 'ospf3'>) => ospf ?? ospf3;

const byAddress = (a: string, b: string): number => {
  if (isIpv6(a)) return parseIpv6Block(a).first < parseIpv6Block(b).first ? -1 : 1;
  return parseBlock(a).first - parseBlock(b).first;
};

/** Subnets of hosts and links in an area, once each, by their addresses. */
function networksOf(members: readonly RoutedDevice[], area: number): string[] {
  const blocks = members.flatMap(({ interfaces, ...own }) => {
    const inArea = new Set(
      (ospfOf(own)?.interfaces ?? []).flatMap((row) => (row.area === area ? [row.interface] : [])),
    );
    return [
      ...interfaces.vlans.flatMap(({ interface: { name }, subnet }) =>
        inArea.has(name) ? subnetBlocks(subnet).slice(0, 1) : [],
      ),
      ...[...interfaces.routed, ...interfaces.tunnels].flatMap(({ interface: { name }, end }) =>
        inArea.has(name) && end.edge.subnet !== undefined ? [end.edge.subnet] : [],
      ),
    ];
  });
  return [...new Set(blocks)].sort(byAddress);
}

/** Ways to a provider that are configured, each present while the provider answers. */
export function defaultRoutes(
  devices: readonly RoutedDevice[],
  { edges, layer3, hasIpv4 }: NetworkView,
): ControlPlane['defaultRoutes'] {
  const all = devices.flatMap(({ device, statics, ...own }) =>
    statics.flatMap(({ prefix, nextHop, distance, track, from: [circuit = ''] }) => {
      const towards = edges.get(circuit)?.source;
      if (prefix !== (hasIpv4 ? '0.0.0.0/0' : '::/0') || track === undefined || towards === undefined)
        return [];
      const announced = ospfOf(own)?.originatesDefault;
      return [
        {
          device,
          towards,
          nextHop,
          // The second of a device's ways is used when the first is gone.
          metric: announced === undefined ? distance : announced.metric + distance - 1,
          announced: announced !== undefined,
        },
      ];
    }),
  );
  const ways = all.filter(({ device }) => device.site === layer3.hub).length;
  return all.map(({ device, towards, nextHop, metric, announced }) => ({
    device: device.members[0].id,
    towards,
    ...(nextHop !== undefined && { nextHop }),
    metric,
    announced,
    because:
      device.site === layer3.hub ? because('default-route', { ways, metric }) : because('local-breakout', {}),
  }));
}

/** Sessions with providers and between sites, the first of a device to each of them preferred. */
export function bgpSessions(
  devices: readonly RoutedDevice[],
  view: NetworkView,
  requirements: Requirements,
): ControlPlane['bgp'] {
  const { edges, layer3 } = view;
  let backbone: RoutingDomains['backbone'] | undefined;
  const sizes = () => {
    backbone ??= routingDomains(view, requirements).backbone;
    return backbone;
  };
  return devices.flatMap(({ device, bgp }) =>
    (bgp?.neighbours ?? []).flatMap(({ as, localPreference, prepend, from: [link = ''] }, index, all) => {
      const edge = edges.get(link);
      const ends = [edge?.source, edge?.target, link].flatMap((id) => layer3.nodes.get(id ?? '') ?? []);
      const neighbour = ends.find((node) => !device.members.includes(node));
      if (bgp === undefined || neighbour === undefined) return [];
      const best = Math.max(...all.map((other) => (other.as === as ? (other.localPreference ?? 0) : 0)));
      const isSite = neighbour.site !== undefined;
      const isTwin = as === bgp.as && edge === undefined && hasStandbyLinks(device.site, view);
      const standsBy =
        isSite &&
        as !== bgp.as &&
        hasStandbyLinks(device.site, view) &&
        hasStandbyLinks(neighbour.site ?? '', view);
      const isInternet = layer3.internet.has(neighbour.id) || as === bgp.as;
      const isPrimary = isInternet
        ? prepend === 0
        : isSite
          ? localPreference === best && !standsBy
          : index === 0;
      const preference = isPrimary ? ('primary' as const) : ('backup' as const);
      const inputs = { preference, localAs: bgp.as };
      return [
        {
          device: device.members[0].id,
          localAs: bgp.as,
          neighbour: neighbour.id,
          neighbourAs: as,
          preference,
          because: isTwin
            ? because('bgp-between-edges', inputs)
            : standsBy
              ? because('bgp-beside-mpls', inputs)
              : isInternet
                ? because('bgp-with-internet', inputs)
                : isSite
                  ? because('bgp-between-sites', { ...inputs, ...sizes() })
                  : because('bgp-with-mpls', inputs),
        },
      ];
    }),
  );
}
