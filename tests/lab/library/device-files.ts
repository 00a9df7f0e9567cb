import type { NetworkConfiguration } from '#shared/contract/configuration/network-configuration.ts';
import { type DeviceFiles, deviceFilesOf } from '#shared/lab/library/device-files.ts';
import { openEngine } from '../../support/open-engine.ts';

const engine = await openEngine();
const known = new WeakMap<NetworkConfiguration, DeviceFiles>();

/** The files of each device, composed once for a network. */
export function deviceFiles(network: NetworkConfiguration): DeviceFiles {
  const found = known.get(network) ?? deviceFilesOf(engine, network);
  known.set(network, found);
  return found;
}
