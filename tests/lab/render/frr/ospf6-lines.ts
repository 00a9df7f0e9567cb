import type { DeviceConfiguration } from '#shared/contract/configuration/device-configuration.ts';
import type { Ospf } from '#shared/contract/configuration/routing.ts';
import { linuxName } from '../../wiring/interface-names.ts';
import { ipv6 } from '../address-family.ts';
import { defaultList, redistributionLines } from './redistribution-lines.ts';

/** OSPFv3. Short waits before computing routes are the lab's own. */
export function ospf6Lines(device: DeviceConfiguration, ospf: Ospf, routerId: string): string[] {
  return [
    defaultList,
    ...ospf.redistribute.flatMap((row) => redistributionLines(`ospf-${row.source}`, row, ipv6)),
    ...ospf.interfaces.flatMap((row) => interfaceLines(device, row)),
    'router ospf6',
    ` ospf6 router-id ${routerId}`,
    ' timers throttle spf 20 100 1000',
    ' timers lsa min-arrival 0',
    ...ospf.areas.flatMap(areaLines).map((line) => ` ${line}`),
    ...ospf.redistribute.map(({ source }) => ` redistribute ${source} route-map ospf-${source}`),
    ...(ospf.originatesDefault
      ? [` default-information originate metric ${ospf.originatesDefault.metric}`]
      : []),
    'exit',
  ];
}

function interfaceLines(device: DeviceConfiguration, row: Ospf['interfaces'][number]): string[] {
  const name = linuxName(device, row.interface);
  if (name === 'lo') return ['interface lo', ` ipv6 ospf6 area ${row.area}`, 'exit'];
  return [
    `interface ${name}`,
    ` ipv6 ospf6 area ${row.area}`,
    ` ipv6 ospf6 network ${row.network}`,
    ` ipv6 ospf6 cost ${row.cost}`,
    ` ipv6 ospf6 hello-interval ${row.helloSeconds}`,
    ` ipv6 ospf6 dead-interval ${row.deadSeconds}`,
    ' ipv6 ospf6 retransmit-interval 1',
    ...(row.isPassive ? [' ipv6 ospf6 passive'] : []),
    'exit',
  ];
}

function areaLines({ id, kind, summaries }: Ospf['areas'][number]): string[] {
  const stub = {
    normal: [],
    stub: [`area ${id} stub`],
    'totally-stubby': [`area ${id} stub no-summary`],
  };
  return [...stub[kind], ...summaries.filter(ipv6.isOwn).map((prefix) => `area ${id} range ${prefix}`)];
}
