import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';

/** What a driver does with a function. */
export interface Invocation {
  /** Path of the module that exports `handler`. */
  readonly module: string;
  /** Handed over one after the other. */
  readonly events: readonly unknown[];
  /** Whether to say which files were loaded, which takes time. */
  readonly listLoaded?: boolean;
}

/** The result. */
export interface Invoked {
  /** From before the module is imported until the first answer, in milliseconds. */
  readonly firstAnswerMs: number;
  /** Of each event alone. */
  readonly answerMs: readonly number[];
  /** Processor time of each event, which other work on the machine hardly changes. */
  readonly answerCpuMs: readonly number[];
  /** Of each answer's body, as it is sent. */
  readonly answerBytes: readonly number[];
  readonly statuses: readonly number[];
  /** The most memory that the whole process held, in MB; an idle Node holds about 50. */
  readonly peakMb: number;
  /** Files that were loaded after the driver itself, when asked for. */
  readonly loaded: readonly string[];
}

/** Runs a function in a process that has done nothing else. Throws when it ends without an answer. */
export async function invokeInFreshProcess(
  invocation: Invocation,
  environment: Readonly<Record<string, string>> = {},
): Promise<Invoked> {
  return (await runInFreshProcess('invoke-function.ts', invocation, environment)) as Invoked;
}

/** Runs a driver in a fresh process: hands it JSON, takes JSON from its descriptor 3. */
export async function runInFreshProcess(
  driver: string,
  input: unknown,
  environment: Readonly<Record<string, string>> = {},
): Promise<unknown> {
  const path = fileURLToPath(new URL(`./drivers/${driver}`, import.meta.url));
  const child = spawn(process.execPath, [path], {
    env: environment,
    stdio: ['pipe', 'ignore', 'inherit', 'pipe'],
  });
  child.stdin?.end(JSON.stringify(input));
  const output = child.stdio[3];
  if (!output || !('readable' in output)) throw new Error(`${driver} has no output.`);
  const [answer, [code]] = await Promise.all([text(output), once(child, 'exit')]);
  if (code !== 0 || answer === '') throw new Error(`${driver} ended with code ${code}.`);
  return JSON.parse(answer);
}
