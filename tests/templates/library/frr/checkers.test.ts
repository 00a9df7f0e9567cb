import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { composeDevice } from '#shared/templates/compose/compose.ts';
import { frr } from '#shared/templates/dialects/frr.ts';
import { openEngine } from '../../../support/open-engine.ts';
import { isLong, propertyTimeout } from '../../../support/property-runs.ts';
import { referenceNames, referenceNetwork } from '../../reference-networks.ts';

const engine = await openEngine();

const folder = mkdtempSync(join(tmpdir(), 'netwright-checkers-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** What a checker prints about a text, or its exit code where it fails without a word: empty where it is content. */
const complaints = (command: string, text: string, before = ''): string => {
  const path = join(folder, 'text');
  writeFileSync(path, text, { mode: 0o600 });
  const { status, stdout, stderr } = spawnSync('/usr/bin/unshare', [
    '-n',
    'sh',
    '-c',
    `${before}${command} ${path} 2>&1`,
  ]);
  const said = `${stdout}${stderr}`.replace('dnsmasq: syntax check OK.', '').trim();
  return said || (status === 0 ? '' : `exit code ${status}`);
};

const isHere = (program: string): boolean =>
  spawnSync('/usr/bin/unshare', ['-n', 'sh', '-c', `command -v ${program}`]).status === 0;

/** The links that keepalived speaks on have to be there. */
const links = (text: string): string =>
  [...new Set([...text.matchAll(/^ +interface (\S+)$/gm)].map(([, name]) => name))]
    .map((name) => `ip link add ${name} type bridge; ip link set ${name} up; `)
    .join('');

/** Of a checker that says when it is content, the exit code. */
const quietly = (command: string): string => `sh -c '${command} "$1" > /dev/null 2>&1' sh`;

const checkers = [
  { program: 'vtysh', file: 'etc/frr/frr.conf', command: 'vtysh -C -f' },
  { program: 'nft', file: 'etc/nftables.conf', command: 'nft -c -f' },
  {
    program: 'keepalived',
    file: 'etc/keepalived/keepalived.conf',
    command: 'keepalived -t -f',
    before: links,
  },
  { program: 'sh', file: 'usr/local/sbin/queues', command: 'sh -n' },
  { program: 'sh', file: 'install.sh', command: 'sh -n' },
  { program: 'dnsmasq', file: 'etc/dnsmasq.d/network.conf', command: 'dnsmasq --test -C' },
  { program: 'radvd', file: 'etc/radvd.conf', command: quietly('radvd -c -C') },
  { program: 'chronyd', file: 'etc/chrony/chrony.conf', command: quietly('chronyd -p -f') },
  {
    program: 'python3',
    file: 'usr/local/sbin/follow-tracks',
    command: 'python3 -c "import ast, sys; ast.parse(open(sys.argv[1]).read())"',
  },
];

/** One of each role: edge routers, with BGP too; a firewall; a core with shared gateways; an access switch; a branch on tunnels; a firewall with NAT64. */
const sample: readonly (readonly string[])[] = [
  ['law-firm', 'HQ-FW-1', 'HQ-F1-ACC-1'],
  ['own-as', 'HQ-RTR-1'],
  ['clinic', 'CLI-CORE-1'],
  ['municipality', 'LIB-CORE', 'WY-FW-1'],
  ['branch-bank', 'B01-RTR-1'],
  ['ipv6-only-office', 'STU-FW'],
];

/** In the long lane, every device of every reference design. */
const checked = (isLong ? referenceNames.map((name) => [name]) : sample).flatMap(
  ([design = '', ...hostnames]) => {
    const network = referenceNetwork(design);
    return network.devices
      .filter(({ hostname }) => isLong || hostnames.includes(hostname))
      .map((device) => ({
        hostname: device.hostname,
        files: new Map(
          composeDevice(engine, network, device, frr).files.map(({ name, text }) => [name, text]),
        ),
      }));
  },
);

const here = new Set(checkers.map(({ program }) => program).filter(isHere));
const absent = checkers.filter(({ program }) => !here.has(program)).map(({ program }) => program);
if (absent.length > 0)
  console.warn(`FRR configurations are not checked by ${absent.join(', ')}, which are not here.`);

describe.each(checkers.filter(({ program }) => here.has(program)))(
  '$command',
  ({ file, command, before }) => {
    it('rejects what is wrong', () => {
      expect(complaints(command, 'this is (no configuration\n')).not.toBe('');
    });

    it(
      `takes ${file} of a device of each role`,
      () => {
        for (const { hostname, files } of checked) {
          const text = files.get(file) ?? '';
          if (text !== '') expect(complaints(command, text, before?.(text)), hostname).toBe('');
        }
      },
      propertyTimeout(20_000),
    );
  },
);
