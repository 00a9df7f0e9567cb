import * as z from 'zod';
import { list } from './collections.ts';
import { categories } from './device.ts';
import { dialectIds } from './dialect.ts';
import { mostVariables, VariableDraft } from './template-variables.ts';
import { line, name, paragraphs } from './text.ts';

export const configTypes = [
  'basic',
  'vlan',
  'routing',
  'security',
  'qos',
  'ha',
  'snmp',
  'ntp',
  'syslog',
  'interface',
  'system',
] as const;
export type ConfigType = (typeof configTypes)[number];

/** How many templates a user may have, and tags a template. */
export const templateLimits = { templates: 500, tags: 10 } as const;

/** Characters of a template's text. */
const longestTemplate = 1_000_000;

export const SemanticVersion = z
  .string()
  .max(60)
  .regex(
    /^(0|[1-9]\d{0,8})\.(0|[1-9]\d{0,8})\.(0|[1-9]\d{0,8})(-[0-9A-Za-z.-]+)?(\+[0-9A-Za-z.-]+)?$/,
    'must be a semantic version such as 1.4.0',
  );

/** Text that is kept as it is sent, but for line ends: forms send CR LF for each. */
export const TemplateText = z
  .string()
  .overwrite((text) => text.replaceAll('\r\n', '\n'))
  .max(longestTemplate)
  .refine((text) => text.isWellFormed() && !text.includes('\0'), 'must not contain binary data');

/** What its owner states about a template. Empty `vendor`, `model`, `equipmentCategory` and `dialect` mean any. */
export const TemplateFields = z.strictObject({
  name: name(100),
  description: paragraphs(1_000).default(''),
  vendor: line(60).default(''),
  model: line(100).default(''),
  equipmentCategory: z.enum([...categories, '']).default(''),
  dialect: z.enum([...dialectIds, '']).default(''),
  configType: z.enum(configTypes).default('basic'),
  configSourceType: z.enum(['template', 'file']).default('template'),
  /** Jinja2; of an uploaded file its text. */
  configContent: TemplateText.default(''),
  variables: list(VariableDraft, mostVariables).default([]),
  /** The owner's own, of no meaning to us; `revision` counts changes. */
  version: SemanticVersion.default('1.0.0'),
  tags: list(name(30), templateLimits.tags).default([]),
  isActive: z.boolean().default(true),
});
export type TemplateFields = z.output<typeof TemplateFields>;
