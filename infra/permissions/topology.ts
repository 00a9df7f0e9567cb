import type * as topology from '#shared/contract/topology.ts';
import type { Grant, Permissions } from './grant.ts';

/** A changed graph is written beside its predecessor, which is deleted when the pointer has moved. */
const replacesGraph: readonly Grant[] = [
  { table: 'designs', actions: ['GetItem', 'UpdateItem'] },
  { table: 'topologies', actions: ['GetItem', 'PutItem'] },
  { bucket: 'topologies', actions: ['GetObject', 'PutObject', 'DeleteObject'] },
];

export const topologyPermissions: Permissions<typeof topology> = {
  generateTopology: replacesGraph,
  updateTopology: replacesGraph,
  getTopology: [
    { table: 'topologies', actions: ['GetItem'] },
    { bucket: 'topologies', actions: ['GetObject'] },
  ],
};
