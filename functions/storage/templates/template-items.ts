import * as z from 'zod';
import { Author } from '#shared/contract/author.ts';
import { ConfigFile } from '#shared/contract/config-file.ts';
import { Id, Instant, Uid, Version } from '#shared/contract/identifiers.ts';
import { TemplateFields } from '#shared/contract/template-fields.ts';
import { TemplateChange } from '#shared/contract/template-items.ts';
import { TemplateVariable } from '#shared/contract/template-variables.ts';
import type { KeyOf } from '#shared/tables/tables.ts';
import { StoredBody } from '../objects/stored-body.ts';

/** What the Templates table keeps under one owner: templates, and the count of them. */
export const templateKey = (userId: string, id: string) => ({ userId, id }) satisfies KeyOf<'templates'>;
export const templateCountKey = (userId: string) => templateKey(userId, 'total');

/** Ids of templates: hexadecimal, so that the other keys come after them. */
export const everyTemplate = { from: '0', to: 'g' } as const;

/** Gathers the templates of all users under one key of the index `byCreation`. */
export const templateKind = 'template';

export const versionKey = (userId: string, { id, version }: Pick<TemplateHead, 'id' | 'version'>) =>
  ({
    userId,
    templateAndRevision: `${versionsPrefix(id)}${String(version).padStart(10, '0')}`,
  }) satisfies KeyOf<'templateVersions'>;

/** Begins the sort key of every version of a template. */
export const versionsPrefix = (id: string): string => `${id}#`;

/** Everything of a template but its text and variables. */
const TemplateHead = z.object({
  userId: Uid,
  id: Id,
  ...TemplateFields.omit({ configContent: true, variables: true, version: true }).shape,
  /** What the contract calls its version. */
  semver: z.string(),
  /** What the contract calls its revision. */
  version: Version,
  configFile: z.object({ ...ConfigFile.omit({ url: true }).shape, key: z.string() }).optional(),
  createdBy: Author,
  createdAt: Instant,
  updatedAt: Instant,
  /** The last changes, newest first. */
  changeLog: z.array(TemplateChange),
  /** Random, new for each save: shows whether this save succeeded. */
  savedAs: z.string(),
});
export type TemplateHead = z.output<typeof TemplateHead>;

const StoredHead = z.intersection(TemplateHead, StoredBody);
export type StoredTemplate = TemplateHead & StoredBody;

const Content = z.object({ configContent: z.string(), variables: z.array(TemplateVariable) });
export type TemplateContent = z.output<typeof Content>;

export const parseTemplate = (item: unknown): StoredTemplate => StoredHead.parse(item);
/** A stored template without its text and the keys around it. */
export const headOf = (stored: unknown): TemplateHead => TemplateHead.parse(stored);
export const parseContent = (content: unknown): TemplateContent => Content.parse(content);
