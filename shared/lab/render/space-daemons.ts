import type { NetworkConfiguration } from '../../contract/configuration/network-configuration.ts';
import type { DeviceFiles } from '../library/device-files.ts';
import { portOwners } from '../wiring/port-owners.ts';
import { internetSpace } from '../wiring/provider-runs.ts';
import { keepalivedConf } from './keepalived-conf.ts';
import { internetConf, providerConf } from './provider-conf.ts';
import { withQuickTimers } from './quick-timers.ts';

export type FrrDaemon = 'zebra' | 'staticd' | 'ospfd' | 'ospf6d' | 'bgpd';

export interface SpaceDaemons {
  readonly space: string;
  readonly daemons: readonly FrrDaemon[];
  readonly frrConf: string;
  /** Empty where there is none. */
  readonly keepalived: string;
  /** NAT64; empty where there is none. */
  readonly tayga: string;
}

/** What runs in each space that routes. */
export function spaceDaemons(
  network: NetworkConfiguration,
  files: DeviceFiles,
  folderOf: (space: string) => string,
): SpaceDaemons[] {
  const owners = portOwners(network.devices);
  const outside = (space: string, conf: string): SpaceDaemons => ({
    space,
    daemons: ['zebra', 'staticd', 'bgpd'],
    frrConf: withQuickTimers(conf),
    keepalived: '',
    tayga: '',
  });
  return [
    ...network.devices
      .filter(({ routing }) => routing !== undefined)
      .map((device) => ({
        space: device.id,
        daemons: daemonsOf(files(device, 'etc/frr/daemons')),
        frrConf: withQuickTimers(files(device, 'etc/frr/frr.conf')),
        keepalived: keepalivedConf(files(device, 'etc/keepalived/keepalived.conf'), folderOf(device.id)),
        tayga: taygaConf(files(device, 'etc/tayga.conf'), folderOf(device.id)),
      })),
    ...network.providers.map((provider) => outside(provider.id, providerConf(network, provider, owners))),
    ...(network.providers.some(({ kind }) => kind === 'internet')
      ? [outside(internetSpace, internetConf(network))]
      : []),
  ];
}

/** The library's configuration, with its state in a folder of the lab's. */
const taygaConf = (text: string, folder: string): string =>
  text.replace(/^data-dir .*$/m, `data-dir ${folder}`);

/** As Debian's frr.service reads /etc/frr/daemons: zebra and staticd always run. */
const daemonsOf = (text: string): FrrDaemon[] => [
  'zebra',
  'staticd',
  ...(['ospfd', 'ospf6d', 'bgpd'] as const).filter((daemon) => text.includes(`\n${daemon}=yes\n`)),
];
