import { CfnEventSourceMapping } from 'aws-cdk-lib/aws-lambda';
import { Construct } from 'constructs';
import type { QueueWorkerEntry } from '../permissions/workers.ts';
import { queueNamed } from './function-role.ts';
import type { Watched } from './house-function.ts';
import { WorkerFunction, type WorkerSurroundings } from './worker-function.ts';

export interface QueueWorkerProps extends WorkerSurroundings {
  /** What the function is called in this environment. */
  readonly name: string;
  readonly worker: QueueWorkerEntry;
}

/** A queue's function, and the mapping by which Lambda gives it the messages. It answers which of a batch failed. */
export class QueueWorker extends Construct {
  readonly watched: Watched;

  constructor(scope: Construct, id: string, props: QueueWorkerProps) {
    super(scope, id);
    const { worker, resources } = props;
    const handler = new WorkerFunction(this, 'Function', {
      ...props,
      grants: [{ queue: worker.queue, actions: ['ReceiveMessage', 'DeleteMessage', 'GetQueueAttributes'] }],
    });
    const mapping = new CfnEventSourceMapping(this, 'Mapping', {
      eventSourceArn: queueNamed(worker.queue, resources).queueArn,
      functionName: handler.functionName,
      batchSize: worker.batchSize ?? 10,
      functionResponseTypes: ['ReportBatchItemFailures'],
      scalingConfig: { maximumConcurrency: worker.maxConcurrency ?? 5 },
    });
    // Lambda asks at once whether the role may receive.
    if (handler.role) mapping.node.addDependency(handler.role);
    this.watched = handler.watched;
  }
}
