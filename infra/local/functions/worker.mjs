import { pathToFileURL } from 'node:url';
import { parentPort, workerData } from 'node:worker_threads';

/**
 * The inside of one function's worker: loads the bundle once, then answers one event after the other. It trusts its
 * runner's messages: loading a schema to check it would take each function as long as its own start. So would TypeScript:
 * what takes the types away is loaded for each worker, in a third of its start.
 * @typedef {import('./worker-messages.ts').WorkerSettings} WorkerSettings
 * @typedef {import('./worker-messages.ts').Invocation} Invocation
 */
/** @type {WorkerSettings} */
const { modulePath, exportName, functionName, memoryMb } = workerData;

/** @type {Readonly<Record<string, unknown>>} */
const module = await import(pathToFileURL(modulePath).href);
const handler = module[exportName];
if (typeof handler !== 'function') throw new Error(`${modulePath} exports no function ${exportName}.`);

parentPort?.on('message', async (/** @type {Invocation} */ { id, requestId, event, deadline }) => {
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

/**
 * @param {string} requestId
 * @param {number} deadline
 */
const contextOf = (requestId, deadline) => ({
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
