import type { NetworkConfiguration } from '#shared/contract/configuration/network-configuration.ts';
import { addressOf, keyOf } from './addresses.ts';
import type { BroadcastDomains } from './broadcast-domains.ts';
import type { Leg } from './legs.ts';

/** Who is in a domain, or at the ends of a tunnel. */
export interface Places {
  readonly legsIn: ReadonlyMap<string, readonly Leg[]>;
  readonly hostsIn: ReadonlyMap<string, NetworkConfiguration['hosts']>;
  readonly circuitsIn: ReadonlyMap<string, readonly CircuitPlace[]>;
  readonly legAt: ReadonlyMap<number, Leg>;
}

interface CircuitPlace {
  readonly provider: NetworkConfiguration['providers'][number];
  readonly address: number;
}

/** Tunnels are places of their own, by their prefix. */
export const placeOf = ({ domain, row, prefix }: Leg): string =>
  row.kind === 'tunnel' ? `tunnel ${keyOf(prefix)}` : (domain ?? 'loopbacks');

export function placesOf(
  { hosts, providers }: NetworkConfiguration,
  domains: BroadcastDomains,
  legs: ReadonlyMap<string, readonly Leg[]>,
): Places {
  const all = [...legs.values()].flat();
  const circuits = providers.flatMap((provider) =>
    provider.circuits.map(({ edge, providerAddress }) => ({
      provider,
      address: addressOf(providerAddress),
      domain: domains.ofCircuit(edge) ?? '',
    })),
  );
  return {
    legsIn: Map.groupBy(all, placeOf),
    hostsIn: Map.groupBy(hosts, ({ id }) => domains.ofHost(id) ?? ''),
    circuitsIn: Map.groupBy(circuits, ({ domain }) => domain),
    legAt: new Map(all.toReversed().map((leg) => [leg.address, leg])),
  };
}
