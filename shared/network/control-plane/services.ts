import type { ControlPlane } from '../../contract/control-plane.ts';
import type { Requirements } from '../../contract/requirements.ts';
import type { Graph, TopologyNode } from '../../contract/topology.ts';
import { isTunnel } from '../graph/wan-links.ts';
import { because } from '../reasons/because.ts';
import { breaksOutLocally } from '../sizing/edge-devices.ts';
import { across, isBranchGateway, type Layer3 } from './layer3.ts';

/** A server assigns addresses if there is one, and the gateways relay (RFC 2131); else the gateway itself does. */
export function dhcpScopes({ nodes, subnets }: Graph, { gatewaysOf }: Layer3): ControlPlane['dhcp'] {
  const servers = nodes.filter(({ type }) => type === 'server');
  return subnets.flatMap((subnet) => {
    const gateways = gatewaysOf.get(subnet.id) ?? [];
    if (subnet.dhcp === undefined || gateways.length === 0) return [];
    const server = servers.find(({ site }) => site === subnet.site) ?? servers[0] ?? gateways[0];
    if (server === undefined) return [];
    const isGateway = gateways.includes(server);
    return [
      {
        subnet: subnet.id,
        server: server.id,
        relays: isGateway ? [] : gateways.slice(0, 4).map(({ id }) => id),
        because: because('dhcp-scope', {
          from: subnet.dhcp.from,
          to: subnet.dhcp.to,
          relays: isGateway ? 0 : gateways.length,
        }),
      },
    ];
  });
}

/**
 * Private addresses leave behind the provider's (RFC 3022), at the innermost device before the provider: those of all
 * sites at the hub, those of a branch at its own gateway where it breaks out locally. Public servers have a public
 * address at the gateway of their own site, else at the hub's.
 */
export function translations(
  { subnets, nodes }: Graph,
  layer3: Layer3,
  requirements: Requirements,
): ControlPlane['nat'] {
  const devices = translators(nodes, layer3);
  const own = new Set(
    devices.flatMap(({ device }) => (isBranchGateway(device.id, layer3) ? [device.site ?? ''] : [])),
  );
  return devices.flatMap(({ device, outside }) => {
    const isBranch = isBranchGateway(device.id, layer3);
    const isOurs = (site: string) => (isBranch ? site === device.site : !own.has(site));
    const blocks = [...layer3.siteBlocks.values()];
    const inside = (isBranch ? blocks.filter(({ site }) => isOurs(site)) : blocks).map(({ cidr }) => cidr);
    const zones = subnets.filter(({ purpose, site }) => purpose === 'dmz' && isOurs(site));
    return [
      ...(isBranch && !breaksOutLocally(requirements) ? [] : [manyToOne(device, outside, inside)]),
      ...(zones.length > 0
        ? [
            oneToOne(
              device,
              outside,
              zones.map(({ cidr }) => cidr),
            ),
          ]
        : []),
    ];
  });
}

type Translation = ControlPlane['nat'][number];

const manyToOne = ({ id }: TopologyNode, outside: string, inside: string[]): Translation => ({
  device: id,
  kind: 'many-to-one',
  inside,
  outside,
  because: because('nat-many-to-one', { blocks: inside.length }),
});

const oneToOne = ({ id }: TopologyNode, outside: string, inside: string[]): Translation => ({
  device: id,
  kind: 'one-to-one',
  inside,
  outside,
  because: because('nat-one-to-one', { zones: inside.length }),
});

/** Firewalls, where traffic passes one on its way out; the routers at the providers otherwise. */
function translators(
  nodes: readonly TopologyNode[],
  layer3: Layer3,
): { readonly device: TopologyNode; readonly outside: string }[] {
  const towards = (device: TopologyNode, isOut: (other: TopologyNode) => boolean) =>
    (layer3.linksOf.get(device.id) ?? []).flatMap((edge) => {
      const other = across(edge, device.id, layer3);
      return other !== undefined && isOut(other) && !isTunnel(edge) ? [{ device, outside: edge.id }] : [];
    });
  const isProvider = ({ id }: TopologyNode) => layer3.internet.has(id);
  const borders = nodes.filter((node) => layer3.routing.has(node.id) && towards(node, isProvider).length > 0);
  const isBorder = (other: TopologyNode) => borders.includes(other);
  const firewalls = nodes.filter(
    (node) =>
      node.type === 'firewall' &&
      layer3.routing.has(node.id) &&
      (isBorder(node) || towards(node, isBorder).length > 0),
  );
  if (firewalls.length === 0) return borders.flatMap((node) => towards(node, isProvider));
  return firewalls.flatMap((node) => towards(node, isBorder(node) ? isProvider : isBorder));
}
