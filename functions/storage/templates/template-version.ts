import { notFound } from '#shared/contract/errors.ts';
import { readText } from '../objects/stored-texts.ts';
import { readItem } from '../tables/read-item.ts';
import {
  parseContent,
  parseTemplate,
  type StoredTemplate,
  type TemplateContent,
  versionKey,
} from './template-items.ts';

/** A template as it was at a revision. @throws not_found */
export async function getVersion(
  userId: string,
  id: string,
  version: number,
): Promise<{ head: StoredTemplate; content: TemplateContent }> {
  const item = await readItem('templateVersions', versionKey(userId, { id, version }));
  if (!item) throw notFound('version of a template');
  const head = parseTemplate(item);
  return { head, content: parseContent(await readText(head)) };
}
