import type * as dataExport from '#shared/contract/data-export.ts';
import type { Grant, Permissions } from './grant.ts';

export const dataExportPermissions: Permissions<typeof dataExport> = {
  requestExport: [
    { table: 'exports', actions: ['BatchGetItem', 'PutItem'] },
    { queue: 'exports', actions: ['SendMessage'] },
  ],
  getExport: [{ table: 'exports', actions: ['BatchGetItem'] }],
  downloadExport: [
    { table: 'exports', actions: ['BatchGetItem'] },
    { bucket: 'exports', actions: ['GetObject'] },
  ],
};

/** Reads everything of a user, and stores the copy. */
export const exportsData: readonly Grant[] = [
  { ownItems: ['Query', 'GetItem'] },
  { table: 'exports', actions: ['BatchGetItem', 'UpdateItem'] },
  { bucket: 'topologies', actions: ['GetObject'] },
  { bucket: 'configurations', actions: ['GetObject'] },
  { bucket: 'images', actions: ['GetObject'] },
  { bucket: 'reports', actions: ['GetObject'], lists: true },
  { bucket: 'configFiles', actions: ['GetObject'], lists: true },
  { bucket: 'exports', actions: ['PutObject'] },
];
