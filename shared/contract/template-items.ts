import * as z from 'zod';
import { Author } from './author.ts';
import { ConfigFile } from './config-file.ts';
import { Deployment, ServedDeployment } from './deployment-items.ts';
import { Count } from './figure.ts';
import { Id, Instant, Version } from './identifiers.ts';
import { identified } from './served.ts';
import { TemplateFields } from './template-fields.ts';
import { TemplateVariable } from './template-variables.ts';

/** One entry of a template's history. */
export const TemplateChange = z.strictObject({
  revision: Version,
  version: z.string(),
  changedAt: Instant,
  changedBy: Author,
  note: z.string(),
});
export type TemplateChange = z.output<typeof TemplateChange>;

/**
 * A configuration template: a user's own, or the system's, which is code and cannot be changed. `version` is its semantic
 * version, which its owner states; `revision` counts its changes, and is what a change may be based on.
 */
export const Template = z.strictObject({
  id: Id,
  ...TemplateFields.shape,
  variables: z.array(TemplateVariable),
  /** In a list: text and variables are too long for it; GET /configs/{id} answers them. */
  isTextOmitted: z.boolean(),
  configFile: ConfigFile.optional(),
  revision: Version,
  isSystemTemplate: z.boolean(),
  createdBy: Author,
  createdAt: Instant,
  updatedAt: Instant,
  /** Newest first, the last twenty; every change is kept as a version. */
  changeLog: z.array(TemplateChange),
  /** The caller's deployments of it, newest first, the last hundred. */
  deployments: z.array(Deployment),
});
export type Template = z.output<typeof Template>;

/** As it is sent. */
export const ServedTemplate = Template.extend({
  _id: Id,
  /** The same text as `configContent`. */
  template: z.string(),
  deployments: z.array(ServedDeployment),
});

export const servedTemplate = (template: Template): z.output<typeof ServedTemplate> => ({
  ...identified(template),
  template: template.configContent,
  deployments: template.deployments.map(identified),
});

/** A template with the caller's deployments of it, as both histories list it. */
export const TemplateDeployments = z.strictObject({
  id: Id,
  ...Template.pick({
    name: true,
    version: true,
    configType: true,
    vendor: true,
    model: true,
    createdBy: true,
  }).shape,
  deploymentCount: Count,
  /** Newest first, the last twenty. */
  deployments: z.array(Deployment),
});
export type TemplateDeployments = z.output<typeof TemplateDeployments>;

/** As it is sent. */
export const ServedTemplateDeployments = TemplateDeployments.extend({
  _id: Id,
  deployments: z.array(ServedDeployment),
});
