import * as z from 'zod';
import type { DeployedQueue } from '../queues/deployed-queues.ts';
import type { ResolvedResource } from '../template/resolve-assembly.ts';
import type { DeployedFunction } from './deployed-functions.ts';

/** A queue whose messages Lambda gives to a function. */
export interface DeployedMapping {
  readonly queue: DeployedQueue;
  readonly target: DeployedFunction;
  readonly batchSize: number;
  /** Events at the same time. */
  readonly maxConcurrency: number;
  /** Whether the function answers which messages of a batch failed. */
  readonly reportsFailures: boolean;
}

const Mapping = z.object({
  EventSourceArn: z.string(),
  FunctionName: z.string(),
  BatchSize: z.number().max(10).default(10),
  FunctionResponseTypes: z.array(z.string()).default([]),
  ScalingConfig: z.object({ MaximumConcurrency: z.number() }).default({ MaximumConcurrency: 5 }),
});

/** The template's event-source mappings. Throws for one that joins no queue and function of the template. */
export const deployedMappings = (
  resources: readonly ResolvedResource[],
  queues: readonly DeployedQueue[],
  functions: ReadonlyMap<string, DeployedFunction>,
): DeployedMapping[] =>
  resources
    .filter(({ type }) => type === 'AWS::Lambda::EventSourceMapping')
    .map(({ logicalId, properties }) => {
      const mapping = Mapping.parse(properties);
      const queue = queues.find(({ arn }) => arn === mapping.EventSourceArn);
      const target = functions.get(mapping.FunctionName);
      if (!queue || !target)
        throw new Error(`The mapping ${logicalId} names no queue and function of the template.`);
      return {
        queue,
        target,
        batchSize: mapping.BatchSize,
        maxConcurrency: mapping.ScalingConfig.MaximumConcurrency,
        reportsFailures: mapping.FunctionResponseTypes.includes('ReportBatchItemFailures'),
      };
    });
