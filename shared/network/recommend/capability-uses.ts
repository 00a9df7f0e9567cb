import type { DeviceConfiguration } from '../../contract/configuration/device-configuration.ts';
import type { FirstHop, Routing } from '../../contract/configuration/routing.ts';
import type { NatRule } from '../../contract/configuration/security.ts';
import { formatCount, plural } from '../../vocabulary/counts.ts';
import { joinAnd } from '../../vocabulary/lists.ts';
import type { CapabilityDemand } from './need.ts';

/** What of a neutral configuration a model must be able to do; a part of one says as much as it has. */
export interface ConfiguredUses {
  readonly kind: DeviceConfiguration['kind'];
  readonly statics: Routing['statics'];
  /** Interfaces with an address: a switch with one has it for its management alone, and its static route leads there. */
  readonly addressed: number;
  readonly ospf?: Routing['ospf'];
  readonly ospf3?: Routing['ospf3'];
  readonly bgp?: Routing['bgp'];
  readonly firstHops: readonly FirstHop[];
  readonly nat: readonly NatRule[];
  /** Chassis that are one device. */
  readonly members: number;
  readonly vlans: number;
  /** Tunnels that are protected by IPsec. */
  readonly tunnels: number;
  /** People connect from elsewhere by IPsec. */
  readonly hasRemoteAccess: boolean;
  /** VLANs whose hosts are held to the addresses that DHCP gave them. */
  readonly guardedVlans: number;
  /** Whether ports ask who is plugged in (IEEE 802.1X). */
  readonly authenticates: boolean;
  /** Whether it ends aggregates together with another switch. */
  readonly isMlag: boolean;
  /** VRFs beside that of the management port, which is apart by itself. */
  readonly vrfs: readonly string[];
}

/** The capabilities that a configuration uses, each with where. */
export function capabilitiesUsed(uses: ConfiguredUses): CapabilityDemand[] {
  const { kind, statics, addressed, ospf, ospf3, bgp, firstHops, nat, members, tunnels, vrfs } = uses;
  const found: CapabilityDemand[] = [];
  const use = (isUsed: boolean, capability: CapabilityDemand['capability'], why: () => string) => {
    if (isUsed) found.push({ capability, why: why() });
  };
  use(kind === 'switch' && uses.vlans > 0, 'vlans', () => `it carries ${formatCount(uses.vlans, 'VLAN')}`);
  use(kind === 'firewall', 'stateful-firewall', () => 'it filters between zones and remembers who began');
  use(
    members > 1 && kind !== 'switch',
    'firewall-ha',
    () => `${members} of them are one device that keeps its sessions`,
  );
  const isBetweenNetworks = kind === 'switch' && addressed > 1;
  use(isBetweenNetworks, 'static-routes', () => 'it routes between VLANs and links');
  use(kind !== 'switch' && statics.length > 0, 'static-routes', () =>
    formatCount(statics.length, 'static route'),
  );
  use(ospf !== undefined, 'ospfv2', () => ospfWords(ospf));
  use(ospf3 !== undefined, 'ospfv3', () => `${ospfWords(ospf3)} for IPv6`);
  use(bgp !== undefined, 'bgp', () => bgpWords(bgp));
  use(firstHops.length > 0, 'vrrp', () => {
    const gateways = new Set(firstHops.map((hop) => hop.interface)).size;
    return `it shares the gateway of ${formatCount(gateways, 'VLAN')} with its twin`;
  });
  use(
    vrfs.length > 0,
    'vrf',
    () => `${joinAnd(vrfs)} ${plural(vrfs.length, 'has', 'have')} a routing table apart`,
  );
  use(uses.isMlag, 'mlag', () => 'aggregates end on it and on the other switch of its pair');
  const within = nat.filter((rule) => rule.kind !== 'nat64').length;
  use(within > 0, 'nat', () =>
    formatCount(within, 'rule of address translation', 'rules of address translation'),
  );
  use(within < nat.length, 'nat64', () => 'hosts of IPv6 alone reach IPv4 through it');
  use(tunnels > 0 || uses.hasRemoteAccess, 'ipsec', () =>
    joinAnd([
      ...(tunnels > 0 ? [formatCount(tunnels, 'tunnel to other sites', 'tunnels to other sites')] : []),
      ...(uses.hasRemoteAccess ? ['people connect from elsewhere'] : []),
    ]),
  );
  use(uses.hasRemoteAccess, 'ssl-vpn', () => 'people connect from elsewhere');
  use(uses.authenticates, 'dot1x', () => 'its ports ask who is plugged in');
  use(uses.guardedVlans > 0, 'dhcp-snooping', () => {
    return `hosts of ${formatCount(uses.guardedVlans, 'VLAN')} are held to the addresses that DHCP gave them`;
  });
  return found;
}

/** Those that an access point needs, whose port is untagged in the network that it is managed in and tags those of its radio. */
export const capabilitiesOfAccessPoint = (tagged: number): CapabilityDemand[] =>
  tagged === 0 ? [] : [{ capability: 'vlans', why: `its port tags ${formatCount(tagged, 'VLAN')}` }];

function ospfWords(ospf: Routing['ospf']): string {
  const links = ospf?.interfaces.filter(({ isPassive }) => !isPassive).length ?? 0;
  return `it exchanges routes on ${formatCount(links, 'link')}`;
}

const bgpWords = (bgp: Routing['bgp']): string =>
  `AS ${bgp?.as} has ${formatCount(bgp?.neighbours.length ?? 0, 'neighbour')}`;

/** The same of a whole configuration, as it would be typed in. */
export const capabilitiesOfConfiguration = (own: DeviceConfiguration): CapabilityDemand[] =>
  capabilitiesUsed({
    kind: own.kind,
    members: own.members.length,
    vlans: own.vlans.length,
    statics: own.routing?.statics ?? [],
    addressed: own.interfaces.filter(({ ipv4, ipv6 }) => ipv4.length + ipv6.length > 0).length,
    ...(own.routing?.ospf && { ospf: own.routing.ospf }),
    ...(own.routing?.ospf3 && { ospf3: own.routing.ospf3 }),
    ...(own.routing?.bgp && { bgp: own.routing.bgp }),
    firstHops: own.firstHops,
    nat: own.nat,
    tunnels: own.ipsec.length,
    hasRemoteAccess: own.remoteAccess !== undefined,
    guardedVlans: own.hostGuard?.dhcpSnooping.length ?? 0,
    authenticates: own.interfaces.some(({ switchport }) => switchport?.authentication !== undefined),
    isMlag: own.mlag !== undefined,
    vrfs: (own.vrfs ?? []).flatMap(({ name }) => (name === managementVrf ? [] : [name])),
  });

/** Of the port for management alone, which is in no other network. */
export const managementVrf = 'management';
