import fs, { readFileSync, writeSync } from 'node:fs';
import { registerHooks } from 'node:module';
import { fileURLToPath, pathToFileURL } from 'node:url';
import type { Invocation, Invoked } from '../fresh-process.ts';
import { peakMb } from '../peak-memory.ts';

/** Imports one function and hands it events, as Lambda does with a new instance. */
const { module, events, listLoaded } = JSON.parse(readFileSync(0, 'utf8')) as Invocation;

const loaded: string[] = [];
if (listLoaded) {
  registerHooks({
    load: (url, context, next) => {
      if (url.startsWith('file:')) loaded.push(fileURLToPath(url));
      return next(url, context);
    },
  });
  // Our bundles read their parts themselves.
  fs.readFileSync = new Proxy(readFileSync, {
    apply: (read, self, given) => {
      const [place] = given;
      loaded.push(place instanceof URL ? fileURLToPath(place) : String(place));
      return Reflect.apply(read, self, given);
    },
  });
}

const context = {
  awsRequestId: 'bench',
  functionName: 'bench',
  memoryLimitInMB: '1769',
  getRemainingTimeInMillis: () => 29_000,
};
const statuses: number[] = [];
const answerMs: number[] = [];
const answerCpuMs: number[] = [];
const answerBytes: number[] = [];
const start = performance.now();
let firstAnswerMs = 0;
const { handler } = (await import(pathToFileURL(module).href)) as {
  handler: (
    event: unknown,
    context: unknown,
  ) => Promise<{ readonly statusCode?: number; readonly body?: string }>;
};
for (const event of events) {
  const before = performance.now();
  const cpuBefore = process.cpuUsage();
  const { statusCode = 200, body = '' } = await handler(event, context);
  const after = performance.now();
  const { user, system } = process.cpuUsage(cpuBefore);
  firstAnswerMs ||= after - start;
  answerMs.push(after - before);
  statuses.push(statusCode);
  answerCpuMs.push((user + system) / 1_000);
  answerBytes.push(body.length);
}
writeSync(
  3,
  JSON.stringify({
    firstAnswerMs,
    answerMs,
    answerCpuMs,
    answerBytes,
    statuses,
    peakMb: peakMb(),
    loaded,
  } satisfies Invoked),
);
process.exit();
