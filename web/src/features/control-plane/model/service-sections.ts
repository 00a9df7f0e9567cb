import type { ControlPlane } from '#shared/contract/control-plane.ts';
import type { Topology } from '#shared/contract/topology.ts';
import type { Names, PlaneSection } from './plane-section.ts';

/** Who hands out addresses, who hides them, and who may speak to whom. */
export function serviceSections(
  plane: ControlPlane,
  names: Names,
  subnets: Topology['subnets'],
): PlaneSection[] {
  const byId = new Map(subnets.map((subnet) => [subnet.id, subnet]));
  return [
    {
      id: 'dhcp',
      title: 'DHCP scopes and relays',
      note: 'Where the server is outside the subnet, its gateways pass the requests on.',
      columns: ['Subnet', 'VLAN', 'Network', 'Server', 'Relayed by', 'Why'],
      rows: plane.dhcp.map(({ subnet: id, server, relays, because }) => {
        const subnet = byId.get(id);
        return {
          key: id,
          site: subnet?.site ?? names.siteOf(server),
          cells: [
            subnet?.name ?? id,
            `${subnet?.vlan ?? '–'}`,
            subnet?.cidr ?? '–',
            names.device(server),
            relays.map(names.device).join(', ') || 'No relay',
            because.arithmetic,
          ],
        };
      }),
    },
    {
      id: 'nat',
      title: 'Address translation',
      note: 'Many to one hides all inside addresses behind the outside one; one to one publishes a server.',
      columns: ['Device', 'Kind', 'Inside', 'Outside link', 'Why'],
      rows: plane.nat.map(({ device, kind, inside, outside, because }, index) => ({
        key: `${index} ${device}`,
        site: names.siteOf(device),
        cells: [
          names.device(device),
          kind === 'many-to-one' ? 'Many to one' : 'One to one',
          inside.join(', ') || '–',
          names.ends(outside).join(' – '),
          because.arithmetic,
        ],
      })),
    },
    {
      id: 'policies',
      title: 'Policies between segments',
      note: 'They hold at every site. What no policy allows is dropped.',
      columns: ['From', 'To', 'Action', 'Services', 'Enforced at', 'Why'],
      rows: plane.policies.map(({ from, to, action, services, at, because }, index) => ({
        key: `${index}`,
        site: '',
        cells: [
          zoneOf(from),
          zoneOf(to),
          action === 'allow' ? 'Allow' : 'Deny',
          services.join(', ') || 'All',
          at === 'firewall' ? 'Firewall' : 'Gateway',
          because.arithmetic,
        ],
      })),
    },
  ];
}

const zoneOf = (zone: string): string =>
  ({ iot: 'IoT', dmz: 'DMZ' })[zone] ?? `${zone.charAt(0).toUpperCase()}${zone.slice(1)}`;
