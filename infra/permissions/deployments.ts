import type * as deployments from '#shared/contract/deployments.ts';
import type { Grant, Permissions } from './grant.ts';
import { readsProfile } from './profile-grants.ts';

/** Texts that are too long for their items. */
const readsTexts: Grant = { bucket: 'configurations', actions: ['GetObject'] };

/** A device of the caller's: a node of a design's topology, or an item of their own equipment. */
const devices: readonly Grant[] = [
  { table: 'topologies', actions: ['BatchGetItem'] },
  { bucket: 'topologies', actions: ['GetObject'] },
];

const oneDeployment: readonly Grant[] = [{ table: 'deployments', actions: ['BatchGetItem'] }, readsTexts];

export const deploymentsPermissions: Permissions<typeof deployments> = {
  deployTemplate: [
    ...readsProfile,
    { table: 'templates', actions: ['BatchGetItem', 'ConditionCheckItem'] },
    ...devices,
    // The neutral configuration is made from the design with the models of its devices.
    { table: 'designs', actions: ['BatchGetItem'] },
    { table: 'equipment', actions: ['BatchGetItem'] },
    // Read again when the outcome of the write is unknown; the updates count.
    { table: 'deployments', actions: ['BatchGetItem', 'PutItem', 'UpdateItem'] },
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
      actions: ['Query', 'BatchGetItem'],
      indexes: ['byTemplate', 'byDevice', 'byStatus'],
    },
  ],
  getDeployment: oneDeployment,
  updateDeployment: [
    { table: 'deployments', actions: ['BatchGetItem', 'PutItem', 'UpdateItem'] },
    readsTexts,
  ],
  rollBackDeployment: [
    ...readsProfile,
    {
      table: 'deployments',
      actions: ['BatchGetItem', 'PutItem', 'UpdateItem'],
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
    { table: 'equipment', actions: ['BatchGetItem'] },
  ],
  getRunningConfig: [{ table: 'runningConfigs', actions: ['BatchGetItem'] }, readsTexts],
  // The text that was kept before is deleted.
  putRunningConfig: [
    ...devices,
    { table: 'equipment', actions: ['BatchGetItem'] },
    { table: 'runningConfigs', actions: ['BatchGetItem', 'PutItem'] },
    { bucket: 'configurations', actions: ['PutObject', 'DeleteObject'] },
  ],
  getLabResult: [{ table: 'labResults', actions: ['BatchGetItem'] }],
  putLabResult: [
    { table: 'designs', actions: ['BatchGetItem'] },
    { table: 'labResults', actions: ['PutItem'] },
  ],
};
