import type { Flow, NetworkConfiguration } from '#shared/contract/configuration/network-configuration.ts';
import { addressOf, type Family, familyOf } from './addresses.ts';
import { broadcastDomains, type Failed } from './broadcast-domains.ts';
import { type Leg, legsOf } from './legs.ts';
import type { Packet } from './packet.ts';
import { type Arrival, type BuiltNetwork, send } from './packets.ts';
import { addressesOf, placesOf } from './places.ts';
import { routingTables } from './routing-tables.ts';

/**
 * A network as it would work when built, computed in the plainest way from its configuration: the oracle of the
 * simulator and of the planner, with which it shares no code. Slow: it floods, relaxes and searches lists.
 */
export function buildNetwork(network: NetworkConfiguration, failed: Failed = new Set()): BuiltNetwork {
  const domains = broadcastDomains(network, failed);
  const all = legsOf(network, domains, failed);
  const without = new Map(
    [...all].map(([id, legs]) => [id, legs.filter(({ row }) => row.kind !== 'tunnel')]),
  );
  let legs: ReadonlyMap<string, readonly Leg[]> = without;
  for (let round = 0; round < 10; round++) {
    const tables = routingTables(network, legs, domains, failed);
    const built = { network, failed, domains, legs, tables, places: placesOf(network, domains, legs) };
    const next = new Map(
      [...all].map(([id, own]) => [
        id,
        own.filter((leg) => leg.row.kind !== 'tunnel' || isTunnelUp(leg, all, built)),
      ]),
    );
    const isStable = [...next].every(([id, own]) => own.length === legs.get(id)?.length);
    if (isStable) return built;
    legs = next;
  }
  throw new Error('Tunnels do not come to rest.');
}

const esp = { name: 'ESP', protocol: 'esp' } as const;

/** Packets of both ends arrive at the other by the path that each learns. */
function isTunnelUp(leg: Leg, all: ReadonlyMap<string, readonly Leg[]>, built: BuiltNetwork): boolean {
  const tunnel = leg.row.tunnel;
  const far = [...all.values()]
    .flat()
    .find(
      ({ row }) =>
        row.tunnel?.sourceAddress === tunnel?.destination &&
        row.tunnel?.destination === tunnel?.sourceAddress,
    );
  return far !== undefined && isHeard(leg, far, built) && isHeard(far, leg, built);
}

function isHeard(from: Leg, to: Leg, built: BuiltNetwork): boolean {
  const { tunnel } = from.row;
  if (tunnel === undefined) return false;
  const packet: Packet = {
    source: addressOf(tunnel.sourceAddress),
    destination: addressOf(tunnel.destination),
    service: esp,
    isAnswer: false,
  };
  const arrivals = send(built, from.device.id, packet, [], tunnel.via);
  return arrivals.length > 0 && arrivals.every(({ at }) => at === to.device.id);
}

export interface Verdict {
  readonly passes: boolean;
  readonly why: string;
}

/** Whether a flow and its answer get through, on every way that equal routes allow. */
export function verdictOn(built: BuiltNetwork, { source, destination, address, service }: Flow): Verdict {
  const { hosts } = built.network;
  const host = hosts.find(({ id }) => id === source);
  const reached = addressOf(address);
  const family = familyOf(reached);
  const own = host === undefined ? [] : addressesOf(host).map(({ cidr }) => addressOf(cidr));
  const packet: Packet = {
    source: own.find((each) => familyOf(each) === family) ?? addressOf(internetHosts[family]),
    destination: reached,
    service,
    isAnswer: false,
  };
  const ends = send(built, source, packet).flatMap((there): Arrival[] =>
    there.at === destination
      ? send(
          built,
          destination,
          {
            source: there.packet.destination,
            destination: there.packet.source,
            service,
            isAnswer: true,
          },
          there.seen,
        ).map((back) =>
          back.at === source ? back : { ...back, at: undefined, why: `back: ${back.why} ${back.at}` },
        )
      : [{ ...there, at: undefined, why: `${there.why} ${there.at ?? ''}` }],
  );
  const lost = ends.find(({ at }) => at === undefined);
  return { passes: ends.length > 0 && lost === undefined, why: lost?.why ?? '' };
}

/** Addresses outside of all customers' and providers' (RFC 2544, RFC 9637). */
const internetHosts = { 4: '198.19.255.1', 6: '3fff:ffff::1' } as const satisfies Record<Family, string>;
