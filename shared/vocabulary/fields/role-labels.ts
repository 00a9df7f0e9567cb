import type { DeviceRole } from '../../contract/device.ts';

/** What a role in a design is called. */
export const roleLabels: Readonly<Record<DeviceRole, string>> = {
  edge: 'Edge',
  firewall: 'Firewall',
  core: 'Core',
  distribution: 'Distribution',
  access: 'Access',
  wireless: 'Wireless',
  controller: 'Controller',
  server: 'Server',
  other: 'Other',
};
