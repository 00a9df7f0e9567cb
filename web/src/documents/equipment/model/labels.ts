import type { DeviceRole } from '#shared/contract/device.ts';

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

/** Whose a device is, as the owner facet has it. */
export const ownerLabels = { user: 'Your own', system: 'Catalogue' } as const;
