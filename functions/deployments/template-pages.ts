import { pageOf } from '#shared/contract/deployment-pagination.ts';
import { listUses } from '../storage/deployments.ts';
import { listTemplateHeads } from '../storage/templates.ts';
import { type RowSource, templateRows } from './template-rows.ts';

interface Page {
  readonly page: number;
  readonly limit: number;
}

/** The templates that a user has deployed, the last deployed first. */
export async function deployedTemplates(uid: string, page: Page) {
  return rowsOf(uid, page, await sourcesOf(uid));
}

/** The same, then the user's other templates, newest first. */
export async function templatesWithDeployments(uid: string, page: Page) {
  const [deployed, heads] = await Promise.all([sourcesOf(uid), listTemplateHeads(uid)]);
  const byId = new Map(heads.map((head) => [head.id, head]));
  const known = new Set(deployed.map(({ id }) => id));
  return rowsOf(uid, page, [
    ...deployed.map((source) => ({ ...source, head: byId.get(source.id) })),
    ...heads.filter(({ id }) => !known.has(id)).map((head) => ({ id: head.id, use: undefined, head })),
  ]);
}

const sourcesOf = async (uid: string): Promise<RowSource[]> =>
  (await listUses(uid)).map((use) => ({ id: use.id, use, head: undefined }));

async function rowsOf(uid: string, page: Page, sources: readonly RowSource[]) {
  const { entries, pagination } = pageOf(sources, page);
  return { data: await templateRows(uid, entries), pagination };
}
