import { GetCommand } from '@aws-sdk/lib-dynamodb';
import { notFound } from '#shared/contract/errors.ts';
import { documentClient } from '../runtime/document-client.ts';
import { readText } from './stored-texts.ts';
import { tableName } from './table-name.ts';
import {
  parseContent,
  parseTemplate,
  type StoredTemplate,
  type TemplateContent,
  versionKey,
} from './template-items.ts';

const table = tableName('templateVersions');

/** A template as it was at a revision. @throws not_found */
export async function getVersion(
  userId: string,
  id: string,
  version: number,
): Promise<{ head: StoredTemplate; content: TemplateContent }> {
  const { Item: item } = await documentClient().send(
    new GetCommand({
      TableName: table,
      Key: versionKey(userId, { id, version }),
      ConsistentRead: true,
    }),
  );
  if (!item) throw notFound('version of a template');
  const head = parseTemplate(item);
  return { head, content: parseContent(await readText(head)) };
}
