import type { DeploymentStatus } from '#shared/contract/deployment-items.ts';
import type { Refusal } from '#shared/contract/errors.ts';
import type { StoredBody } from '../objects/stored-body.ts';
import { addition } from '../tables/addition.ts';
import type { Step } from '../tables/transact.ts';
import { versioned } from '../tables/versioned.ts';
import {
  type DeploymentHead,
  deploymentCountsKey,
  deploymentItem,
  deploymentKey,
  deploymentsTable,
  templateUseKey,
  textKey,
} from './deployment-items.ts';

export const deployments = versioned('deployments', 'deployment');

/** The steps that add a deployment with its text, and count it as a use of its template; not among the statuses. */
export const insertDeployment = (head: DeploymentHead, body: StoredBody): readonly Step[] => [
  deployments.insert(deploymentItem(head)),
  deployments.insert({ ...textKey(head.userId, head.id), ...body }),
  countUse(head, { deployments: 1, open: 1, last: head.id }),
];

/** The steps from one version of a deployment to the next, without the counts of statuses. */
export function replaceDeployment(before: DeploymentHead, after: DeploymentHead): readonly Step[] {
  const open = Number(isOpen(after.status)) - Number(isOpen(before.status));
  return [
    deployments.replace(deploymentItem(after), before.version),
    ...(open === 0 ? [] : [countUse(after, { open })]),
  ];
}

/** The steps that remove a deployment with its text from everything that counts it. */
export const removeDeployment = (head: DeploymentHead): readonly Step[] => [
  deployments.remove(deploymentKey(head.userId, head.id), head.version),
  { write: { Delete: { TableName: deploymentsTable, Key: textKey(head.userId, head.id) } } },
  countUse(head, { deployments: -1, open: isOpen(head.status) ? -1 : 0 }),
  countStatuses(head.userId, { [head.status]: -1 }),
];

/** The step that counts a user's deployments by status, all changes of a transaction at once. */
export const countStatuses = (userId: string, changes: Partial<Record<DeploymentStatus, number>>): Step =>
  addition({ TableName: deploymentsTable, Key: deploymentCountsKey(userId) }, changes);

/** The step that requires a template to have no deployment that is pending or in progress. */
export const requireNoOpenDeployment = (
  userId: string,
  templateId: string,
  refuse: (open: number) => Refusal,
): Step => ({
  write: {
    ConditionCheck: {
      TableName: deploymentsTable,
      Key: templateUseKey(userId, templateId),
      ConditionExpression: 'attribute_not_exists(#open) OR #open <= :none',
      ExpressionAttributeNames: { '#open': 'open' },
      ExpressionAttributeValues: { ':none': 0 },
      ReturnValuesOnConditionCheckFailure: 'ALL_OLD',
    },
  },
  refuse: (stored) => refuse(Number(stored.open?.N ?? 0)),
});

const isOpen = (status: DeploymentStatus): boolean => status === 'pending' || status === 'in_progress';

function countUse(
  { userId, template }: DeploymentHead,
  { deployments: by = 0, open, last }: { deployments?: number; open: number; last?: string },
): Step {
  return {
    write: {
      Update: {
        TableName: deploymentsTable,
        Key: templateUseKey(userId, template),
        UpdateExpression: `ADD deployments :by, #open :open${last === undefined ? '' : ' SET #last = :last'}`,
        ExpressionAttributeNames: { '#open': 'open', ...(last !== undefined && { '#last': 'last' }) },
        ExpressionAttributeValues: { ':by': by, ':open': open, ...(last !== undefined && { ':last': last }) },
      },
    },
  };
}
