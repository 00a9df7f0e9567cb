import type { DesignStatus, NewDesign } from '#shared/contract/designs.ts';

/** The label of every choice in the contract, in the order in which it is offered. */
type Labels<Value extends string> = Readonly<Record<Value, string>>;

export const statusLabels: Labels<DesignStatus> = {
  draft: 'Draft',
  active: 'Active',
  template: 'Template',
  archived: 'Archived',
};

export type SettableStatus = NewDesign['designStatus'];
