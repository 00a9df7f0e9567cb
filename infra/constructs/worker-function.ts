import { Duration } from 'aws-cdk-lib';
import type { IQueue } from 'aws-cdk-lib/aws-sqs';
import type { Construct } from 'constructs';
import type { Grant } from '../permissions/grant.ts';
import type { QueueWorkerEntry, ScheduledJobEntry } from '../permissions/workers.ts';
import type { Resources } from './function-role.ts';
import { HouseFunction } from './house-function.ts';
import type { Settings } from './settings.ts';

/** What all workers share. */
export interface WorkerSurroundings {
  readonly settings: Settings;
  readonly resources: Resources;
}

export interface WorkerFunctionProps extends WorkerSurroundings {
  /** What the function is called in this environment. */
  readonly name: string;
  readonly worker: QueueWorkerEntry | ScheduledJobEntry;
  /** Beside the worker's own. */
  readonly grants?: readonly Grant[];
  readonly deadLetters?: IQueue;
}

export const workerTimeout = ({ timeoutSeconds = 60 }: Pick<QueueWorkerEntry, 'timeoutSeconds'>): Duration =>
  Duration.seconds(timeoutSeconds);

/** The function of a worker. */
export class WorkerFunction extends HouseFunction {
  constructor(scope: Construct, id: string, { worker, grants = [], ...props }: WorkerFunctionProps) {
    super(scope, id, {
      ...props,
      description: worker.description,
      whenItFails: worker.whenItFails,
      grants: [...worker.grants, ...grants],
      memorySize: worker.memoryMb ?? 512,
      timeout: workerTimeout(worker),
      ...(worker.diskMb !== undefined && { diskMb: worker.diskMb }),
    });
  }
}
