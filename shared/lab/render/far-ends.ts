import type { DeviceConfiguration } from '../../contract/configuration/device-configuration.ts';
import type { NetworkConfiguration } from '../../contract/configuration/network-configuration.ts';
import { networkIndex } from '../../templates/library/context/network-index.ts';

/** The address of the other end of an interface's link, where it is a link of two. */
export type FarEnds = (device: DeviceConfiguration, name: string) => string | undefined;

export function farEndsOf(network: NetworkConfiguration): FarEnds {
  const index = networkIndex(network);
  return (device, name) => {
    const [own] = device.interfaces.find((row) => row.name === name)?.ipv4 ?? [];
    return own === undefined ? undefined : index.otherEnd(own);
  };
}
