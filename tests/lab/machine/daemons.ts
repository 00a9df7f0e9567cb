import { chmodSync, globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import type { SpaceDaemons } from '#shared/lab/render/space-daemons.ts';
import { frrFolder } from '../preflight.ts';
import { urgency } from './agent.ts';
import type { Namespaces } from './namespaces.ts';

/** Starts FRR and keepalived in one namespace, with sockets and process ids in a folder of their own. */
export async function startDaemons(
  namespaces: Namespaces,
  { space, daemons, frrConf, keepalived, tayga }: SpaceDaemons,
  folder: string,
): Promise<void> {
  mkdirSync(folder, { recursive: true });
  chmodSync(folder, 0o755);
  writeFileSync(`${folder}/frr.conf`, frrConf);
  const own = `-u frr -g frr --vty_socket ${folder} -z ${folder}/zserv.api -P 0 -f /dev/null`;
  const starts = daemons.map(
    (daemon) =>
      `${frrFolder}/${daemon} -d ${own} -i ${folder}/${daemon}.pid --log file:${folder}/${daemon}.log --log-level warnings`,
  );
  // As Debian's frr.service does, once all of them run.
  starts.push(`vtysh --vty_socket ${folder} --config_dir ${folder} -b > ${folder}/vtysh.log 2>&1 || true`);
  if (keepalived !== '') {
    writeFileSync(`${folder}/keepalived.conf`, keepalived, { mode: 0o600 });
    starts.push(
      `keepalived -P -f ${folder}/keepalived.conf -p ${folder}/keepalived.pid -r ${folder}/vrrp.pid`,
    );
  }
  if (tayga !== '') starts.push(...taygaStarts(tayga, folder));
  await namespaces.run(space, 'nice', [
    '-n',
    urgency,
    'sh',
    '-c',
    [`chown frr:frr ${folder}`, ...starts].join(' && '),
  ]);
}

/** As Debian's service of TAYGA does. */
function taygaStarts(conf: string, folder: string): string[] {
  const file = `${folder}/tayga.conf`;
  writeFileSync(file, conf);
  const stated = (name: string): string => new RegExp(`^${name} (\\S+)`, 'm').exec(conf)?.[1] ?? '';
  const device = stated('tun-device');
  return [
    `tayga -c ${file} --mktun > ${folder}/tayga.log`,
    `ip link set dev ${device} up`,
    `ip route add ${stated('dynamic-pool')} dev ${device}`,
    `ip route add ${stated('prefix')} dev ${device}`,
    `tayga -c ${file} -p ${folder}/tayga.pid`,
  ];
}

/** Lines of frr.conf that no daemon took. */
export function rejectedLines(folder: string): string[] {
  return globSync(`${folder}/vtysh.log`).flatMap((file) =>
    readFileSync(file, 'utf8')
      .split('\n')
      .flatMap((line) => /^line \d+: .*/.exec(line)?.[0] ?? []),
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
