import { inParallel } from './in-parallel.ts';
import { runCommand } from './run-command.ts';

/** Namespaces of this process: spaces of the network by their short names on this machine. */
export interface Namespaces {
  nameOf(space: string): string;
  readonly names: readonly string[];
  /** Commands for `ip -batch` within a space. */
  batch(space: string, commands: readonly string[]): Promise<void>;
  /** Runs a program within a space. */
  run(space: string, program: string, args: readonly string[], input?: string): Promise<string>;
  /** Ends what runs in them, and takes them away. */
  remove(): Promise<void>;
}

/** `prefix` keeps apart what runs at the same time. */
export async function makeNamespaces(prefix: string, spaces: readonly string[]): Promise<Namespaces> {
  const bySpace = new Map(spaces.map((space, index) => [space, `${prefix}-${index}`]));
  const names = [...bySpace.values()];
  const nameOf = (space: string): string => {
    const name = bySpace.get(space);
    if (name === undefined) throw new Error(`There is no space ${space}`);
    return name;
  };
  const namespaces: Namespaces = {
    names,
    nameOf,
    async batch(space, commands) {
      if (commands.length === 0) return;
      const name = nameOf(space);
      try {
        await runCommand('ip', ['-n', name, '-force', '-batch', '-'], `${commands.join('\n')}\n`);
      } catch (error) {
        throw new Error(named(error, space, commands));
      }
    },
    run: (space, program, args, input) =>
      runCommand('nsenter', [`--net=/run/netns/${nameOf(space)}`, program, ...args], input),
    async remove() {
      await inParallel(names, endProcesses);
      await runCommand(
        'ip',
        ['-force', '-batch', '-'],
        names.map((name) => `netns del ${name}\n`).join(''),
      ).catch(() => '');
    },
  };
  try {
    await runCommand('ip', ['-batch', '-'], names.map((name) => `netns add ${name}\n`).join(''));
  } catch (error) {
    await namespaces.remove();
    throw error;
  }
  return namespaces;
}

/** `ip` names the line of its input: says which command that was. */
function named(error: unknown, space: string, commands: readonly string[]): string {
  const message = error instanceof Error ? error.message : String(error);
  const lines = [...message.matchAll(/Command failed -:(\d+)/g)].map(
    ([, line]) => commands[Number(line) - 1],
  );
  return `${space}: ${message.replaceAll(/Command failed -:\d+\n?/g, '').trim()} (${lines.join('; ')})`;
}

async function endProcesses(name: string): Promise<void> {
  const listed = await runCommand('ip', ['netns', 'pids', name]).catch(() => '');
  for (const pid of listed.split('\n').filter((line) => line !== ''))
    try {
      process.kill(Number(pid), 'SIGKILL');
    } catch {
      // It has ended meanwhile.
    }
}
