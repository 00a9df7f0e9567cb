import { capabilities, type Device } from '#shared/contract/device.ts';
import { deviceOf } from '../../equipment/device-builder.ts';

/** A switch or other device that can do everything that a configuration may use. */
export function capableDevice(fields: Parameters<typeof deviceOf>[0] = {}): Device {
  const device = deviceOf(fields);
  const all = Object.fromEntries(capabilities.map((capability) => [capability, 'yes' as const]));
  return { ...device, specs: { ...device.specs, capabilities: { ...all, ...device.specs.capabilities } } };
}
