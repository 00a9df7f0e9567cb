import * as z from 'zod';
import { configFileForm } from './config-file.ts';
import {
  Deployment,
  DeploymentStatus,
  DeploymentUpdate,
  NewDeployment,
  ServedDeployment,
} from './deployment-items.ts';
import { DeploymentPagination } from './deployment-pagination.ts';
import { DeviceId } from './device-id.ts';
import { Count } from './figure.ts';
import { Id, Instant, Version } from './identifiers.ts';
import { LabResult, LabRun } from './lab-result.ts';
import { PageQuery } from './pagination.ts';
import { routeGroup } from './route-group.ts';
import { identified, type Served } from './served.ts';
import { TemplateText } from './template-fields.ts';
import {
  ServedTemplate,
  ServedTemplateDeployments,
  servedTemplate,
  Template,
  TemplateDeployments,
} from './template-items.ts';

const byDevice = z.strictObject({ id: DeviceId });
const byDesign = z.strictObject({ id: Id });
const byTemplate = z.strictObject({ templateId: Id });
const oneDeployment = z.strictObject({ templateId: Id, deploymentId: Id });
const deploymentAnswer = z.strictObject({ data: Deployment });

const servedOne: Served<z.output<typeof deploymentAnswer>> = {
  schema: z.strictObject({ data: ServedDeployment }),
  from: ({ data }) => ({ data: identified(data) }),
};
const servedDeployments = z.array(ServedDeployment);

const templatePage = z.strictObject({
  data: z.array(TemplateDeployments),
  pagination: DeploymentPagination,
});
const servedPage: Served<z.output<typeof templatePage>> = {
  schema: templatePage.extend({ data: z.array(ServedTemplateDeployments) }),
  from: ({ data, pagination }) => ({
    data: data.map((row) => ({ ...identified(row), deployments: row.deployments.map(identified) })),
    pagination,
  }),
};

/** The configuration that a device runs, as its user uploaded it. */
export const RunningConfig = z.strictObject({
  deviceId: DeviceId,
  text: z.string(),
  hash: z.string(),
  size: Count,
  revision: Version,
  updatedAt: Instant,
});
export type RunningConfig = z.output<typeof RunningConfig>;

/** JSON of a text of 1,000,000 characters, and of the result of a large design with every failure. */
const largestTextBytes = 3_000_000;
const largestResultBytes = 5_000_000;

export const deploymentsCalls = routeGroup({
  domain: 'deployments',
  access: 'user',
  errors: ['unauthenticated'],
  errorField: 'error',
});

export const deployTemplate = deploymentsCalls.route({
  name: 'deployTemplate',
  method: 'POST',
  path: '/configs/{templateId}/deploy',
  summary: 'Render a template for a device and keep the text as a pending deployment',
  params: byTemplate,
  body: NewDeployment,
  bodyKind: { kind: 'multipart', ...configFileForm },
  rate: { calls: 300, minutes: 10 },
  answer: deploymentAnswer,
  served: servedOne,
  status: 201,
  errors: ['plan_limit', 'not_found', 'outdated_preview', 'unprocessable'],
  fallback: 'Failed to deploy configuration',
});

export const listDeploymentsByConfig = deploymentsCalls.route({
  name: 'listDeploymentsByConfig',
  method: 'GET',
  path: '/configs/deployments/by-config',
  summary:
    'The caller’s templates and those they deployed, each with its deployments, the last deployed first',
  query: PageQuery,
  answer: templatePage,
  served: servedPage,
  fallback: 'Failed to fetch deployments',
});

export const listDeploymentsByUser = deploymentsCalls.route({
  name: 'listDeploymentsByUser',
  method: 'GET',
  path: '/configs/deployments/by-user',
  summary:
    'The templates that the caller deployed, each with the caller’s deployments, the last deployed first',
  query: PageQuery,
  answer: templatePage,
  served: servedPage,
  fallback: 'Failed to fetch user deployments',
});

export const listDeployments = deploymentsCalls.route({
  name: 'listDeployments',
  tokenScope: 'read',
  method: 'GET',
  path: '/configs/deployments',
  summary: 'The caller’s deployments, newest first, of one status, template, device or design',
  query: PageQuery.extend({
    status: DeploymentStatus.optional(),
    templateId: Id.optional(),
    deviceId: DeviceId.optional(),
    /** Deployments to any node of this design. */
    designId: Id.optional(),
  }),
  answer: z.strictObject({ data: z.array(Deployment), pagination: DeploymentPagination }),
  served: {
    schema: z.strictObject({ data: servedDeployments, pagination: DeploymentPagination }),
    from: ({ data, pagination }) => ({ data: data.map(identified), pagination }),
  },
  fallback: 'Failed to fetch deployments',
});

export const getDeployment = deploymentsCalls.route({
  name: 'getDeployment',
  tokenScope: 'read',
  method: 'GET',
  path: '/configs/{templateId}/deployments/{deploymentId}',
  summary: 'One deployment with its text and history',
  params: oneDeployment,
  answer: deploymentAnswer,
  served: servedOne,
  errors: ['not_found'],
  fallback: 'Failed to fetch deployment history',
});

export const updateDeployment = deploymentsCalls.route({
  name: 'updateDeployment',
  tokenScope: 'deploy',
  method: 'PATCH',
  path: '/configs/{templateId}/deployments/{deploymentId}',
  summary: 'Give a deployment its next status',
  params: oneDeployment,
  body: DeploymentUpdate,
  answer: deploymentAnswer,
  served: servedOne,
  errors: ['not_found', 'stale_version', 'wrong_status'],
  fallback: 'Failed to update deployment status',
});

export const rollBackDeployment = deploymentsCalls.route({
  name: 'rollBackDeployment',
  method: 'POST',
  path: '/configs/{templateId}/deployments/{deploymentId}/rollback',
  summary:
    'Take a completed deployment back: a new pending one with the text that was completed on the device before',
  params: oneDeployment,
  rate: { calls: 300, minutes: 10 },
  answer: deploymentAnswer,
  served: servedOne,
  status: 201,
  errors: ['plan_limit', 'not_found', 'stale_version', 'wrong_status', 'unprocessable'],
  fallback: 'Failed to deploy configuration',
});

export const downloadDeployment = deploymentsCalls.route({
  name: 'downloadDeployment',
  tokenScope: 'read',
  method: 'GET',
  path: '/configs/{templateId}/deployments/{deploymentId}/text',
  summary: 'The text of a deployment as a file, with placeholders for its secrets',
  params: oneDeployment,
  answer: z.instanceof(Uint8Array),
  answerKind: 'file',
  errors: ['not_found'],
  fallback: 'Failed to download configuration',
});

export const listDeviceDeployments = deploymentsCalls.route({
  name: 'listDeviceDeployments',
  method: 'GET',
  path: '/devices/{id}/config-deployments',
  summary: 'The deployments to a device, newest first, the last hundred',
  params: byDevice,
  answer: z.strictObject({ data: z.array(Deployment) }),
  served: {
    schema: z.strictObject({ data: servedDeployments }),
    from: ({ data }) => ({ data: data.map(identified) }),
  },
  fallback: 'Failed to fetch deployment history',
});

export const listCompatibleTemplates = deploymentsCalls.route({
  name: 'listCompatibleTemplates',
  method: 'GET',
  path: '/devices/{id}/compatible-templates',
  summary:
    'Active templates that fit a device by category, vendor, model and dialect, the most specific first',
  params: byDevice,
  rate: { calls: 300, minutes: 10 },
  answer: z.strictObject({ data: z.array(Template) }),
  served: {
    schema: z.strictObject({ data: z.array(ServedTemplate) }),
    from: ({ data }) => ({ data: data.map(servedTemplate) }),
  },
  errors: ['not_found'],
  fallback: 'Failed to fetch compatible templates',
});

export const getRunningConfig = deploymentsCalls.route({
  name: 'getRunningConfig',
  method: 'GET',
  path: '/devices/{id}/running-config',
  summary: 'The configuration that a device runs, as it was last uploaded',
  params: byDevice,
  answer: z.strictObject({ data: RunningConfig }),
  errors: ['not_found'],
  fallback: 'Failed to fetch running configuration',
});

export const putRunningConfig = deploymentsCalls.route({
  name: 'putRunningConfig',
  method: 'PUT',
  path: '/devices/{id}/running-config',
  summary: 'Keep the configuration that a device runs',
  params: byDevice,
  body: z.strictObject({ text: TemplateText, revision: Version.optional() }),
  bodyKind: { kind: 'json', maxBytes: largestTextBytes },
  rate: { calls: 300, minutes: 10 },
  answer: z.strictObject({ data: RunningConfig }),
  errors: ['not_found', 'stale_version'],
  fallback: 'Failed to save running configuration',
});

export const getLabResult = deploymentsCalls.route({
  name: 'getLabResult',
  method: 'GET',
  path: '/networkdesign/{id}/lab-result',
  summary: 'What booting the configurations of a design gave, as it was last uploaded',
  params: byDesign,
  answer: z.strictObject({ data: LabResult }),
  errors: ['not_found'],
  fallback: 'Failed to fetch lab result',
});

export const putLabResult = deploymentsCalls.route({
  name: 'putLabResult',
  method: 'PUT',
  path: '/networkdesign/{id}/lab-result',
  summary: 'Keep what booting the configurations of a design gave',
  params: byDesign,
  body: LabRun,
  bodyKind: { kind: 'json', maxBytes: largestResultBytes },
  rate: { calls: 60, minutes: 10 },
  answer: z.strictObject({ data: LabResult }),
  errors: ['not_found'],
  fallback: 'Failed to save lab result',
});
