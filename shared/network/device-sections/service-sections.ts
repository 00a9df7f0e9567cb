import { formatNumber } from '../../vocabulary/counts.ts';
import { serviceKindNames } from '../../vocabulary/topology/service-words.ts';
import { listCell, textCell } from '../control-plane/sections/cell.ts';
import { optionText } from '../control-plane/sections/option-text.ts';
import { columnsOf } from '../control-plane/sections/plane-section.ts';
import type { DeviceSection } from './device-section.ts';
import { serviceText } from './service-text.ts';

export const dhcpPoolSection: DeviceSection = {
  id: 'dhcp-pools',
  title: 'DHCP pools',
  noun: 'DHCP pool',
  note: 'Addresses that the device hands out itself.',
  columns: columnsOf([
    ['interface', 'Interface', 'subject'],
    ['subnet', 'Subnet', 'setting'],
    ['range', 'Range', 'setting'],
    ['gateway', 'Gateway', 'setting'],
    ['dns', 'DNS servers', 'setting'],
    ['ntp', 'NTP servers', 'setting'],
    ['options', 'Options', 'setting'],
    ['lease', 'Lease', 'setting'],
  ]),
  rows: ({ dhcpPools }) =>
    dhcpPools.map((row) => ({
      cells: [
        textCell(row.interface),
        textCell(row.subnet),
        textCell(`${row.first} to ${row.last}`),
        textCell(row.gateway),
        listCell(row.dnsServers),
        listCell(row.ntpServers ?? []),
        listCell((row.options ?? []).map(optionText)),
        textCell(`${formatNumber(row.leaseSeconds / 3_600)} h`),
      ],
      from: row.from,
    })),
};

export const dhcpRelaySection: DeviceSection = {
  id: 'dhcp-relays',
  title: 'DHCP relays',
  noun: 'DHCP relay',
  note: 'Requests are passed on to servers elsewhere.',
  columns: columnsOf([
    ['interface', 'Interface', 'subject'],
    ['servers', 'Servers', 'setting'],
    ['source', 'Source', 'setting'],
  ]),
  rows: ({ dhcpRelays }) =>
    dhcpRelays.map((row) => ({
      cells: [textCell(row.interface), listCell(row.servers), textCell(row.source ?? '–')],
      from: row.from,
    })),
};

export const managementSection: DeviceSection = {
  id: 'services',
  title: 'Management services',
  noun: 'management service',
  note: 'Whom the device asks and reports to, and the interface whose address it speaks from.',
  columns: columnsOf([
    ['service', 'Service', 'subject'],
    ['servers', 'Servers', 'setting'],
    ['protocols', 'Protocols', 'setting'],
    ['begins', 'Begun by', 'setting'],
    ['source', 'Source', 'setting'],
    ['key', 'Key', 'setting'],
  ]),
  rows: (device) =>
    device.services.map(({ kind, servers, services, begins, source, secret, from }) => ({
      cells: [
        textCell(serviceKindNames[kind]),
        listCell(servers),
        listCell((services ?? []).map(serviceText)),
        textCell(begins === 'server' ? 'The server' : 'The device'),
        textCell(source ?? 'Where it leaves'),
        textCell(secret ?? '–'),
      ],
      from,
    })),
};
