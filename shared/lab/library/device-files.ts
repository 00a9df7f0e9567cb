import type { DeviceConfiguration } from '../../contract/configuration/device-configuration.ts';
import type { NetworkConfiguration } from '../../contract/configuration/network-configuration.ts';
import { composeDevice } from '../../templates/compose/compose.ts';
import { frr } from '../../templates/dialects/frr.ts';
import type { TemplateEngine } from '../../templates/engine/template-engine.ts';

/** A file of a device as the template library writes it for Debian with FRRouting: empty where it has none of that name. */
export type DeviceFiles = (device: DeviceConfiguration, name: string) => string;

export function deviceFilesOf(engine: TemplateEngine, network: NetworkConfiguration): DeviceFiles {
  const composed = new Map(
    network.devices.map((device) => [
      device,
      new Map(composeDevice(engine, network, device, frr).files.map(({ name, text }) => [name, text])),
    ]),
  );
  return (device, name) => composed.get(device)?.get(name) ?? '';
}
