import type { DeviceConfiguration } from '../../../contract/configuration/device-configuration.ts';
import { withoutPrefix } from '../../../network/addressing/ipv4.ts';

/**
 * Addresses that a firewall itself answers at beside those of its interfaces, by the outside interface: where its tunnels begin
 * and where people's end. They are routed to it, so that they must be given to an interface.
 */
export function publicAddresses({
  interfaces,
  nat,
  remoteAccess,
}: DeviceConfiguration): ReadonlyMap<string, readonly string[]> {
  const own = new Set(interfaces.flatMap(({ ipv4 }) => ipv4.map(withoutPrefix)));
  const outsideOf = (address: string): string | undefined =>
    nat.find((rule) => rule.address === address)?.outside;
  const wanted = [
    ...interfaces.flatMap(({ tunnel }) =>
      tunnel ? [{ on: tunnel.source, address: tunnel.sourceAddress }] : [],
    ),
    ...(remoteAccess?.listens ?? []).flatMap((address) => {
      const on = outsideOf(address);
      return on === undefined ? [] : [{ on, address }];
    }),
  ].filter(({ address }) => !own.has(address));
  return new Map(
    [...Map.groupBy(wanted, ({ on }) => on)].map(([on, rows]) => [
      on,
      [...new Set(rows.map(({ address }) => address))],
    ]),
  );
}

/** The interface that has an address: its own, or one that it is given beside its own. */
export function interfaceWith(address: string, device: DeviceConfiguration): string | undefined {
  const own = device.interfaces.find(({ ipv4 }) => ipv4.some((cidr) => withoutPrefix(cidr) === address));
  return own?.name ?? [...publicAddresses(device)].find(([, addresses]) => addresses.includes(address))?.[0];
}
