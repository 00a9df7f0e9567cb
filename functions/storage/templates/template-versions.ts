import { query } from '../tables/query.ts';
import { parseTemplate, type StoredTemplate, versionsPrefix } from './template-items.ts';

/** Every version of a template, newest first. */
export async function listVersions(userId: string, id: string): Promise<StoredTemplate[]> {
  const items = await query('templateVersions', {
    partition: userId,
    sort: { prefix: versionsPrefix(id) },
    newestFirst: true,
  });
  return items.map(parseTemplate);
}
