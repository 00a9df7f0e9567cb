import type { DeviceConfiguration } from '#shared/contract/configuration/device-configuration.ts';
import type { FirstHop } from '#shared/contract/configuration/routing.ts';
import { linuxName } from '../wiring/interface-names.ts';

/**
 * VRRP without virtual MAC addresses, which duplicated packets where the daemon made them by macvlan. A gateway whose
 * tracks are all down is told by a file: 1 takes the decrement off its priority.
 */
export function keepalived(device: DeviceConfiguration, folder: string): string {
  const hops = device.firstHops.filter(({ isActiveOnBoth }) => !isActiveOnBoth);
  if (hops.length === 0) return '';
  return [
    'global_defs {',
    `  router_id ${device.hostname}`,
    '  vrrp_version 3',
    '  vrrp_garp_master_delay 1',
    '}',
    ...hops.flatMap((hop) => instance(device, hop, folder)),
    '',
  ].join('\n');
}

/** The file that says whether the tracks of a gateway are down. */
export const trackFile = (device: DeviceConfiguration, hop: FirstHop, folder: string): string =>
  `${folder}/track-${device.firstHops.indexOf(hop)}`;

function instance(device: DeviceConfiguration, hop: FirstHop, folder: string): string[] {
  const name = `hop${device.firstHops.indexOf(hop)}`;
  const own = device.interfaces.find((row) => row.name === hop.interface);
  const shared =
    hop.global === undefined
      ? [`  virtual_ipaddress { ${hop.address}/${own?.ipv4[0]?.split('/')[1] ?? 32} }`]
      : // The link-local one first, as RFC 9568 has it.
        ['  virtual_ipaddress {', `    ${hop.address}/64`, `    ${hop.global}/64`, '  }'];
  return [
    `vrrp_track_file ${name} {`,
    `  file ${trackFile(device, hop, folder)}`,
    `  weight -${hop.decrement}`,
    '  init_file 0',
    '}',
    `vrrp_instance ${name} {`,
    '  state BACKUP',
    `  interface ${linuxName(device, hop.interface)}`,
    `  virtual_router_id ${hop.group}`,
    `  priority ${hop.priority}`,
    `  advert_int ${hop.advertiseSeconds}`,
    ...shared,
    `  track_file { ${name} }`,
    '}',
  ];
}
