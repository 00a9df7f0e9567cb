import { randomUUID } from 'node:crypto';
import * as z from 'zod';
import type { ResolvedResource } from '../template/resolve-assembly.ts';
import type { DeployedFunction } from './deployed-functions.ts';
import type { RunningFunctions } from './run-functions.ts';

/** The CDK's `Trigger`: a function that a deployment runs, and waits for. */
const Trigger = z.object({ HandlerArn: z.string(), InvocationType: z.literal('RequestResponse') });

/**
 * Runs what a deployment of the template would run, one after the other. Here that is at each start, where the template
 * would have it once for each change of the code. Throws where one fails, as the deployment would.
 */
export async function runTriggers(
  resources: readonly ResolvedResource[],
  functions: ReadonlyMap<string, DeployedFunction>,
  invoke: RunningFunctions['invoke'],
): Promise<void> {
  for (const { type, logicalId, properties } of resources) {
    if (type !== 'Custom::Trigger') continue;
    const target = functions.get(Trigger.parse(properties).HandlerArn);
    if (!target) throw new Error(`The trigger ${logicalId} names no function of the template.`);
    try {
      await invoke(target, {}, randomUUID());
    } catch (cause) {
      const reason = cause instanceof Error ? cause.message : String(cause);
      throw new Error(`${target.name} has to run before Netwright is ready, and failed: ${reason}`, {
        cause,
      });
    }
  }
}
