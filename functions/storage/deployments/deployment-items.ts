import * as z from 'zod';
import { Deployment, type DeploymentStatus } from '#shared/contract/deployment-items.ts';
import { Uid, Version } from '#shared/contract/identifiers.ts';
import { VariableValue } from '#shared/contract/template-variables.ts';
import type { KeyOf } from '#shared/tables/tables.ts';
import { StoredBody } from '../objects/stored-body.ts';
import { tableName } from '../tables/table-name.ts';

export const deploymentsTable = tableName('deployments');

/**
 * What the Deployments table keeps under one owner: deployments; the text of each, so that lists do not read it; how each
 * template was used; and the counts by status.
 */
export const deploymentKey = (userId: string, id: string) => ({ userId, id }) satisfies KeyOf<'deployments'>;
export const textKey = (userId: string, id: string) => deploymentKey(userId, `text#${id}`);
export const templateUseKey = (userId: string, templateId: string) =>
  deploymentKey(userId, `${usePrefix}${templateId}`);
export const deploymentCountsKey = (userId: string) => deploymentKey(userId, 'totals');

/** Begins the sort key of every use of a template. */
export const usePrefix = 'template#';

/** Ids of deployments: hexadecimal, so that the other keys come after them. */
export const everyDeployment = { from: '0', to: 'g' } as const;

/** Everything of a deployment but its text and variables. */
const DeploymentHead = z.object({
  userId: Uid,
  ...Deployment.omit({
    version: true,
    revision: true,
    renderedConfig: true,
    variables: true,
    isTextOmitted: true,
  }).shape,
  /** What the contract calls its version: that of the template. */
  semver: z.string(),
  /** What the contract calls its revision. */
  version: Version,
});
export type DeploymentHead = z.output<typeof DeploymentHead>;

const DeploymentText = z.object({
  renderedConfig: z.string(),
  variables: z.record(z.string(), VariableValue),
});
export type DeploymentText = z.output<typeof DeploymentText>;

/** How a user has used a template. */
const TemplateUse = z.object({
  id: z.string().transform((id) => id.slice(usePrefix.length)),
  deployments: z.int(),
  /** Those that are pending or in progress. */
  open: z.int(),
  /** Its last deployment, whose id sorts by age. */
  last: z.string(),
});
export type TemplateUse = z.output<typeof TemplateUse>;

const Counts = z.object({
  pending: z.int().default(0),
  in_progress: z.int().default(0),
  completed: z.int().default(0),
  failed: z.int().default(0),
  cancelled: z.int().default(0),
  rolled_back: z.int().default(0),
} satisfies Record<DeploymentStatus, z.ZodType>);

/** The sort keys of the indexes. */
const indexed = ({ id, template, deviceId, status }: DeploymentHead) => ({
  templateAndId: `${template}#${id}`,
  deviceAndId: `${deviceId}#${id}`,
  statusAndId: `${status}#${id}`,
});

export const deploymentItem = (head: DeploymentHead) => ({ ...head, ...indexed(head) });

export const parseDeployment = (item: unknown): DeploymentHead => DeploymentHead.parse(item);
export const parseText = (content: unknown): DeploymentText => DeploymentText.parse(content);
export const parseBody = (item: unknown) => StoredBody.parse(item);
export const parseUse = (item: unknown): TemplateUse => TemplateUse.parse(item);
export const parseDeploymentCounts = (item: unknown) => Counts.parse(item ?? {});

/** A deployment as it is answered; without its text, where a list has no room for it. */
export function deploymentAnswer(head: DeploymentHead, text: DeploymentText | undefined): Deployment {
  const { userId, semver, version, ...fields } = head;
  return {
    ...fields,
    version: semver,
    revision: version,
    renderedConfig: text?.renderedConfig ?? '',
    variables: text?.variables ?? {},
    isTextOmitted: text === undefined,
  };
}
