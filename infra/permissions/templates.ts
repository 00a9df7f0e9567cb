import type * as templates from '#shared/contract/templates.ts';
import type { Grant, Permissions } from './grant.ts';
import { readsProfile } from './profile-grants.ts';

/** Texts that are too long for their items. */
const readsTexts: Grant = { bucket: 'configurations', actions: ['GetObject'] };

/** The caller's deployments of a template, by the index or all, with their texts. */
const deployments: readonly Grant[] = [
  { table: 'deployments', actions: ['BatchGetItem'], indexes: ['byTemplate'] },
];

/** A list leaves out what is in S3. */
const list: readonly Grant[] = [
  { table: 'templates', actions: ['Query'] },
  { table: 'deployments', actions: ['Query', 'BatchGetItem'] },
];

/** A new text and a new file, deleted again if the template is not stored. */
const writes: readonly Grant[] = [
  { table: 'templateVersions', actions: ['PutItem'] },
  { bucket: 'configFiles', actions: ['PutObject', 'DeleteObject'] },
];

export const templatesPermissions: Permissions<typeof templates> = {
  // Read again when the outcome of a write is unknown; the update is of the count of the user's templates.
  createTemplate: [
    ...readsProfile,
    { table: 'templates', actions: ['BatchGetItem', 'PutItem', 'UpdateItem'] },
    { bucket: 'configurations', actions: ['PutObject', 'DeleteObject'] },
    ...writes,
  ],
  listTemplates: list,
  listUserTemplates: list,
  listAllTemplates: [{ table: 'templates', actions: [], indexes: ['byCreation'] }],
  getTemplate: [{ table: 'templates', actions: ['BatchGetItem'] }, readsTexts, ...deployments],
  updateTemplate: [
    { table: 'templates', actions: ['BatchGetItem', 'PutItem'] },
    { bucket: 'configurations', actions: ['GetObject', 'PutObject', 'DeleteObject'] },
    ...writes,
    ...deployments,
  ],
  deleteTemplate: [
    { table: 'templates', actions: ['BatchGetItem', 'UpdateItem', 'DeleteItem'] },
    { table: 'templateVersions', actions: ['Query', 'DeleteItem'] },
    { table: 'deployments', actions: ['ConditionCheckItem'] },
    { bucket: 'configurations', actions: ['DeleteObject'] },
    { bucket: 'configFiles', actions: ['DeleteObject'] },
  ],
  downloadTemplate: [
    { table: 'templates', actions: ['BatchGetItem'] },
    readsTexts,
    { bucket: 'configFiles', actions: ['GetObject'] },
  ],
  listTemplateVersions: [
    { table: 'templates', actions: ['BatchGetItem'] },
    { table: 'templateVersions', actions: ['Query'] },
  ],
  getTemplateVersion: [{ table: 'templateVersions', actions: ['BatchGetItem'] }, readsTexts],
};
