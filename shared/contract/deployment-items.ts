import * as z from 'zod';
import { Author } from './author.ts';
import { namedValues } from './collections.ts';
import { ConfigFile } from './config-file.ts';
import { categories } from './device.ts';
import { DeviceId } from './device-id.ts';
import { dialectIds } from './dialect.ts';
import { Count } from './figure.ts';
import { Id, Instant, Version } from './identifiers.ts';
import { configTypes } from './template-fields.ts';
import { mostVariables, VariableValue } from './template-variables.ts';
import { paragraphs, textUpTo } from './text.ts';
import { jsonField, Upload } from './uploads.ts';

export const deploymentStatuses = [
  'pending',
  'in_progress',
  'completed',
  'failed',
  'cancelled',
  'rolled_back',
] as const;
export const DeploymentStatus = z.enum(deploymentStatuses);
export type DeploymentStatus = z.output<typeof DeploymentStatus>;

/** What may follow each status. */
export const nextStatuses = {
  pending: ['in_progress', 'cancelled'],
  in_progress: ['completed', 'failed', 'cancelled'],
  completed: ['rolled_back'],
  failed: ['pending'],
  cancelled: [],
  rolled_back: [],
} as const satisfies Readonly<Record<DeploymentStatus, readonly DeploymentStatus[]>>;

/** A status as it is sent: `active` is taken for completed, `rolled-back` and `in-progress` for ours. */
export const StatedStatus = z.preprocess(
  (status) => (typeof status === 'string' ? (otherNames.get(status) ?? status) : status),
  DeploymentStatus,
);

const otherNames: ReadonlyMap<string, DeploymentStatus> = new Map([
  ['active', 'completed'],
  ['rolled-back', 'rolled_back'],
  ['in-progress', 'in_progress'],
]);

/** The device as it was when the deployment was made. */
export const DeployedDevice = z.strictObject({
  _id: DeviceId,
  /** The label of a node, or manufacturer and model. */
  name: z.string(),
  manufacturer: z.string(),
  model: z.string(),
  /** Without prefix length; empty where it has none. */
  ipAddress: z.string(),
  category: z.enum([...categories, '']),
});
export type DeployedDevice = z.output<typeof DeployedDevice>;

/** A status with who set it, when and why. */
export const StatusChange = z.strictObject({
  status: DeploymentStatus,
  changedAt: Instant,
  changedBy: Author,
  note: z.string(),
});
export type StatusChange = z.output<typeof StatusChange>;

const Sha256 = z.string().regex(/^[0-9a-f]{64}$/, 'must be a SHA-256 in hexadecimal');

/** The text that was rendered for a device, frozen, and what became of it. */
export const Deployment = z.strictObject({
  id: Id,
  deviceId: DeviceId,
  device: DeployedDevice,
  /** The template with its name, semantic version and revision at that time. */
  template: Id,
  name: z.string(),
  version: z.string(),
  templateRevision: Version,
  configType: z.enum(configTypes),
  vendor: z.string(),
  model: z.string(),
  /** Of the text; empty where the template states none and the device has none. */
  dialect: z.enum([...dialectIds, '']),
  deployedBy: Author,
  deployedAt: Instant,
  updatedAt: Instant,
  status: DeploymentStatus,
  /** As entered; a secret is its placeholder. */
  variables: z.record(z.string(), VariableValue),
  /** With placeholders for secrets: `<secret:NAME>`. */
  renderedConfig: z.string(),
  /** In a list: the text and the variables are too long for it; GET of the deployment answers them. */
  isTextOmitted: z.boolean(),
  /** SHA-256 of the text in UTF-8. */
  hash: z.string(),
  size: Count,
  /** What the configuration of the device needs and its dialect cannot state. */
  omissions: z.array(z.string()),
  notes: z.string(),
  /** What was rendered in place of the template's own text. */
  configFile: ConfigFile.optional(),
  /** Counts the changes, from 1. */
  revision: Version,
  /** Every status, the first one first. */
  history: z.array(StatusChange),
  /** The deployment that this one takes back, and the one that takes this one back. */
  rollbackOf: Id.optional(),
  rolledBackBy: Id.optional(),
});
export type Deployment = z.output<typeof Deployment>;

/** As it is sent. */
export const ServedDeployment = Deployment.extend({ _id: Id });

/** What a template is deployed with. */
export const NewDeployment = z.strictObject({
  deviceId: DeviceId,
  /** JSON text: values by the names of variables. Values of secrets are replaced by their placeholders. */
  variables: jsonField(namedValues(textUpTo(100), VariableValue, mostVariables)).default({}),
  notes: paragraphs(2_000).default(''),
  /** SHA-256 of the text that was previewed: any other is not deployed. */
  previewHash: Sha256.optional(),
  /** Rendered in place of the template's own text. */
  configFile: Upload.optional(),
});
export type NewDeployment = z.output<typeof NewDeployment>;

/** The next status, with why. */
export const DeploymentUpdate = z.strictObject({
  status: StatedStatus,
  notes: paragraphs(2_000).default(''),
  /** Only where this one is stored. */
  revision: Version.optional(),
});
export type DeploymentUpdate = z.output<typeof DeploymentUpdate>;
