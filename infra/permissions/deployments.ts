import type * as deployments from '#shared/contract/deployments.ts';
import type { Grant, Permissions } from './grant.ts';
import { readsProfile } from './profile-grants.ts';

/** Texts that are too long for their items. */
const readsTexts: Grant = { bucket: 'configurations', actions: ['GetObject'] };

/** A device of the caller's: a node of a design's topology, or an item of their own equipment. */
const devices: readonly Grant[] = [
  { table: 'topologies', actions: ['GetItem'] },
  { bucket: 'topologies', actions: ['GetObject'] },
];

const oneDeployment: readonly Grant[] = [{ table: 'deployments', actions: ['GetItem'] }, readsTexts];

export const deploymentsPermissions: Permissions<typeof deployments> = {
  deployTemplate: [
    ...readsProfile,
    { table: 'templates', actions: ['GetItem', 'ConditionCheckItem'] },
    ...devices,
    // The neutral configuration is made from the design with the models of its devices.
    { table: 'designs', actions: ['GetItem'] },
    { table: 'equipment', actions: ['GetItem', 'BatchGetItem'] },
    // Read again when the outcome of the write is unknown; the updates count.
    { table: 'deployments', actions: ['GetItem', 'PutItem', 'UpdateItem'] },
    { bucket: 'configurations', actions: ['GetObject', 'PutObject', 'DeleteObject'] },
    { table: 'activity', actions: ['UpdateItem'] },
  ],
  listDeploymentsByConfig: [
    { table: 'templates', actions: ['Query'] },
    { table: 'deployments', actions: ['Query', 'BatchGetItem'], indexes: ['byTemplate'] },
  ],
  listDeploymentsByUser: [
    { table: 'deployments', actions: ['Query', 'BatchGetItem'], indexes: ['byTemplate'] },
  ],
  listDeployments: [
    {
      table: 'deployments',
      actions: ['GetItem', 'Query', 'BatchGetItem'],
      indexes: ['byTemplate', 'byDevice', 'byStatus'],
    },
  ],
  getDeployment: oneDeployment,
  updateDeployment: [{ table: 'deployments', actions: ['GetItem', 'PutItem', 'UpdateItem'] }, readsTexts],
  rollBackDeployment: [
    {
      table: 'deployments',
      actions: ['GetItem', 'PutItem', 'UpdateItem'],
      indexes: ['byDevice'],
    },
    { bucket: 'configurations', actions: ['GetObject', 'PutObject', 'DeleteObject'] },
    { table: 'activity', actions: ['UpdateItem'] },
  ],
  downloadDeployment: oneDeployment,
  listDeviceDeployments: [{ table: 'deployments', actions: ['BatchGetItem'], indexes: ['byDevice'] }],
  listCompatibleTemplates: [
    { table: 'templates', actions: ['Query'] },
    ...devices,
    { table: 'equipment', actions: ['GetItem'] },
  ],
  getRunningConfig: [{ table: 'runningConfigs', actions: ['GetItem'] }, readsTexts],
  // The text that was kept before is deleted.
  putRunningConfig: [
    ...devices,
    { table: 'equipment', actions: ['GetItem'] },
    { table: 'runningConfigs', actions: ['GetItem', 'PutItem'] },
    { bucket: 'configurations', actions: ['PutObject', 'DeleteObject'] },
  ],
  getLabResult: [{ table: 'labResults', actions: ['GetItem'] }],
  putLabResult: [
    { table: 'designs', actions: ['GetItem'] },
    { table: 'labResults', actions: ['PutItem'] },
  ],
};
