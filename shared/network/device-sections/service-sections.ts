import type { ManagementService } from '../../contract/configuration/device-configuration.ts';
import { formatNumber } from '../../vocabulary/counts.ts';
import { listCell, textCell } from '../control-plane/sections/cell.ts';
import { columnsOf } from '../control-plane/sections/plane-section.ts';
import type { DeviceSection } from './device-section.ts';

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
  ]),
  rows: ({ dhcpRelays }) =>
    dhcpRelays.map((row) => ({ cells: [textCell(row.interface), listCell(row.servers)], from: row.from })),
};

export const managementSection: DeviceSection = {
  id: 'services',
  title: 'Management services',
  noun: 'management service',
  note: 'Whom the device asks and reports to, and the interface whose address it speaks from.',
  columns: columnsOf([
    ['service', 'Service', 'subject'],
    ['servers', 'Servers', 'setting'],
    ['source', 'Source', 'setting'],
  ]),
  rows: ({ services }) =>
    services.map(({ kind, servers, source, from }) => ({
      cells: [textCell(serviceNames[kind]), listCell(servers), textCell(source)],
      from,
    })),
};

const serviceNames: Readonly<Record<ManagementService['kind'], string>> = {
  ntp: 'NTP',
  dns: 'DNS',
  syslog: 'Syslog',
  radius: 'RADIUS',
  snmp: 'SNMP',
};

export const qosSection: DeviceSection = {
  id: 'qos',
  title: 'Quality of service',
  noun: 'QoS class',
  note: 'Queues of every interface that is narrower than what arrives (RFC 4594).',
  columns: columnsOf([
    ['class', 'Class', 'subject'],
    ['dscp', 'DSCP', 'setting'],
    ['queue', 'Queue', 'setting'],
    ['share', 'Share', 'setting'],
  ]),
  rows: ({ qos }) =>
    qos.map(({ name, dscp, isPriority, sharePercent }) => ({
      cells: [
        textCell(classNames[name]),
        listCell(dscp.map(String)),
        textCell(isPriority ? 'Priority' : 'Weighted'),
        textCell(`${sharePercent} %`),
      ],
      from: [],
    })),
};

const classNames = {
  'network-control': 'Network control',
  voice: 'Voice',
  interactive: 'Interactive',
  critical: 'Critical',
  default: 'Default',
  scavenger: 'Scavenger',
} as const;
