import { type Page, pageOf } from '#shared/contract/deployment-pagination.ts';
import { listUses } from '../storage/deployments/deployments.ts';
import { type RowSource, templateRows } from './template-rows.ts';

/** The templates that a user has deployed, the last deployed first. */
export const deployedTemplates = async (uid: string, page: Page) =>
  rowsOf(uid, page, await deployedSources(uid));

export const deployedSources = async (uid: string): Promise<RowSource[]> =>
  (await listUses(uid)).map((use) => ({ id: use.id, use, head: undefined }));

/** A page of rows. */
export async function rowsOf(uid: string, page: Page, sources: readonly RowSource[]) {
  const { entries, pagination } = pageOf(sources, page);
  return { data: await templateRows(uid, entries), pagination };
}
