import { formatNumber } from '../../vocabulary/counts.ts';
import { listCell, textCell } from '../control-plane/sections/cell.ts';
import { optionText } from '../control-plane/sections/option-text.ts';
import { columnsOf } from '../control-plane/sections/plane-section.ts';
import type { DeviceSection } from './device-section.ts';

export const routerAdvertisementSection: DeviceSection = {
  id: 'router-advertisements',
  title: 'Router advertisements',
  noun: 'router advertisement',
  note: 'What a gateway advertises to the hosts (RFC 4861), from the shared link-local address while it is active.',
  columns: columnsOf([
    ['interface', 'Interface', 'subject'],
    ['prefixes', 'Prefixes', 'setting'],
    ['flags', 'Flags', 'setting'],
    ['dns', 'DNS servers', 'setting'],
    ['nat64', 'NAT64 prefix', 'setting'],
    ['timers', 'Interval / lifetime', 'setting'],
  ]),
  rows: ({ routerAdvertisements = [] }) =>
    routerAdvertisements.map((row) => ({
      cells: [
        textCell(row.interface),
        listCell(
          row.prefixes.map(({ prefix, isAutonomous }) =>
            isAutonomous ? `${prefix}, hosts choose their address (A)` : prefix,
          ),
        ),
        listCell(
          [
            ...(row.isManaged ? ['M: addresses by DHCPv6'] : []),
            ...(row.hasOtherConfiguration ? ['O: the rest by DHCPv6'] : []),
          ],
          'Neither M nor O',
        ),
        listCell(row.dnsServers, 'None'),
        textCell(row.nat64Prefix ?? 'None'),
        textCell(`${formatNumber(row.intervalSeconds)} / ${formatNumber(row.lifetimeSeconds)} s`),
      ],
      from: row.from,
    })),
};

export const dhcp6Section: DeviceSection = {
  id: 'dhcpv6',
  title: 'DHCPv6',
  noun: 'DHCPv6 interface',
  note: 'Stateless (RFC 8415): hosts choose their addresses themselves and ask for the rest.',
  columns: columnsOf([
    ['interface', 'Interface', 'subject'],
    ['how', 'Requests are', 'setting'],
    ['servers', 'Servers', 'setting'],
    ['options', 'Options', 'setting'],
  ]),
  rows: ({ dhcp6 = [] }) =>
    dhcp6.map((row) => ({
      cells:
        row.kind === 'server'
          ? [
              textCell(row.interface),
              textCell('answered with DNS servers'),
              listCell(row.dnsServers),
              listCell((row.options ?? []).map(optionText)),
            ]
          : [textCell(row.interface), textCell('passed on'), listCell(row.servers), listCell([])],
      from: row.from,
    })),
};
