import { GetCommand } from '@aws-sdk/lib-dynamodb';
import { notFound } from '#shared/contract/errors.ts';
import { documentClient } from '../runtime/document-client.ts';
import { readText, readTexts } from './packed-texts.ts';
import { query } from './query.ts';
import { tableName } from './table-name.ts';
import {
  everyTemplate,
  parseContent,
  parseTemplate,
  type StoredTemplate,
  type TemplateContent,
  templateKey,
  templateKind,
  templatesTable,
  versionKey,
  versionsPrefix,
} from './template-items.ts';

/** Templates of all users that an administrator is shown at most. */
const mostOfAllUsers = 1_000;

/** A template with its text, which a list leaves out where it is too long. */
export interface TemplateWithText<Text = TemplateContent> {
  readonly head: StoredTemplate;
  readonly content: Text;
}
export type ListedTemplate = TemplateWithText<TemplateContent | undefined>;

/** @throws not_found when the owner has no template with this id. */
export async function getTemplateHead(userId: string, id: string): Promise<StoredTemplate> {
  const head = await findTemplateHead(userId, id);
  if (!head) throw notFound('template');
  return head;
}

export async function findTemplateHead(userId: string, id: string): Promise<StoredTemplate | undefined> {
  const { Item: item } = await documentClient().send(
    new GetCommand({ TableName: templatesTable, Key: templateKey(userId, id), ConsistentRead: true }),
  );
  return item && parseTemplate(item);
}

/** @throws not_found */
export async function getTemplate(userId: string, id: string): Promise<TemplateWithText> {
  return withText(await getTemplateHead(userId, id));
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

/** Every version of a template, newest first. */
export async function listVersions(userId: string, id: string): Promise<StoredTemplate[]> {
  const items = await query('templateVersions', {
    partition: userId,
    sort: { prefix: versionsPrefix(id) },
    newestFirst: true,
  });
  return items.map(parseTemplate);
}

/** A template as it was at a revision. @throws not_found */
export async function getVersion(userId: string, id: string, version: number): Promise<TemplateWithText> {
  const { Item: item } = await documentClient().send(
    new GetCommand({
      TableName: tableName('templateVersions'),
      Key: versionKey(userId, { id, version }),
      ConsistentRead: true,
    }),
  );
  if (!item) throw notFound('version of a template');
  return withText(parseTemplate(item));
}

const withText = async (head: StoredTemplate): Promise<TemplateWithText> => ({
  head,
  content: parseContent(await readText(head)),
});

async function withTexts(heads: readonly StoredTemplate[]): Promise<ListedTemplate[]> {
  const contents = await readTexts(heads);
  return heads.map((head, index) => {
    const content = contents[index];
    return { head, content: content === undefined ? undefined : parseContent(content) };
  });
}
