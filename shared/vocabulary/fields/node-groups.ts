import type { NodeGroup } from '../../contract/topology-kinds.ts';

/** A group as it is called in labels and drawings: for one of it, and for several. */
const names = {
  'wired-users': ['wired user', 'wired users'],
  'wireless-users': ['wireless user', 'wireless users'],
  guests: ['guest', 'guests'],
  phones: ['phone', 'phones'],
  cameras: ['camera', 'cameras'],
  printers: ['printer', 'printers'],
  'management-ports': ['management port', 'management ports'],
  servers: ['server', 'servers'],
  'public-servers': ['public server', 'public servers'],
  'erp-servers': ['ERP server', 'ERP servers'],
  'crm-servers': ['CRM server', 'CRM servers'],
  'file-servers': ['file server', 'file servers'],
  'mail-servers': ['mail server', 'mail servers'],
  'database-servers': ['database server', 'database servers'],
  'wireless-controllers': ['wireless controller', 'wireless controllers'],
} as const satisfies Record<NodeGroup, readonly [string, string]>;

export const groupName = (group: NodeGroup, quantity: number): string => names[group][quantity === 1 ? 0 : 1];

export const pluralOfGroup = (group: NodeGroup): string => names[group][1];
