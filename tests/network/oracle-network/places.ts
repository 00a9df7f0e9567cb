import type { NetworkConfiguration } from '#shared/contract/configuration/network-configuration.ts';
import { addressOf, type Bits } from './addresses.ts';
import type { BroadcastDomains } from './broadcast-domains.ts';
import type { Leg } from './legs.ts';

type Circuit = NetworkConfiguration['providers'][number]['circuits'][number];
type Host = NetworkConfiguration['hosts'][number];

/** Who is in a domain, or at the ends of a tunnel. */
export interface Places {
  readonly legsIn: ReadonlyMap<string, readonly Leg[]>;
  readonly hostsIn: ReadonlyMap<string, NetworkConfiguration['hosts']>;
  readonly circuitsIn: ReadonlyMap<string, readonly CircuitPlace[]>;
  readonly legAt: ReadonlyMap<Bits, Leg>;
}

interface CircuitPlace {
  readonly provider: NetworkConfiguration['providers'][number];
  readonly address: Bits;
}

/** Tunnels are places of their own, by their prefix. */
export const placeOf = ({ domain, row, prefix }: Leg): string =>
  row.kind === 'tunnel' ? `tunnel ${prefix}` : (domain ?? 'loopbacks');

export function placesOf(
  { hosts, providers }: NetworkConfiguration,
  domains: BroadcastDomains,
  legs: ReadonlyMap<string, readonly Leg[]>,
): Places {
  const all = [...legs.values()].flat();
  const circuits = providers.flatMap((provider) =>
    provider.circuits.flatMap((circuit) =>
      endsOf(circuit).map((end) => ({
        provider,
        address: addressOf(end.provider),
        domain: domains.ofCircuit(circuit.edge) ?? '',
      })),
    ),
  );
  return {
    legsIn: Map.groupBy(all, placeOf),
    hostsIn: Map.groupBy(hosts, ({ id }) => domains.ofHost(id) ?? ''),
    circuitsIn: Map.groupBy(circuits, ({ domain }) => domain),
    legAt: new Map(all.toReversed().map((leg) => [leg.address, leg])),
  };
}

/** The addresses of a circuit in each family that it has. */
export const endsOf = ({ providerAddress, customerAddress, ipv6 }: Circuit) => [
  { provider: providerAddress, customer: customerAddress },
  ...(ipv6 ? [ipv6] : []),
];

/** The addresses of a host, each with its prefix length and gateway. */
export const addressesOf = ({ ipv4, gateway, ipv6, gatewayIpv6 }: Host) =>
  [
    { cidr: ipv4, gateway },
    { cidr: ipv6, gateway: gatewayIpv6 },
  ].flatMap((own) => (own.cidr === undefined ? [] : [{ cidr: own.cidr, gateway: own.gateway }]));

export const hasAddress = (host: Host, address: Bits): boolean =>
  addressesOf(host).some(({ cidr }) => addressOf(cidr) === address);
