import type { NetworkConfiguration, Provider } from '#shared/contract/configuration/network-configuration.ts';
import type { Bgp } from '#shared/contract/configuration/routing.ts';
import { addressOf, type Bits, isOfOneFamily, isWithin } from './addresses.ts';
import type { BroadcastDomains, Failed } from './broadcast-domains.ts';
import type { Leg } from './legs.ts';
import { endsOf } from './places.ts';
import type { Table } from './table.ts';

/** One end of a session that is up; the other end has its own. */
export interface Session {
  readonly speaker: string;
  readonly peer: string;
  readonly ownAddress: Bits;
  readonly peerAddress: Bits;
  readonly isExternal: boolean;
  readonly settings?: Bgp['neighbours'][number];
}

/** A session is up where both ends name each other and reach each other's address. */
export function sessionsOf(
  { providers }: NetworkConfiguration,
  legs: ReadonlyMap<string, readonly Leg[]>,
  tables: ReadonlyMap<string, Table>,
  domains: BroadcastDomains,
  failed: Failed,
): Session[] {
  const all = [...legs.values()].flat();
  const owner = new Map(all.map((leg) => [leg.address, leg]));
  return all
    .filter((leg, index) => all.findIndex(({ device }) => device === leg.device) === index)
    .flatMap(({ device }) => {
      const bgp = device.routing?.bgp;
      return (bgp?.neighbours ?? []).flatMap((settings): Session[] => {
        const peerAddress = addressOf(settings.address);
        const isExternal = settings.as !== bgp?.as;
        const link = legs
          .get(device.id)
          ?.find((leg) => settings.source === undefined && isWithin(peerAddress, leg.prefix));
        const source =
          legs
            .get(device.id)
            ?.find(
              ({ row, address }) => row.name === settings.source && isOfOneFamily(address, peerAddress),
            ) ?? link;
        if (source === undefined) return [];
        const shared = { isExternal, ownAddress: source.address, peerAddress };
        const isThere = (circuit: Provider['circuits'][number]): boolean =>
          endsOf(circuit).some((end) => addressOf(end.provider) === peerAddress);
        const provider = providers.find(({ circuits }) => circuits.some(isThere));
        if (provider !== undefined) {
          const circuit = provider.circuits.find(isThere);
          const isHeard =
            circuit !== undefined &&
            !failed.has(provider.id) &&
            source.domain !== undefined &&
            domains.ofCircuit(circuit.edge) === source.domain;
          if (!isHeard || provider.as !== settings.as) return [];
          return [
            { ...shared, speaker: device.id, peer: provider.id, settings },
            {
              speaker: provider.id,
              peer: device.id,
              ownAddress: peerAddress,
              peerAddress: source.address,
              isExternal,
            },
          ];
        }
        const peer = owner.get(peerAddress);
        const back = peer?.device.routing?.bgp?.neighbours.some(
          ({ address, as }) => addressOf(address) === source.address && as === bgp?.as,
        );
        if (peer === undefined || !back || peer.device.routing?.bgp?.as !== settings.as) return [];
        const isReached =
          link !== undefined && settings.source === undefined
            ? link.domain === peer.domain
            : (tables.get(device.id)?.hopsTo(peerAddress) ?? []).length > 0 &&
              (tables.get(peer.device.id)?.hopsTo(source.address) ?? []).length > 0;
        return isReached ? [{ ...shared, speaker: device.id, peer: peer.device.id, settings }] : [];
      });
    });
}
