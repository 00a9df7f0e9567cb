import type { Page } from '#shared/contract/deployment-pagination.ts';
import { listTemplateHeads } from '../storage/templates/templates.ts';
import { deployedSources, rowsOf } from './deployed-templates.ts';

/** The templates that a user has deployed, the last deployed first; then their other ones, newest first. */
export async function templatesWithDeployments(uid: string, page: Page) {
  const [deployed, heads] = await Promise.all([deployedSources(uid), listTemplateHeads(uid)]);
  const byId = new Map(heads.map((head) => [head.id, head]));
  const known = new Set(deployed.map(({ id }) => id));
  return rowsOf(uid, page, [
    ...deployed.map((source) => ({ ...source, head: byId.get(source.id) })),
    ...heads.filter(({ id }) => !known.has(id)).map((head) => ({ id: head.id, use: undefined, head })),
  ]);
}
