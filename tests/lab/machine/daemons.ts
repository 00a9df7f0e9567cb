import { chmodSync, globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { frrFolder } from '../preflight.ts';
import type { FrrFiles } from '../render/frr/frr-files.ts';
import { urgency } from './agent.ts';
import type { Namespaces } from './namespaces.ts';

export interface SpaceDaemons {
  readonly space: string;
  readonly frr: FrrFiles;
  /** Empty where there is none. */
  readonly keepalived: string;
}

/** Starts FRR and keepalived in one namespace, with sockets and process ids in a folder of their own. */
export async function startDaemons(
  namespaces: Namespaces,
  { space, frr, keepalived }: SpaceDaemons,
  folder: string,
): Promise<void> {
  mkdirSync(folder, { recursive: true });
  chmodSync(folder, 0o755);
  for (const [daemon, lines] of frr) writeFileSync(`${folder}/${daemon}.conf`, lines);
  const own = `-u frr -g frr --vty_socket ${folder} -z ${folder}/zserv.api -P 0`;
  const starts = [...frr.keys()].map(
    (daemon) =>
      `${frrFolder}/${daemon} -d ${own} -f ${folder}/${daemon}.conf -i ${folder}/${daemon}.pid --log file:${folder}/${daemon}.log --log-level warnings`,
  );
  if (keepalived !== '') {
    writeFileSync(`${folder}/keepalived.conf`, keepalived, { mode: 0o600 });
    starts.push(
      `keepalived -P -f ${folder}/keepalived.conf -p ${folder}/keepalived.pid -r ${folder}/vrrp.pid`,
    );
  }
  await namespaces.run(space, 'nice', [
    '-n',
    urgency,
    'sh',
    '-c',
    [`chown frr:frr ${folder}`, ...starts].join(' && '),
  ]);
}

/** Lines of configuration that a daemon did not take. */
export function rejectedLines(folder: string): string[] {
  return globSync(`${folder}/*.log`).flatMap((file) =>
    readFileSync(file, 'utf8')
      .split('\n')
      .flatMap(
        (line) =>
          /(No such command|Unknown command|Command failed|ambiguous).*config line.*/i.exec(line)?.[0] ?? [],
      ),
  );
}

/** Processes of a run, and the memory that is theirs alone or their share of, in MB. */
export function countDaemons(root: string): { daemons: number; memoryMb: number } {
  const sizes = globSync(`${root}/*/*.pid`).flatMap((file) => {
    try {
      const pid = readFileSync(file, 'utf8').trim();
      const [, kb] = /^Pss:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/smaps_rollup`, 'utf8')) ?? [];
      return kb === undefined ? [] : [Number(kb)];
    } catch {
      return [];
    }
  });
  return { daemons: sizes.length, memoryMb: Math.round(sizes.reduce((sum, kb) => sum + kb, 0) / 1024) };
}
