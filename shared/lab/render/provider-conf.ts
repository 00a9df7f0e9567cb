import type { DeviceConfiguration } from '../../contract/configuration/device-configuration.ts';
import type { NetworkConfiguration, Provider } from '../../contract/configuration/network-configuration.ts';
import type { Bgp } from '../../contract/configuration/routing.ts';
import { withoutPrefix } from '../../network/addressing/ipv4.ts';
import { type AddressFamily, families, familyOf, ipv4, spokenFamilies } from '../library/address-family.ts';
import type { PortOwners } from '../wiring/port-owners.ts';
import { coreAddress } from '../wiring/provider-runs.ts';

/** Autonomous systems of the lab's own: of the internet, and of providers that state none (RFC 6996). */
const internetAs = 4_294_967_294;
const providerAs = (index: number): number => internetAs - 1 - index;

/** The internet notices within three seconds that a provider is silent. */
const quick = (address: string): string[] => [`neighbor ${address} timers 1 3`];

interface Session {
  readonly address: string;
  readonly as: number;
  readonly lines: readonly string[];
}

/** frr.conf of a provider: static routes to circuits without BGP, eBGP to those with it, and to the internet. */
export function providerConf(network: NetworkConfiguration, provider: Provider, owners: PortOwners): string {
  const { providers, devices } = network;
  const index = providers.filter(({ kind }) => kind === 'internet').indexOf(provider);
  const core = index < 0 ? [] : spokenFamilies(network).map((family) => coreAddress(index, 0, family));
  const routerId =
    provider.circuits[0]?.providerAddress.split('/')[0] ?? coreAddress(Math.max(0, index), 1, ipv4);
  const customers = provider.circuits.flatMap((circuit) => customerSessions(circuit, devices, owners));
  const as = provider.as ?? providerAs(providers.indexOf(provider));
  return conf(provider.name, routerId, as, {
    statics: [
      ...core.map((address) => `${familyOf(address).ip} route ${familyOf(address).everything} ${address}`),
      ...provider.circuits.flatMap((circuit) =>
        circuit.routed.flatMap((prefix) => {
          const ends = endsOf(circuit, familyOf(prefix));
          return ends === undefined ? [] : [`${familyOf(prefix).ip} route ${prefix} ${ends.customer}`];
        }),
      ),
    ],
    sessions: [...core.map((address) => ({ address, as: internetAs, lines: quick(address) })), ...customers],
    defaultTo: provider.kind === 'internet' ? customers.map(({ address }) => address) : [],
    isPublic: provider.kind === 'internet',
  });
}

/** The internet: it knows what its providers announce. */
export function internetConf(network: NetworkConfiguration): string {
  const { providers } = network;
  const internet = providers.filter(({ kind }) => kind === 'internet');
  return conf('internet', coreAddress(0, 0, ipv4), internetAs, {
    statics: [],
    sessions: internet.flatMap((provider, index) =>
      spokenFamilies(network).map((family) => ({
        address: coreAddress(index, 1, family),
        as: provider.as ?? providerAs(providers.indexOf(provider)),
        lines: quick(coreAddress(index, 1, family)),
      })),
    ),
    defaultTo: [],
    isPublic: true,
  });
}

type Circuit = Provider['circuits'][number];

/** The addresses of a circuit in a family, without prefix lengths. */
function endsOf(
  { providerAddress, customerAddress, ipv6: six }: Circuit,
  family: AddressFamily,
): { provider: string; customer: string } | undefined {
  const ends = family === ipv4 ? { provider: providerAddress, customer: customerAddress } : six;
  return ends && { provider: withoutPrefix(ends.provider), customer: withoutPrefix(ends.customer) };
}

const customerSessions = (
  circuit: Circuit,
  devices: readonly DeviceConfiguration[],
  owners: PortOwners,
): Session[] => families.flatMap((family) => customerSession(circuit, family, devices, owners));

function customerSession(
  circuit: Circuit,
  family: AddressFamily,
  devices: readonly DeviceConfiguration[],
  owners: PortOwners,
): Session[] {
  const { ports } = circuit;
  const { provider: own = '', customer: address = '' } = endsOf(circuit, family) ?? {};
  const direct = ports[0] && owners(ports[0])?.device;
  const speaker = [...(direct ? [direct] : []), ...devices].find(({ routing }) =>
    neighbourAt(routing?.bgp, own),
  );
  const neighbour = neighbourAt(speaker?.routing?.bgp, own);
  if (!speaker?.routing?.bgp || !neighbour) return [];
  const { keepaliveSeconds, holdSeconds, ttlSecurityHops } = neighbour;
  return [
    {
      address,
      as: speaker.routing.bgp.as,
      lines: [
        `neighbor ${address} timers ${keepaliveSeconds} ${holdSeconds}`,
        ...(ttlSecurityHops === undefined ? [] : [`neighbor ${address} ttl-security hops 1`]),
      ],
    },
  ];
}

const neighbourAt = (bgp: Bgp | undefined, address: string): Bgp['neighbours'][number] | undefined =>
  bgp?.neighbours.find((neighbour) => neighbour.address === address);

interface Stated {
  readonly statics: readonly string[];
  readonly sessions: readonly Session[];
  readonly defaultTo: readonly string[];
  /** The links to customers can be reached from everywhere; those of a private network cannot. */
  readonly isPublic: boolean;
}

function conf(
  hostname: string,
  routerId: string,
  as: number,
  { statics, sessions, defaultTo, isPublic }: Stated,
): string {
  return [
    `hostname ${hostname.replace(/[^A-Za-z0-9-]+/g, '-')}`,
    'no zebra nexthop kernel enable',
    `ip router-id ${routerId}`,
    ...statics,
    ...families.flatMap(({ ip, name, everything }) => [
      `${ip} prefix-list default-route seq 5 permit ${everything}`,
      `route-map ${name}-static deny 1`,
      ` match ${ip} address prefix-list default-route`,
      'exit',
      `route-map ${name}-static permit 10`,
      'exit',
    ]),
    `router bgp ${as}`,
    ` bgp router-id ${routerId}`,
    ' no bgp ebgp-requires-policy',
    ' bgp bestpath compare-routerid',
    ' no bgp default ipv4-unicast',
    ...sessions.flatMap((session) => [
      ` neighbor ${session.address} remote-as ${session.as}`,
      ...session.lines.map((line) => ` ${line}`),
    ]),
    ...families.flatMap((family) => [
      ` address-family ${family.name} unicast`,
      ...(isPublic ? ['  redistribute connected'] : []),
      `  redistribute static route-map ${family.name}-static`,
      ...sessions.flatMap(({ address }) => (family.isOwn(address) ? [`  neighbor ${address} activate`] : [])),
      ...defaultTo.filter(family.isOwn).map((address) => `  neighbor ${address} default-originate`),
      ' exit-address-family',
    ]),
    'exit',
    '',
  ].join('\n');
}
