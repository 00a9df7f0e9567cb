import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import * as z from 'zod';
import { agentScript } from '#shared/lab/agent-script.ts';
import type { Listener, Probe } from '#shared/lab/flow-tests.ts';

/** Who answered, empty for ICMP, or why nobody did. */
export interface Heard {
  readonly by?: string | undefined;
  readonly error?: string | undefined;
}

/** What a namespace's kernel says. `mark` changes whenever its routes do. */
export interface Look {
  readonly mark: string;
  readonly prefixes: readonly string[];
  readonly held: readonly string[];
  readonly running: readonly string[];
}

export interface Agent {
  listen(listeners: readonly Listener[]): Promise<void>;
  probe(flows: readonly Probe[], seconds: number): Promise<Heard[]>;
  look(spaces: readonly string[]): Promise<Look[]>;
  /** Writes values below /proc/sys; those that a kernel does not have are left out. */
  setKernel(spaces: readonly string[], values: readonly (readonly [string, string])[]): Promise<void>;
  setLinks(changes: readonly LinkChange[]): Promise<void>;
  /** Has bridges forget where stations are: pairs of a space and a bridge. */
  forgetStations(bridges: readonly (readonly [string, string])[]): Promise<void>;
  close(): void;
}

/** A link of a space, and whether it is to be up. */
export type LinkChange = readonly [space: string, link: string, isUp: boolean];

const Answers = z.array(z.object({ by: z.string().optional(), error: z.string().optional() }));
const Looks = z.array(
  z.object({
    mark: z.string(),
    prefixes: z.array(z.string()),
    held: z.array(z.string()),
    running: z.array(z.string()),
  }),
);
const Reply = z.object({ failed: z.string().optional(), result: z.unknown().optional() });

/** A busy machine must not make neighbours miss each other's greetings. */
export const urgency = '-15';

/** Starts the one process that speaks in all namespaces. Spaces are names of namespaces here. */
export function startAgent(): Agent {
  const child = spawn('nice', ['-n', urgency, 'python3', '-c', agentScript], {
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  const waiting: { resolve: (value: unknown) => void; reject: (error: Error) => void }[] = [];
  createInterface({ input: child.stdout }).on('line', (line) => {
    const { failed, result } = Reply.parse(JSON.parse(line));
    const next = waiting.shift();
    if (failed === undefined) next?.resolve(result);
    else next?.reject(new Error(failed));
  });
  child.on('close', () => {
    for (const { reject } of waiting.splice(0)) reject(new Error('The lab’s agent has ended.'));
  });
  child.stdin.on('error', () => {});
  const ask = (request: object): Promise<unknown> =>
    new Promise((resolve, reject) => {
      waiting.push({ resolve, reject });
      child.stdin.write(`${JSON.stringify(request)}\n`);
    });
  return {
    async listen(listeners) {
      await ask({ what: 'listen', listeners });
    },
    async probe(flows, seconds) {
      return flows.length > 0 ? Answers.parse(await ask({ what: 'probe', flows, seconds })) : [];
    },
    async look(spaces) {
      return Looks.parse(await ask({ what: 'look', spaces }));
    },
    async setKernel(spaces, values) {
      await ask({ what: 'kernel', spaces, values });
    },
    async setLinks(changes) {
      if (changes.length > 0) await ask({ what: 'links', changes });
    },
    async forgetStations(bridges) {
      if (bridges.length > 0) await ask({ what: 'forget', bridges });
    },
    close() {
      child.stdin.end();
    },
  };
}
