import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import type { NetworkConfiguration } from '#shared/contract/configuration/network-configuration.ts';

export const frrFolder = '/usr/lib/frr';

const unshare = '/usr/bin/unshare';

/** Programs that the lab starts, and the Debian packages that have them. */
const programs = [
  { name: 'zebra', package: 'frr', at: [`${frrFolder}/zebra`] },
  { name: 'vtysh', package: 'frr', at: ['/usr/bin/vtysh'] },
  { name: 'nft', package: 'nftables', at: ['/usr/sbin/nft', '/sbin/nft'] },
  { name: 'keepalived', package: 'keepalived', at: ['/usr/sbin/keepalived'] },
  { name: 'ip', package: 'iproute2', at: ['/usr/sbin/ip', '/sbin/ip', '/bin/ip'] },
  { name: 'nsenter', package: 'util-linux', at: ['/usr/bin/nsenter'] },
  { name: 'python3', package: 'python3', at: ['/usr/bin/python3', '/usr/local/bin/python3'] },
];

/** What keeps the lab from running here, one sentence each, with the way to get it. None where it can run. */
export function missing(): string[] {
  if (process.platform !== 'linux') return ['The lab needs Linux.'];
  const absent = programs.filter(({ at }) => !at.some((path) => existsSync(path)));
  const packages = absent.map((program) => program.package).join(' ');
  const found = [
    ...(process.getuid?.() === 0 ? [] : ['The lab needs root, since it makes network namespaces.']),
    ...(absent.length === 0
      ? []
      : [`${absent.map(({ name }) => name).join(', ')} not found: apt-get install ${packages}`]),
  ];
  return found.length > 0 ? found : kernelGaps();
}

/** The same for one network: NAT64 takes a program and a device of its own. */
export function missingFor({ devices }: NetworkConfiguration): string[] {
  if (!devices.some(({ nat }) => nat.some(({ kind }) => kind === 'nat64'))) return [];
  return [
    ...(existsSync('/usr/sbin/tayga') ? [] : ['tayga not found, which NAT64 takes: apt-get install tayga']),
    ...(existsSync('/dev/net/tun')
      ? []
      : ['The kernel has no tun devices (/dev/net/tun), which NAT64 takes.']),
  ];
}

/** Tries each kind of link in a namespace of its own, which goes with the shell. */
function kernelGaps(): string[] {
  const tries = [
    ['bridges', 'ip link add bridge0 type bridge mcast_snooping 0'],
    ['veth pairs', 'ip link add veth0 type veth peer name veth1'],
    ['VXLAN', 'ip link add vxlan0 type vxlan id 1 remote 192.0.2.1 dstport 4789'],
    [
      'nftables with NAT',
      'nft add table ip t && nft "add chain ip t c { type nat hook postrouting priority 100; }"',
    ],
  ] as const;
  try {
    execFileSync(unshare, ['-n', 'true'], { stdio: 'ignore' });
  } catch {
    return ['Network namespaces cannot be made here: the lab needs root with CAP_SYS_ADMIN.'];
  }
  return tries
    .filter(([, command]) => {
      try {
        execFileSync(unshare, ['-n', 'sh', '-c', command], { stdio: 'ignore' });
        return false;
      } catch {
        return true;
      }
    })
    .map(([what]) => `The kernel has no ${what}.`);
}
