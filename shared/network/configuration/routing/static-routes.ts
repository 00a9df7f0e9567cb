import type { StaticRoute, Track } from '../../../contract/configuration/routing.ts';
import type { Requirements } from '../../../contract/requirements.ts';
import { type Circuit, circuitsOf } from '../interfaces/circuits.ts';
import type { DeviceInterfaces } from '../interfaces/device-interfaces.ts';
import { fromElements } from '../view/from-elements.ts';
import { addressAt, addressOfProvider, type Family, publicFamiliesOf } from '../view/link-addresses.ts';
import type { LogicalDevice } from '../view/link-end.ts';
import { isFirewallBehind } from '../view/link-uses.ts';
import type { MissingFacts } from '../view/missing-facts.ts';
import type { NetworkView } from '../view/network-view.ts';
import { announcedBlocks, bgpLinks, insideOf } from './bgp-between-sites.ts';
import { ipv6ForInternet } from './bgp-with-internet.ts';
import { joinsByMpls, summaryForMpls } from './bgp-with-mpls.ts';
import type { RoutingDomains } from './routing-domains.ts';

export interface StaticRouting {
  readonly statics: StaticRoute[];
  readonly tracks: readonly Track[];
}

const everywhere = { ipv4: '0.0.0.0/0', ipv6: '::/0' } as const satisfies Record<Family, string>;
/**
 * Worse than whatever a protocol knows: what nothing more exact leads to is dropped, and not sent to the provider or to the
 * site that it came from.
 */
const lastResort = 254;

/**
 * Ways that are configured and not learnt: out to each provider as long as it answers, the internal block to nowhere, public
 * addresses to the firewall that holds them, and the gateway of a switch that does not route.
 */
export function staticRouting(
  device: LogicalDevice,
  interfaces: DeviceInterfaces,
  requirements: Requirements,
  domains: RoutingDomains,
  view: NetworkView,
  missing: MissingFacts,
): StaticRouting {
  if (!device.isRouting) return { statics: managementGateway(interfaces), tracks: [] };
  const internet = circuitsOf(interfaces.routed, view).filter(({ isInternet }) => isInternet);
  const leavesHere = device.site === view.layer3.hub || view.layer3.sitesWithWayOut.has(device.site);
  const learnsDefault = view.ownBlock !== undefined && device.site === view.layer3.hub;
  const defaults =
    leavesHere && !learnsDefault
      ? publicFamiliesOf(view).flatMap((family) =>
          internet.flatMap((circuit, index) => defaultBy(circuit, family, index, missing)),
        )
      : [];
  return {
    tracks: defaults.map(({ track }) => track),
    statics: [
      ...defaults.map(({ route }) => route),
      ...discarded(device, interfaces, internet, requirements, domains, view),
      ...internet.flatMap((circuit) => towardsFirewall(circuit, interfaces, view)),
    ],
  };
}

/** The internal block at a device that ends internet circuits, and what BGP announces as one, to providers and to other sites. */
function discarded(
  device: LogicalDevice,
  interfaces: DeviceInterfaces,
  internet: readonly Circuit[],
  requirements: Requirements,
  domains: RoutingDomains,
  view: NetworkView,
): StaticRoute[] {
  const links = bgpLinks(interfaces, domains).map(({ end }) => end.edge.id);
  const summary = joinsByMpls(device, view, domains) ? summaryForMpls(device, view, requirements) : [];
  const announced = links.length > 0 ? announcedBlocks(device, view, requirements) : summary;
  const inside = insideOf(view, requirements);
  const heard = view.ownBlock?.site === device.site ? ipv6ForInternet(view) : [];
  const circuits = internet.map(({ edge }) => edge.id);
  return [
    ...(circuits.length > 0
      ? [...new Set([...inside, ...heard])].map((prefix) => ({
          prefix,
          distance: lastResort,
          from: circuits,
        }))
      : []),
    ...announced.flatMap((prefix) =>
      circuits.length === 0 || !inside.includes(prefix)
        ? [
            {
              prefix,
              distance: lastResort,
              from: fromElements(links.length > 0 ? links : device.members.map(({ id }) => id)),
            },
          ]
        : [],
    ),
  ];
}

function defaultBy(
  { edge, end, interface: own }: Circuit,
  family: Family,
  index: number,
  missing: MissingFacts,
): { readonly route: StaticRoute; readonly track: Track }[] {
  const address = missing.need(addressAt(end, end.farEnd, family), edge.id, addressOfProvider[family]);
  if (address === undefined) return [];
  const name = family === 'ipv4' ? `provider-${index + 1}` : `provider-${index + 1}-ipv6`;
  const from = [edge.id];
  return [
    {
      track: { name, what: { kind: 'reachability', address, interface: own.name }, from },
      route: {
        prefix: everywhere[family],
        nextHop: address,
        interface: own.name,
        distance: 1 + 10 * index,
        track: name,
        from,
      },
    },
  ];
}

/** A router passes the public addresses that a firewall behind it translates to. */
function towardsFirewall(circuit: Circuit, { routed }: DeviceInterfaces, view: NetworkView): StaticRoute[] {
  const inner = routed.find(({ end }) => isFirewallBehind(end, view));
  if (inner === undefined) return [];
  const nextHop = addressAt(inner.end, inner.end.farEnd);
  if (nextHop === undefined) return [];
  const own =
    view.ownBlock !== undefined && view.ownBlock.site === inner.end.device.site ? [view.ownBlock] : [];
  return [...view.routedBlocks(circuit.edge), ...own].flatMap(({ cidr, id }) =>
    cidr === undefined
      ? []
      : [
          {
            prefix: cidr,
            nextHop,
            // Named, so that the route goes with its link, and is not looked for behind the internal block's last resort.
            interface: inner.interface.name,
            distance: 1,
            from: [id],
          },
        ],
  );
}

function managementGateway({ vlans }: DeviceInterfaces): StaticRoute[] {
  const [own] = vlans;
  if (own === undefined) return [];
  const { id, gateway, gatewayIpv6 } = own.subnet;
  const ways = [
    { prefix: everywhere.ipv4, nextHop: gateway },
    { prefix: everywhere.ipv6, nextHop: own.interface.ipv6.length > 0 ? gatewayIpv6 : undefined },
  ];
  return ways.flatMap(({ prefix, nextHop }) =>
    nextHop === undefined ? [] : [{ prefix, nextHop, distance: 1, from: [id] }],
  );
}
