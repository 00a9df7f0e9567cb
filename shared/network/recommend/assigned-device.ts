import type { DeviceUse } from '../../contract/design-devices.ts';
import type { Device } from '../../contract/device.ts';

/** A device that was assigned to the design, with its role. */
export interface AssignedDevice {
  readonly device: Device;
  readonly uses: readonly DeviceUse[];
}
