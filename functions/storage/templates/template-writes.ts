import { Refusal } from '#shared/contract/errors.ts';
import { templateLimits } from '#shared/contract/template-fields.ts';
import type { StoredBody } from '../objects/stored-body.ts';
import { tableName } from '../tables/table-name.ts';
import { type Step, transact } from '../tables/transact.ts';
import { type Refuse, versioned } from '../tables/versioned.ts';
import {
  type TemplateHead,
  templateCountKey,
  templateKey,
  templateKind,
  versionKey,
} from './template-items.ts';

const table = tableName('templates');
export const templates = versioned('templates', 'template');
const versions = versioned('templateVersions', 'version');

/** The steps that add a template, its first version, and its place in the count. */
export const insertTemplate = (head: TemplateHead, body: StoredBody): readonly Step[] => [
  templates.insert({ ...head, ...body, kind: templateKind }),
  keepVersion(head, body),
  countTemplates(head.userId, 1),
];

/** The steps from one version of a template to the next; both are kept. */
export const replaceTemplate = (before: number, head: TemplateHead, body: StoredBody): readonly Step[] => [
  templates.replace({ ...head, ...body, kind: templateKind }, before),
  keepVersion(head, body),
];

/** The steps that delete a version of a template, and its place in the count. */
export const removeTemplate = ({ userId, id, version }: TemplateHead, refuse: Refuse): readonly Step[] => [
  templates.remove(templateKey(userId, id), version, refuse),
  countTemplates(userId, -1),
];

/** DynamoDB takes 100 writes in one transaction. */
const deletesInCall = 100;

/** Deletes versions of a template that is gone. */
export async function deleteVersions(kept: readonly TemplateHead[]): Promise<void> {
  for (let start = 0; start < kept.length; start += deletesInCall)
    await transact(
      kept
        .slice(start, start + deletesInCall)
        .map((head) => versions.remove(versionKey(head.userId, head), head.version)),
    );
}

const keepVersion = (head: TemplateHead, body: StoredBody): Step =>
  versions.insert({ ...head, ...body, ...versionKey(head.userId, head) });

const countTemplates = (userId: string, by: 1 | -1): Step => ({
  write: {
    Update: {
      TableName: table,
      Key: templateCountKey(userId),
      UpdateExpression: 'ADD templates :by',
      ExpressionAttributeValues: { ':by': by, ...(by > 0 && { ':room': templateLimits.templates - by }) },
      ...(by > 0 && { ConditionExpression: 'attribute_not_exists(templates) OR templates <= :room' }),
    },
  },
  refuse: () =>
    new Refusal(
      'unprocessable',
      `You may have at most ${templateLimits.templates} templates. Delete templates that you no longer need.`,
    ),
});
