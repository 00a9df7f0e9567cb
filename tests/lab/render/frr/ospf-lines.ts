import type { DeviceConfiguration } from '#shared/contract/configuration/device-configuration.ts';
import type { Ospf } from '#shared/contract/configuration/routing.ts';
import { linuxName } from '../../wiring/interface-names.ts';
import { type AddressFamily, ipv4, withoutPrefix } from '../address-family.ts';
import { defaultList, redistributionLines } from './redistribution-lines.ts';

/** How the daemon of a version of OSPF is spoken to, where the two differ. */
interface Dialect {
  readonly router: 'ospf' | 'ospf6';
  readonly interface: 'ip ospf' | 'ipv6 ospf6';
  /** Short waits before computing routes are the lab's own, so that a failure settles in a second. */
  readonly timers: readonly string[];
  readonly totallyStubby: (area: number) => readonly string[];
  readonly loopback: (device: DeviceConfiguration, row: OspfInterface) => string[];
}

type OspfInterface = Ospf['interfaces'][number];

const spf = 'timers throttle spf 20 100 1000';
const arrival = 'timers lsa min-arrival 0';

const version2: Dialect = {
  router: 'ospf',
  interface: 'ip ospf',
  timers: [spf, 'timers throttle lsa all 100', arrival],
  totallyStubby: (area) => [`area ${area} stub`, `area ${area} stub no-summary`],
  // By address, since all loopbacks are one here and only some may be announced.
  loopback: (device, row) =>
    (device.interfaces.find(({ name }) => name === row.interface)?.ipv4 ?? []).flatMap((cidr) => [
      'interface lo',
      ` ip ospf area ${row.area} ${withoutPrefix(cidr)}`,
      'exit',
    ]),
};

const version3: Dialect = {
  router: 'ospf6',
  interface: 'ipv6 ospf6',
  timers: [spf, arrival],
  totallyStubby: (area) => [`area ${area} stub no-summary`],
  loopback: (_, { area }) => ['interface lo', ` ipv6 ospf6 area ${area}`, 'exit'],
};

/** OSPFv2 for IPv4, OSPFv3 for IPv6. */
export function ospfLines(
  device: DeviceConfiguration,
  ospf: Ospf,
  routerId: string,
  family: AddressFamily,
): string[] {
  const dialect = family === ipv4 ? version2 : version3;
  const { router, timers } = dialect;
  return [
    defaultList,
    ...ospf.redistribute.flatMap((row) => redistributionLines(`ospf-${row.source}`, row, family)),
    ...ospf.interfaces.flatMap((row) => interfaceLines(device, row, dialect)),
    `router ${router}`,
    ` ${router} router-id ${routerId}`,
    ...timers.map((line) => ` ${line}`),
    ...ospf.areas.flatMap((area) => areaLines(area, dialect, family)).map((line) => ` ${line}`),
    ...ospf.redistribute.map(({ source }) => ` redistribute ${source} route-map ospf-${source}`),
    ...(ospf.originatesDefault
      ? [` default-information originate metric ${ospf.originatesDefault.metric}`]
      : []),
    'exit',
  ];
}

function interfaceLines(device: DeviceConfiguration, row: OspfInterface, dialect: Dialect): string[] {
  const name = linuxName(device, row.interface);
  if (name === 'lo') return dialect.loopback(device, row);
  const stated = [
    `area ${row.area}`,
    `network ${row.network}`,
    `cost ${row.cost}`,
    `hello-interval ${row.helloSeconds}`,
    `dead-interval ${row.deadSeconds}`,
    'retransmit-interval 1',
    ...(row.isPassive ? ['passive'] : []),
  ];
  return [`interface ${name}`, ...stated.map((line) => ` ${dialect.interface} ${line}`), 'exit'];
}

function areaLines(
  { id, kind, summaries }: Ospf['areas'][number],
  { totallyStubby }: Dialect,
  { isOwn }: AddressFamily,
): string[] {
  const stub = { normal: [], stub: [`area ${id} stub`], 'totally-stubby': totallyStubby(id) };
  return [...stub[kind], ...summaries.filter(isOwn).map((prefix) => `area ${id} range ${prefix}`)];
}
