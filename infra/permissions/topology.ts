import type * as topology from '#shared/contract/topology.ts';
import type * as update from '#shared/contract/topology-update.ts';
import type * as versions from '#shared/contract/topology-versions.ts';
import type { Grant, Permissions } from './grant.ts';
import { readsProfile } from './profile-grants.ts';

/** What a plan chooses its models from: the catalogue, the caller's own devices, and those of the design. */
const models: readonly Grant[] = [
  { table: 'equipment', actions: ['GetItem', 'BatchGetItem', 'Query'] },
  { table: 'designDevices', actions: ['Query'] },
];

/** A new graph is written next to its predecessors; the oldest one is deleted once the pointer has moved. */
export const topologyPermissions: Permissions<typeof topology> = {
  generateTopology: [
    ...readsProfile,
    { table: 'designs', actions: ['BatchGetItem', 'UpdateItem'] },
    { table: 'topologies', actions: ['GetItem', 'BatchGetItem', 'PutItem'] },
    { table: 'topologyVersions', actions: ['PutItem', 'DeleteItem'] },
    { bucket: 'topologies', actions: ['GetObject', 'PutObject', 'DeleteObject'] },
    ...models,
    { table: 'activity', actions: ['UpdateItem'] },
  ],
  getTopology: [
    { table: 'topologies', actions: ['BatchGetItem'] },
    { bucket: 'topologies', actions: ['GetObject'] },
  ],
};

export const topologyUpdatePermissions: Permissions<typeof update> = {
  updateTopology: [
    ...readsProfile,
    { table: 'designs', actions: ['BatchGetItem', 'UpdateItem'] },
    { table: 'topologies', actions: ['GetItem', 'BatchGetItem', 'PutItem'] },
    { table: 'topologyVersions', actions: ['BatchGetItem', 'PutItem', 'DeleteItem'] },
    { bucket: 'topologies', actions: ['GetObject', 'PutObject', 'DeleteObject'] },
    ...models,
    { table: 'activity', actions: ['UpdateItem'] },
  ],
};

export const topologyVersionsPermissions: Permissions<typeof versions> = {
  listTopologyVersions: [{ table: 'topologyVersions', actions: ['Query'] }],
  getTopologyVersion: [
    { table: 'topologyVersions', actions: ['BatchGetItem'] },
    { bucket: 'topologies', actions: ['GetObject'] },
  ],
  nameTopologyVersion: [
    { table: 'topologyVersions', actions: ['Query', 'UpdateItem', 'DeleteItem'] },
    { bucket: 'topologies', actions: ['DeleteObject'] },
  ],
};
