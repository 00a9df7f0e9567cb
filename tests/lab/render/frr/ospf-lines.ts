import type { DeviceConfiguration } from '#shared/contract/configuration/device-configuration.ts';
import type { Ospf } from '#shared/contract/configuration/routing.ts';
import { linuxName } from '../../wiring/interface-names.ts';
import { isIpv4 } from '../address-family.ts';
import { defaultList, redistributionLines } from './redistribution-lines.ts';

/** Short waits before computing routes are the lab's own, so that a failure settles in a second. */
export const quick = [
  'timers throttle spf 20 100 1000',
  'timers throttle lsa all 100',
  'timers lsa min-arrival 0',
];

export function ospfLines(device: DeviceConfiguration, ospf: Ospf, routerId: string): string[] {
  return [
    defaultList,
    ...ospf.redistribute.flatMap((row) => redistributionLines(`ospf-${row.source}`, row)),
    ...ospf.interfaces.flatMap((row) => interfaceLines(device, row)),
    'router ospf',
    ` ospf router-id ${routerId}`,
    ...quick.map((line) => ` ${line}`),
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
  if (name === 'lo') return loopbackLines(device, row);
  return [
    `interface ${name}`,
    ` ip ospf area ${row.area}`,
    ` ip ospf network ${row.network}`,
    ` ip ospf cost ${row.cost}`,
    ` ip ospf hello-interval ${row.helloSeconds}`,
    ` ip ospf dead-interval ${row.deadSeconds}`,
    ' ip ospf retransmit-interval 1',
    ...(row.isPassive ? [' ip ospf passive'] : []),
    'exit',
  ];
}

/** By address, since all loopbacks are one here and only some may be announced. */
function loopbackLines(device: DeviceConfiguration, row: Ospf['interfaces'][number]): string[] {
  const addresses = device.interfaces.find(({ name }) => name === row.interface)?.ipv4 ?? [];
  return addresses.flatMap((cidr) => [
    'interface lo',
    ` ip ospf area ${row.area} ${cidr.split('/')[0]}`,
    'exit',
  ]);
}

function areaLines({ id, kind, summaries }: Ospf['areas'][number]): string[] {
  const stub = {
    normal: [],
    stub: [`area ${id} stub`],
    'totally-stubby': [`area ${id} stub`, `area ${id} stub no-summary`],
  };
  return [...stub[kind], ...summaries.filter(isIpv4).map((prefix) => `area ${id} range ${prefix}`)];
}
