import { notFound } from '#shared/contract/errors.ts';
import { readTexts } from '../objects/packed-texts.ts';
import { query } from '../tables/query.ts';
import { readItem } from '../tables/read-item.ts';
import {
  everyTemplate,
  parseContent,
  parseTemplate,
  type StoredTemplate,
  type TemplateContent,
  templateKey,
  templateKind,
} from './template-items.ts';

/** Templates of all users that an administrator is shown at most. */
const mostOfAllUsers = 1_000;

/** A template, with its text where a list has room for it. */
export interface ListedTemplate {
  readonly head: StoredTemplate;
  readonly content: TemplateContent | undefined;
}

/** @throws not_found when the owner has no template with this id. */
export async function getTemplateHead(userId: string, id: string): Promise<StoredTemplate> {
  const head = await findTemplateHead(userId, id);
  if (!head) throw notFound('template');
  return head;
}

export async function findTemplateHead(userId: string, id: string): Promise<StoredTemplate | undefined> {
  const item = await readItem('templates', templateKey(userId, id));
  return item && parseTemplate(item);
}

/** All templates of an owner, newest first. */
export const listTemplates = async (userId: string): Promise<ListedTemplate[]> =>
  withTexts(await listTemplateHeads(userId));

/** The same without their texts. */
export async function listTemplateHeads(userId: string): Promise<StoredTemplate[]> {
  const items = await query('templates', { partition: userId, sort: everyTemplate, newestFirst: true });
  return items.map(parseTemplate);
}

/** The newest templates of all users; a new one may take a moment to show. */
export async function listAllTemplates(): Promise<ListedTemplate[]> {
  const items = await query('templates', {
    index: 'byCreation',
    partition: templateKind,
    newestFirst: true,
    atMost: mostOfAllUsers,
  });
  return withTexts(items.slice(0, mostOfAllUsers).map(parseTemplate));
}

async function withTexts(heads: readonly StoredTemplate[]): Promise<ListedTemplate[]> {
  const contents = readTexts(heads);
  return heads.map((head, index) => {
    const content = contents[index];
    return { head, content: content === undefined ? undefined : parseContent(content) };
  });
}
