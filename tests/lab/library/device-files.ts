import type { DeviceConfiguration } from '#shared/contract/configuration/device-configuration.ts';
import type { NetworkConfiguration } from '#shared/contract/configuration/network-configuration.ts';
import { composeDevice } from '#shared/templates/compose/compose.ts';
import { frr } from '#shared/templates/dialects/frr.ts';
import { openEngine } from '../../support/open-engine.ts';

const engine = await openEngine();

/** The files of each device as the template library writes them for Debian with FRRouting: empty where it has none of it. */
export type DeviceFiles = (device: DeviceConfiguration, name: string) => string;

const known = new WeakMap<NetworkConfiguration, DeviceFiles>();

export function deviceFiles(network: NetworkConfiguration): DeviceFiles {
  const found = known.get(network);
  if (found) return found;
  const composed = new Map(
    network.devices.map((device) => [
      device,
      new Map(composeDevice(engine, network, device, frr).files.map(({ name, text }) => [name, text])),
    ]),
  );
  const files: DeviceFiles = (device, name) => composed.get(device)?.get(name) ?? '';
  known.set(network, files);
  return files;
}
