import type { NetworkConfiguration } from '#shared/contract/configuration/network-configuration.ts';
import { formatBlock, parseBlock } from '#shared/network/addressing/ipv4.ts';
import type { FarEnds } from './frr/static-line.ts';

/** Addresses by their subnet: on a link of two, the one that is not the device's own. */
export function farEndsOf({ devices, providers }: NetworkConfiguration): FarEnds {
  const bySubnet = Map.groupBy(
    [
      ...devices.flatMap(({ interfaces }) =>
        interfaces.filter(({ kind }) => kind !== 'loopback').flatMap(({ ipv4 }) => ipv4),
      ),
      ...providers.flatMap(({ circuits }) =>
        circuits.flatMap(({ providerAddress, customerAddress }) => [providerAddress, customerAddress]),
      ),
    ],
    (cidr) => formatBlock(parseBlock(cidr)),
  );
  return (device, name) => {
    const own = device.interfaces.find((row) => row.name === name)?.ipv4[0];
    if (own === undefined) return undefined;
    const others = new Set((bySubnet.get(formatBlock(parseBlock(own))) ?? []).filter((cidr) => cidr !== own));
    const [other, more] = [...others];
    return more === undefined ? other?.split('/')[0] : undefined;
  };
}
