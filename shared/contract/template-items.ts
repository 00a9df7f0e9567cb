import * as z from 'zod';
import { Author } from './author.ts';
import { ConfigFile } from './config-file.ts';
import { Deployment } from './deployment-items.ts';
import { Id, Instant, Version } from './identifiers.ts';
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
  _id: Id,
  id: Id,
  ...TemplateFields.shape,
  variables: z.array(TemplateVariable),
  /** The same text as `configContent`. */
  template: z.string(),
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

/** A template with the caller's deployments of it, as both histories list it. */
export const TemplateDeployments = z.strictObject({
  _id: Id,
  id: Id,
  ...Template.pick({
    name: true,
    version: true,
    configType: true,
    vendor: true,
    model: true,
    createdBy: true,
  }).shape,
  deploymentCount: z.int().min(0),
  /** Newest first, the last fifty. */
  deployments: z.array(Deployment),
});
export type TemplateDeployments = z.output<typeof TemplateDeployments>;
