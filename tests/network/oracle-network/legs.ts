import type { DeviceConfiguration } from '#shared/contract/configuration/device-configuration.ts';
import type { Interface } from '#shared/contract/configuration/interfaces.ts';
import type { NetworkConfiguration } from '#shared/contract/configuration/network-configuration.ts';
import { addressOf, type Bits, prefixOf } from './addresses.ts';
import type { BroadcastDomains, Failed } from './broadcast-domains.ts';

/** An address of a device and where it can be heard. */
export interface Leg {
  readonly device: DeviceConfiguration;
  readonly row: Interface;
  readonly address: Bits;
  readonly prefix: Bits;
  /** None of loopbacks and tunnels. */
  readonly domain: string | undefined;
}

/** The devices that work, each with its addresses that are up; tunnels count as down until somebody finds them up. */
export function legsOf(
  { devices }: NetworkConfiguration,
  domains: BroadcastDomains,
  failed: Failed,
): ReadonlyMap<string, readonly Leg[]> {
  const working = devices.filter(({ members }) => members.some(({ node }) => !failed.has(node)));
  return new Map(
    working.map((device) => [
      device.id,
      device.interfaces.flatMap((row) => {
        const domain = row.kind === 'loopback' ? undefined : domains.ofInterface(device, row);
        const isUp = row.isUp && (row.kind === 'loopback' || row.kind === 'tunnel' || domain !== undefined);
        return isUp
          ? [...row.ipv4, ...row.ipv6].map((cidr) => ({
              device,
              row,
              address: addressOf(cidr),
              prefix: prefixOf(cidr),
              domain,
            }))
          : [];
      }),
    ]),
  );
}
