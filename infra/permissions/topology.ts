import type * as topology from '#shared/contract/topology.ts';
import type { Permissions } from './grant.ts';

/** A new graph is written beside its predecessor, which is deleted when the pointer has moved. */
export const topologyPermissions: Permissions<typeof topology> = {
  generateTopology: [
    { table: 'designs', actions: ['GetItem', 'UpdateItem'] },
    { table: 'topologies', actions: ['GetItem', 'PutItem'] },
    { bucket: 'topologies', actions: ['GetObject', 'PutObject', 'DeleteObject'] },
  ],
  updateTopology: [
    { table: 'designs', actions: ['GetItem', 'UpdateItem'] },
    { table: 'topologies', actions: ['GetItem', 'PutItem'] },
    { bucket: 'topologies', actions: ['GetObject', 'PutObject', 'DeleteObject'] },
  ],
  getTopology: [
    { table: 'topologies', actions: ['GetItem'] },
    { bucket: 'topologies', actions: ['GetObject'] },
  ],
};
