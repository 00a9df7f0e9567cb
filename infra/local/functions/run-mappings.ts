import { isAllowed, type Statement } from '../permissions/role-policies.ts';
import type { DeployedMapping } from './deployed-mappings.ts';
import { type Poller, type PollOptions, pollQueue } from './poll-queue.ts';

/** What Lambda does with a queue in the name of the function's role. */
const actions = ['sqs:ReceiveMessage', 'sqs:DeleteMessage', 'sqs:GetQueueAttributes'];

/** Polls the queues of all mappings. Throws where a function's role does not allow it, as the deployment would. */
export function runMappings(
  mappings: readonly DeployedMapping[],
  policies: ReadonlyMap<string, readonly Statement[]>,
  options: PollOptions,
): Poller[] {
  for (const { queue, target } of mappings) {
    const missing = actions.filter(
      (action) => !isAllowed(policies.get(target.role) ?? [], action, queue.arn),
    );
    if (missing.length > 0)
      throw new Error(`The role of ${target.name} does not allow ${missing.join(', ')} on ${queue.arn}.`);
  }
  return mappings.map((mapping) => pollQueue(mapping, options));
}
