import type { Registration } from '#shared/contract/users.ts';

/** How the roles of the contract are spelt for people, in the order of the list. */
export const roleNames = {
  'network-designer': 'Network designer',
  'network-engineer': 'Network engineer',
  'network-admin': 'Network administrator',
  'it-manager': 'IT manager',
  consultant: 'Consultant',
  student: 'Student',
  other: 'Other',
} as const satisfies Record<Registration['role'], string>;
