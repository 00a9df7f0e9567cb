import type { DesignStatus, NewDesign } from '#shared/contract/designs.ts';
import type { Subnet } from '#shared/contract/topology.ts';

/** Every value of the contract that a person chooses, in words. The order is the order in which it is offered. */
type Labels<Value extends string> = Readonly<Record<Value, string>>;

export const statusLabels: Labels<DesignStatus> = {
  draft: 'Draft',
  active: 'Active',
  template: 'Template',
  archived: 'Archived',
};

export const purposeLabels: Labels<Subnet['purpose']> = {
  site: 'Site block',
  management: 'Management',
  data: 'Data',
  voice: 'Voice',
  guest: 'Guests',
  iot: 'IoT',
  server: 'Servers',
  dmz: 'Public servers',
  transit: 'Point to point',
  loopback: 'Loopback',
};

export type SettableStatus = NewDesign['designStatus'];
