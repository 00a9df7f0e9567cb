import { readFileSync } from 'node:fs';
import { urgency } from './agent.ts';
import { askDaemon } from './ask-daemon.ts';
import { startCommand } from './daemons.ts';
import { inParallel } from './in-parallel.ts';
import type { Lab } from './lab.ts';

/**
 * Ends all processes of ospf6d, which keeps some of what it knew before a failure (docs/lab.md), and starts them with the same
 * configuration; `clear ipv6 ospf6 process` now and then aborts it. False where none runs.
 */
export async function restartOspf6d({ routing, namespaces, folderOf }: Lab): Promise<boolean> {
  const speaking = routing.filter((device) => device.routing?.ospf3 !== undefined).map(({ id }) => id);
  const configurations = new Map<string, string[]>();
  await inParallel(speaking, async (space) => {
    const [text = ''] = await askDaemon(`${folderOf(space)}/ospf6d.vty`, ['show running-config']);
    const lines = text.split('\n').map((line) => line.trim());
    const start = lines.findIndex((line) => /^(interface|ipv6|route-map|router) /.test(line));
    configurations.set(
      space,
      lines.slice(start).filter((line) => line !== '' && line !== '!' && line !== 'end'),
    );
  });
  for (const space of speaking)
    process.kill(Number(readFileSync(`${folderOf(space)}/ospf6d.pid`, 'utf8')), 'SIGKILL');
  await inParallel(speaking, async (space) => {
    await namespaces.run(space, 'nice', ['-n', urgency, 'sh', '-c', startCommand('ospf6d', folderOf(space))]);
    await askDaemon(`${folderOf(space)}/ospf6d.vty`, [
      'configure terminal',
      ...(configurations.get(space) ?? []),
      'end',
    ]);
  });
  return speaking.length > 0;
}
