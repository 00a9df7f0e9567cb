import type { DeviceConfiguration } from '#shared/contract/configuration/device-configuration.ts';
import type { NetworkConfiguration, Provider } from '#shared/contract/configuration/network-configuration.ts';
import type { Bgp } from '#shared/contract/configuration/routing.ts';
import type { PortOwners } from '../../wiring/port-owners.ts';
import { coreAddress } from '../../wiring/provider-runs.ts';
import { isIpv4 } from '../is-ipv4.ts';
import { type FrrFiles, text, zebraLines } from './frr-files.ts';
import { defaultList, redistributionLines } from './redistribution-lines.ts';

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

/** The daemons of a provider: static routes to circuits without BGP, eBGP to those with it, and to the internet. */
export function providerFiles(
  { providers, devices }: NetworkConfiguration,
  provider: Provider,
  owners: PortOwners,
): FrrFiles {
  const index = providers.filter(({ kind }) => kind === 'internet').indexOf(provider);
  const core = index < 0 ? [] : [coreAddress(index, 0)];
  const routerId = provider.circuits[0]?.providerAddress.split('/')[0] ?? coreAddress(Math.max(0, index), 1);
  const customers = provider.circuits.flatMap((circuit) => customerSession(circuit, devices, owners));
  const as = provider.as ?? providerAs(providers.indexOf(provider));
  return files(provider.name, routerId, as, {
    statics: [
      ...core.map((address) => `ip route 0.0.0.0/0 ${address}`),
      ...provider.circuits.flatMap(({ routed, customerAddress }) =>
        routed.filter(isIpv4).map((prefix) => `ip route ${prefix} ${customerAddress.split('/')[0]}`),
      ),
    ],
    sessions: [...core.map((address) => ({ address, as: internetAs, lines: quick(address) })), ...customers],
    defaultTo: provider.kind === 'internet' ? customers.map(({ address }) => address) : [],
    isPublic: provider.kind === 'internet',
  });
}

/** The internet: it knows what its providers announce. */
export function internetFiles({ providers }: NetworkConfiguration): FrrFiles {
  const internet = providers.filter(({ kind }) => kind === 'internet');
  return files('internet', coreAddress(0, 0), internetAs, {
    statics: [],
    sessions: internet.map((provider, index) => ({
      address: coreAddress(index, 1),
      as: provider.as ?? providerAs(providers.indexOf(provider)),
      lines: quick(coreAddress(index, 1)),
    })),
    defaultTo: [],
    isPublic: true,
  });
}

function customerSession(
  { providerAddress, customerAddress, ports }: Provider['circuits'][number],
  devices: readonly DeviceConfiguration[],
  owners: PortOwners,
): Session[] {
  const [own = ''] = providerAddress.split('/');
  const direct = ports[0] && owners(ports[0])?.device;
  const speaker = [...(direct ? [direct] : []), ...devices].find(({ routing }) =>
    neighbourAt(routing?.bgp, own),
  );
  const neighbour = neighbourAt(speaker?.routing?.bgp, own);
  if (!speaker?.routing?.bgp || !neighbour) return [];
  const { keepaliveSeconds, holdSeconds, ttlSecurityHops } = neighbour;
  const [address = ''] = customerAddress.split('/');
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

function files(
  hostname: string,
  routerId: string,
  as: number,
  { statics, sessions, defaultTo, isPublic }: Stated,
): FrrFiles {
  const name = hostname.replace(/[^A-Za-z0-9-]+/g, '-');
  return new Map([
    ['zebra', text(name, zebraLines(routerId))],
    ['staticd', text(name, statics)],
    [
      'bgpd',
      text(name, [
        defaultList,
        ...redistributionLines('bgp-static', { source: 'static' }),
        `router bgp ${as}`,
        ` bgp router-id ${routerId}`,
        ' no bgp ebgp-requires-policy',
        ' bgp bestpath compare-routerid',
        ...sessions.flatMap((session) => [
          ` neighbor ${session.address} remote-as ${session.as}`,
          ` neighbor ${session.address} timers connect 1`,
          ` neighbor ${session.address} advertisement-interval 0`,
          ...session.lines.map((line) => ` ${line}`),
        ]),
        ' address-family ipv4 unicast',
        ...(isPublic ? ['  redistribute connected'] : []),
        '  redistribute static route-map bgp-static',
        ...defaultTo.map((address) => `  neighbor ${address} default-originate`),
        ' exit-address-family',
      ]),
    ],
  ]);
}
