import * as z from 'zod';
import { Version } from './identifiers.ts';
import { TemplateFields, TemplateText } from './template-fields.ts';
import { line } from './text.ts';
import { jsonField, jsonOrText, Upload } from './uploads.ts';

const fields = TemplateFields.shape;

/** Tags as JSON, as a part for each, or with commas between them. */
function tagsField<Schema extends z.ZodType>(schema: Schema) {
  return z.preprocess((value) => {
    const tags = typeof value === 'string' ? jsonOrText(value) : value;
    return typeof tags === 'string' ? tags.split(',').map((tag) => tag.trim()) : tags;
  }, schema);
}

/** In every form of a template, beside its fields. */
const common = {
  /** The same as `configContent`; where a change sends both, the one that differs from what is stored counts. */
  template: TemplateText.optional(),
  /** What the history says of this change. */
  changeNote: line(200).default(''),
  /** Makes `file` the source; its text becomes `configContent`. */
  configFile: Upload.optional(),
};

/**
 * A new template: a part for each field (lists and flags as JSON), or one part `config` with all of them as JSON. Fields
 * that only we state are ignored, so that an answer can be sent back.
 */
export const NewTemplate = z.preprocess(
  fieldsOfForm,
  z.strictObject({
    ...fields,
    variables: jsonField(fields.variables),
    tags: tagsField(fields.tags),
    isActive: jsonField(fields.isActive),
    ...common,
  }),
);
export type NewTemplate = z.output<typeof NewTemplate>;

/** The same form. Given fields replace stored ones, on whatever is stored or on the `revision` that is given. */
export const TemplateUpdate = z.preprocess(
  fieldsOfForm,
  z.strictObject({
    name: fields.name.optional(),
    description: fields.description.unwrap().optional(),
    vendor: fields.vendor.unwrap().optional(),
    model: fields.model.unwrap().optional(),
    equipmentCategory: fields.equipmentCategory.unwrap().optional(),
    dialect: fields.dialect.unwrap().optional(),
    configType: fields.configType.unwrap().optional(),
    configSourceType: fields.configSourceType.unwrap().optional(),
    configContent: TemplateText.optional(),
    variables: jsonField(fields.variables.unwrap().optional()),
    version: fields.version.unwrap().optional(),
    tags: tagsField(fields.tags.unwrap().optional()),
    isActive: jsonField(z.boolean().optional()),
    ...common,
    revision: jsonField(Version.optional()),
  }),
);
export type TemplateUpdate = z.output<typeof TemplateUpdate>;

/** What we answer about a template and its owner does not state. */
const readOnly: ReadonlySet<string> = new Set([
  '_id',
  'id',
  'userId',
  'isTextOmitted',
  'isSystemTemplate',
  'createdBy',
  'createdAt',
  'updatedAt',
  'changeLog',
  'deployments',
]);

/** In these, empty text says something; any other field that is empty is left out. */
const mayBeEmpty: ReadonlySet<string> = new Set([
  'name',
  'description',
  'vendor',
  'model',
  'equipmentCategory',
  'dialect',
  'configContent',
  'template',
]);

function fieldsOfForm(form: unknown): unknown {
  if (typeof form !== 'object' || form === null) return form;
  const { config, ...parts }: Record<string, unknown> = { ...form };
  const whole = typeof config === 'string' ? jsonOrText(config) : config;
  if (whole !== undefined && (typeof whole !== 'object' || whole === null || Array.isArray(whole)))
    return { ...parts, config };
  return Object.fromEntries(
    Object.entries({ ...whole, ...parts }).filter(
      ([field, value]) =>
        !readOnly.has(field) && (value !== '' || mayBeEmpty.has(field)) && !isAnsweredFile(field, value),
    ),
  );
}

/** What we answered about the file, sent back as JSON or as text; a new file is a part with bytes. */
const isAnsweredFile = (field: string, value: unknown): boolean =>
  field === 'configFile' &&
  (typeof value === 'string' || (typeof value === 'object' && value !== null && 'originalName' in value));
