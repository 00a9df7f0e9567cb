import type { Grant } from './grant.ts';

/** What loading the catalogue may access: the system's devices, and the records and tombstones next to them. */
export const cataloguePermissions: readonly Grant[] = [
  {
    table: 'equipment',
    actions: ['GetItem', 'Query', 'PutItem', 'UpdateItem', 'DeleteItem', 'ConditionCheckItem'],
  },
];
