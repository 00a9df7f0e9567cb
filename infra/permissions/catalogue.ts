import type { Grant } from './grant.ts';

/** What loading the catalogue may touch: the system's devices, and what is noted about them beside the tombstones. */
export const cataloguePermissions: readonly Grant[] = [
  {
    table: 'equipment',
    actions: ['GetItem', 'Query', 'PutItem', 'UpdateItem', 'DeleteItem', 'ConditionCheckItem'],
  },
];
