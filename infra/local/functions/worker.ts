import { pathToFileURL } from 'node:url';
import { parentPort, workerData } from 'node:worker_threads';
import * as z from 'zod';

/** The inside of one function's worker: loads the bundle once, then answers one event after the other. */
const { modulePath, exportName, functionName, memoryMb } = z
  .object({ modulePath: z.string(), exportName: z.string(), functionName: z.string(), memoryMb: z.number() })
  .parse(workerData);

const Handler = z.custom<(event: unknown, context: unknown) => unknown>(
  (value) => typeof value === 'function',
);
const Module = z.record(z.string(), z.unknown());
const Invocation = z.object({
  id: z.number(),
  requestId: z.string(),
  event: z.unknown(),
  deadline: z.number(),
});

const handler = Handler.parse(
  Module.parse({ ...(await import(pathToFileURL(modulePath).href)) })[exportName],
);

parentPort?.on('message', async (message: unknown) => {
  const { id, requestId, event, deadline } = Invocation.parse(message);
  try {
    parentPort?.postMessage({ id, answer: await handler(event, contextOf(requestId, deadline)) });
  } catch (error) {
    parentPort?.postMessage({
      id,
      error: error instanceof Error ? (error.stack ?? error.message) : String(error),
    });
  }
});
parentPort?.postMessage({ ready: true });

const contextOf = (requestId: string, deadline: number) => ({
  awsRequestId: requestId,
  functionName,
  functionVersion: '$LATEST',
  invokedFunctionArn: `arn:aws:lambda:local:000000000000:function:${functionName}`,
  memoryLimitInMB: String(memoryMb),
  logGroupName: `/aws/lambda/${functionName}`,
  logStreamName: 'local',
  callbackWaitsForEmptyEventLoop: true,
  getRemainingTimeInMillis: () => Math.max(0, deadline - Date.now()),
});
