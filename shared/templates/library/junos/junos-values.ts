import { slotOffset } from '../../../equipment/clustering.ts';
import { withoutPrefix } from '../../../network/addressing/ipv4.ts';
import { isIpv6 } from '../../../network/addressing/prefix.ts';
import { type FirewallValues, firewallValues, identifier } from '../context/firewall-values.ts';
import { diffieHellmanGroup, type IpsecProposal, ipsecProposal } from '../context/ipsec-proposal.ts';
import { interfaceWith } from '../context/public-addresses.ts';
import { underlayRoutes } from '../context/underlay-routes.ts';
import type { DeviceContext } from '../device-context.ts';
import { chassisInterfaces } from './chassis-interfaces.ts';
import { filterTerms } from './filter-terms.ts';
import { clusteringAt, isTracked, nodePort, platformOf, unitOf } from './platform.ts';
import { quadsOf } from './quads.ts';
import { serviceClasses } from './service-classes.ts';

/** Where routes come from, as policies call it. */
const protocol = { connected: 'direct', static: 'static', ospf: '[ ospf ospf3 ]', bgp: 'bgp' };

/** What only Junos needs to know of a device, under `junos`, and what a firewall names before its rules. */
export function junosValues(context: DeviceContext): Readonly<Record<string, unknown>> {
  const firewall = firewallValues(context.device, context.interfaces, context.forged);
  return { firewall, junos: ownValues(context, firewall) };
}

function ownValues(context: DeviceContext, firewall: FirewallValues): Readonly<Record<string, unknown>> {
  const { device, names, interfaces, statics, isFirstOfPair } = context;
  const platform = platformOf(device);
  const isCluster = platform === 'srx' && device.members.length > 1;
  const physical = chassisInterfaces(context);
  const numbers = (type: string): number[] =>
    interfaces.flatMap(({ name }) => {
      const number = new RegExp(`^${type}(\\d+)`).exec(name)?.[1];
      return number === undefined ? [] : [Number(number) + 1];
    });
  const ownAddresses = new Set(interfaces.flatMap(({ ipv4 }) => ipv4.map(withoutPrefix)));
  const main = statics.filter(({ vrf }) => vrf === null);
  return {
    platform,
    isCluster,
    protocol,
    /** The logical interface of each interface, which protocols and zones name. */
    unit: Object.fromEntries([...names].map(([key, name]) => [key, unitOf(name)])),
    interfaces: physical,
    bundles: { aggregated: Math.max(0, ...numbers('ae')), redundant: Math.max(0, ...numbers('reth')) },
    monitored: isCluster ? physical.filter(({ bundle }) => bundle !== null).map(({ name }) => name) : [],
    fabric: isCluster
      ? device.members.map((_, chassis) =>
          context.heartbeats
            .filter((port) => port !== clusteringAt(device)?.control)
            .map((port) => nodePort(port, chassis, device)),
        )
      : [],
    /** What becomes of ports without a statement, and by how much those of the second chassis are counted on. */
    cluster: {
      control: clusteringAt(device)?.control ?? null,
      management: clusteringAt(device)?.management ?? null,
      slots: slotOffset(device.model).slots,
    },
    vlanName: Object.fromEntries(device.vlans.map(({ id, name }) => [String(id), vlanName(id, name)])),
    trackedRoutes: main.filter((route) => isTracked(route, context, platform)),
    plainRoutes: [
      ...main.filter((route) => !isTracked(route, context, platform)),
      ...underlayRoutes(device, names),
    ],
    /** Where the outer packets of each tunnel begin. */
    outer: Object.fromEntries(
      interfaces.flatMap(({ key, tunnel }) =>
        tunnel === undefined ? [] : [[key, listensOn(tunnel.sourceAddress, context)]],
      ),
    ),
    /** Whether a public address is that of an interface itself. */
    ownAddress: Object.fromEntries(device.nat.map(({ address }) => [address, ownAddresses.has(address)])),
    suites: suitesOf(device),
    suiteOf: Object.fromEntries(device.ipsec.map((profile) => [profile.name, suiteName(device, profile)])),
    peopleUnit,
    remote: device.remoteAccess ? { ike: ipsecProposal(device.remoteAccess.ikeProposal) } : null,
    listenUnit: Object.fromEntries(
      (device.remoteAccess?.listens ?? []).map((address) => [address, listensOn(address, context)]),
    ),
    unitsOf: Object.fromEntries(
      firewall.zones.map(({ name, interfaces: members }) => [
        name,
        [...new Set(members.map((row) => unitOf(row.name)))],
      ]),
    ),
    prefixesOf: Object.fromEntries(
      firewall.sets.map(({ name, addresses4, addresses6 }) => [
        name,
        firewall.addresses
          .filter((object) => [...addresses4, ...addresses6].includes(object.name))
          .map(({ prefix }) => prefix),
      ]),
    ),
    filterTerms: platform === 'srx' ? [] : filterTerms(context, firewall),
    remoteSuite: device.remoteAccess ? suiteName(device, device.remoteAccess) : null,
    mlag: { isFirst: isFirstOfPair },
    quads: quadsOf(device),
    /** Frames that a VLAN marks leave a switch with that mark; elsewhere what is trusted stays as it is. */
    rewrites: platform === 'switch' && (device.qosMarkings ?? []).length > 0,
    administersByIpv6: (device.administration?.allowedFrom ?? []).some(isIpv6),
    classes: serviceClasses(context.qos, device.qosMarkings ?? [], platform),
  };
}

/** The unit of st0 where people's tunnels end, beyond those of sites. */
const peopleUnit = 1_000;

/** The logical interface that has a public address of the firewall. */
function listensOn(address: string, { device, names, interfaces }: DeviceContext): string {
  const on = interfaceWith(address, device);
  const outside = interfaces.find(({ nat, circuit }) => nat === 'outside' || circuit !== null);
  return unitOf((on === undefined ? undefined : names.get(on)) ?? outside?.name ?? 'lo0.0');
}

/** Letters, digits and hyphens, with the id so that no two are the same. */
const vlanName = (id: number, name: string): string => {
  const text = identifier(name).slice(0, 50);
  return text === '' || text === `vlan-${id}` ? `vlan-${id}` : `${text}-${id}`;
};

/** How tunnels are protected: what several of them have alike is written once. */
interface Suite {
  readonly name: string;
  readonly ike: IpsecProposal;
  readonly esp: IpsecProposal;
  readonly group: number;
  readonly ikeLifetimeSeconds: number;
  readonly espLifetimeSeconds: number;
  readonly from: readonly string[];
}

type Protection = Pick<
  DeviceContext['device']['ipsec'][number],
  'ikeProposal' | 'espProposal' | 'pfsGroup' | 'ikeLifetimeSeconds' | 'espLifetimeSeconds' | 'from'
>;

const protections = ({ ipsec, remoteAccess }: DeviceContext['device']): Protection[] => [
  ...ipsec,
  ...(remoteAccess ? [remoteAccess] : []),
];

const keyOf = (one: Protection): string =>
  [one.ikeProposal, one.espProposal, one.pfsGroup, one.ikeLifetimeSeconds, one.espLifetimeSeconds].join(' ');

function suitesOf(device: DeviceContext['device']): Suite[] {
  const distinct = Map.groupBy(protections(device), keyOf);
  return [...distinct.values()].flatMap((alike) => {
    const [one] = alike;
    return one === undefined
      ? []
      : [
          {
            name: suiteName(device, one),
            ike: ipsecProposal(one.ikeProposal),
            esp: ipsecProposal(one.espProposal),
            group: diffieHellmanGroup(one.pfsGroup),
            ikeLifetimeSeconds: one.ikeLifetimeSeconds,
            espLifetimeSeconds: one.espLifetimeSeconds,
            from: [...new Set(alike.flatMap(({ from }) => from))],
          },
        ];
  });
}

const suiteName = (device: DeviceContext['device'], one: Protection): string =>
  `suite-${[...new Set(protections(device).map(keyOf))].indexOf(keyOf(one)) + 1}`;
