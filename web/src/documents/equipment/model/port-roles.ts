import type { PortGroup } from '#shared/contract/device.ts';

/** What a port is for, as people read it. */
export const portRoleLabels: Readonly<Record<PortGroup['role'], string>> = {
  access: 'Access',
  uplink: 'Uplink',
  management: 'Management',
};
