import * as z from 'zod';
import { configFileForm } from './config-file.ts';
import { categories } from './device.ts';
import { dialectIds } from './dialect.ts';
import { Id } from './identifiers.ts';
import { routeGroup } from './route-group.ts';
import type { Served } from './served.ts';
import { configTypes } from './template-fields.ts';
import { NewTemplate, TemplateUpdate } from './template-form.ts';
import { ServedTemplate, servedTemplate, Template, TemplateChange } from './template-items.ts';

const byId = z.strictObject({ id: Id });
const templateAnswer = z.strictObject({ data: Template });
const templateList = z.strictObject({ data: z.array(Template) });
const servedOne: Served<z.output<typeof templateAnswer>> = {
  schema: z.strictObject({ data: ServedTemplate }),
  from: ({ data }) => ({ data: servedTemplate(data) }),
};
const servedList: Served<z.output<typeof templateList>> = {
  schema: z.strictObject({ data: z.array(ServedTemplate) }),
  from: ({ data }) => ({ data: data.map(servedTemplate) }),
};
/** Which templates of a list; all without. */
export const TemplateFilter = z.strictObject({
  /** Found in name, description, vendor, model or tags, whatever the case. */
  search: z.string().trim().max(100).optional(),
  vendor: z.string().trim().max(60).optional(),
  equipmentCategory: z.enum(categories).optional(),
  configType: z.enum(configTypes).optional(),
  dialect: z.enum(dialectIds).optional(),
  tag: z.string().trim().max(30).optional(),
  isSystemTemplate: z.enum(['true', 'false']).optional(),
});

export const templatesCalls = routeGroup({
  domain: 'templates',
  access: 'user',
  errors: ['unauthenticated'],
  errorField: 'error',
});
const administrators = templatesCalls.for({ access: 'admin', errors: ['unauthenticated'] });

export const createTemplate = templatesCalls.route({
  name: 'createTemplate',
  method: 'POST',
  path: '/configs',
  summary: 'Create a configuration template, from text or from an uploaded file',
  body: NewTemplate,
  bodyKind: { kind: 'multipart', ...configFileForm },
  rate: { calls: 120, minutes: 10 },
  answer: templateAnswer,
  served: servedOne,
  status: 201,
  errors: ['plan_limit', 'unprocessable'],
  fallback: 'Failed to create configuration template',
});

export const listTemplates = templatesCalls.route({
  name: 'listTemplates',
  method: 'GET',
  path: '/configs/',
  summary: 'All templates that the caller may use: their own, newest first, and the system’s',
  query: TemplateFilter,
  answer: templateList,
  served: servedList,
  fallback: 'Failed to fetch configuration templates',
});

export const listUserTemplates = templatesCalls.route({
  name: 'listUserTemplates',
  method: 'GET',
  path: '/configs/user',
  summary: 'The caller’s templates, newest first, and the system’s',
  query: TemplateFilter,
  answer: templateList,
  served: servedList,
  fallback: 'Failed to fetch user templates',
});

export const listAllTemplates = administrators.route({
  name: 'listAllTemplates',
  method: 'GET',
  path: '/configs/admin/all',
  summary: 'The templates of all users, newest first, at most 1,000',
  query: TemplateFilter,
  answer: templateList,
  served: servedList,
  fallback: 'Failed to fetch all templates',
});

export const getTemplate = templatesCalls.route({
  name: 'getTemplate',
  method: 'GET',
  path: '/configs/{id}',
  summary: 'One template with its text and the caller’s deployments of it',
  params: byId,
  answer: templateAnswer,
  served: servedOne,
  errors: ['not_found'],
  fallback: 'Failed to fetch configuration template',
});

export const updateTemplate = templatesCalls.route({
  name: 'updateTemplate',
  method: 'PUT',
  path: '/configs/{id}',
  summary: 'Change a template of the caller’s own; what it was is kept as a version',
  params: byId,
  body: TemplateUpdate,
  bodyKind: { kind: 'multipart', ...configFileForm },
  rate: { calls: 120, minutes: 10 },
  answer: templateAnswer,
  served: servedOne,
  errors: ['not_found', 'stale_version', 'unprocessable'],
  fallback: 'Failed to update configuration template',
});

export const deleteTemplate = templatesCalls.route({
  name: 'deleteTemplate',
  method: 'DELETE',
  path: '/configs/{id}',
  summary: 'Delete a template of the caller’s own with its versions; its deployments stay',
  params: byId,
  answer: z.strictObject({}),
  errors: ['not_found', 'in_use'],
  fallback: 'Failed to delete configuration template',
});

export const downloadTemplate = templatesCalls.route({
  name: 'downloadTemplate',
  method: 'GET',
  path: '/configs/{id}/file',
  summary: 'The uploaded file of a template, or its text as a file',
  params: byId,
  answer: z.instanceof(Uint8Array),
  answerKind: 'file',
  errors: ['not_found'],
  fallback: 'Failed to download configuration',
});

export const listTemplateVersions = templatesCalls.route({
  name: 'listTemplateVersions',
  method: 'GET',
  path: '/configs/{id}/versions',
  summary: 'Every version of a template, newest first, without its text',
  params: byId,
  answer: z.strictObject({ data: z.array(TemplateChange) }),
  errors: ['not_found'],
  fallback: 'Failed to fetch configuration template',
});

export const getTemplateVersion = templatesCalls.route({
  name: 'getTemplateVersion',
  method: 'GET',
  path: '/configs/{id}/versions/{revision}',
  summary: 'A template as it was at a revision; sent back by PUT it is restored',
  params: byId.extend({ revision: z.coerce.number().int().min(1).max(1_000_000_000) }),
  answer: templateAnswer,
  served: servedOne,
  errors: ['not_found'],
  fallback: 'Failed to fetch configuration template',
});
