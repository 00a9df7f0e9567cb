import type { DeviceConfiguration } from '../../contract/configuration/device-configuration.ts';
import type { Interface } from '../../contract/configuration/interfaces.ts';
import { formatAddress, parseAddress } from '../../network/addressing/ipv4.ts';
import { linuxName } from '../wiring/interface-names.ts';
import type { TunnelNumbers } from './device-commands.ts';
import type { FarEnds } from './far-ends.ts';

/** A second channel along a tunnel's outer path, which dead peer detection asks: the tunnel itself may be down. */
export interface DeadPeerProbe {
  readonly tunnel: Interface;
  /** For `ip -batch` in the device's space; the link appears in the probes' space, and its outer packets stay here. */
  readonly command: (probes: string) => string;
  /** For `ip -batch` in the probes' space. */
  readonly address: readonly string[];
  readonly link: string;
  readonly far: string;
}

/** Of each tunnel whose far end some device has. */
export function deadPeerProbes(
  device: DeviceConfiguration,
  numberOf: TunnelNumbers,
  farEnds: FarEnds,
): DeadPeerProbe[] {
  return device.interfaces.flatMap((row): DeadPeerProbe[] => {
    const far = farEnds(device, row.name);
    const own = row.ipv4[0]?.split('/')[0];
    if (!row.tunnel || !row.isUp || far === undefined || own === undefined) return [];
    const { sourceAddress, destination } = row.tunnel;
    const number = numberOf(row);
    const side = parseAddress(own) < parseAddress(far) ? 0 : 1;
    const link = linuxName(device, row.name);
    return [
      {
        tunnel: row,
        link,
        far: probeAddress(number, 1 - side),
        command: (probes) =>
          `link add name ${link} netns ${probes} type vxlan id ${firstNumber + number} local ${sourceAddress} remote ${destination} dstport 4789 srcport 4789 4790`,
        address: [`addr add ${probeAddress(number, side)}/31 dev ${link}`, `link set dev ${link} up`],
      },
    ];
  });
}

/** Beyond the tunnels' own numbers. */
const firstNumber = 1_000_000;
const probeAddress = (number: number, side: number): string =>
  formatAddress(parseAddress('100.64.0.0') + number * 2 + side);
