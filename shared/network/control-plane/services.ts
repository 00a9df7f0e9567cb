import type { ControlPlane } from '../../contract/control-plane.ts';
import type { Graph, TopologyNode } from '../../contract/topology.ts';
import { across, type Layer3 } from './layer3.ts';

/** A server hands addresses out where there is one, and the gateways relay (RFC 2131); else the gateway itself does. */
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
        because: {
          rule: 'DHCP: one server for the site’s scopes and relays at the gateways; without a server the gateway itself',
          inputs: { subnet: subnet.cidr, from: subnet.dhcp.from, to: subnet.dhcp.to },
          arithmetic: isGateway
            ? `no server anywhere: ${server.label} hands out ${subnet.dhcp.from} to ${subnet.dhcp.to}`
            : `${server.label} holds the scope; ${gateways.map(({ label }) => label).join(' and ')} relay`,
        },
      },
    ];
  });
}

/** Private addresses leave behind the provider's (RFC 3022), at the innermost device before the provider. */
export function translations({ subnets, nodes }: Graph, layer3: Layer3): ControlPlane['nat'] {
  const inside = [...layer3.siteBlocks.values()].map(({ cidr }) => cidr);
  const publicServers = subnets.filter(({ purpose }) => purpose === 'dmz').map(({ cidr }) => cidr);
  const devices = translators(nodes, layer3);
  return devices.flatMap(({ device, outside }) => [
    {
      device: device.id,
      kind: 'many-to-one' as const,
      inside,
      outside,
      because: {
        rule: 'Private addresses (RFC 1918) leave behind one public address of the link (RFC 3022)',
        inputs: { device: device.label, blocks: inside.length },
        arithmetic: `${inside.length} site blocks behind the address of the link to the provider`,
      },
    },
    ...(publicServers.length > 0
      ? [
          {
            device: device.id,
            kind: 'one-to-one' as const,
            inside: publicServers,
            outside,
            because: {
              rule: 'Servers that the internet reaches have a public address each, at the firewall',
              inputs: { device: device.label, zones: publicServers.length },
              arithmetic: `${publicServers.join(', ')} one for one`,
            },
          },
        ]
      : []),
  ]);
}

/** Firewalls, where traffic passes one on its way out; the routers at the providers otherwise. */
function translators(
  nodes: readonly TopologyNode[],
  layer3: Layer3,
): { readonly device: TopologyNode; readonly outside: string }[] {
  const towards = (device: TopologyNode, isOut: (other: TopologyNode) => boolean) =>
    (layer3.linksOf.get(device.id) ?? []).flatMap((edge) => {
      const other = across(edge, device.id, layer3);
      return other !== undefined && isOut(other) ? [{ device, outside: edge.id }] : [];
    });
  const isProvider = ({ type }: TopologyNode) => type === 'internet';
  const borders = nodes.filter((node) => layer3.routing.has(node.id) && towards(node, isProvider).length > 0);
  const isBorder = (other: TopologyNode) => borders.includes(other);
  const firewalls = nodes.filter(
    (node) => node.type === 'firewall' && (isBorder(node) || towards(node, isBorder).length > 0),
  );
  if (firewalls.length === 0) return borders.flatMap((node) => towards(node, isProvider).slice(0, 1));
  return firewalls.flatMap((node) =>
    (isBorder(node) ? towards(node, isProvider) : towards(node, isBorder)).slice(0, 1),
  );
}
