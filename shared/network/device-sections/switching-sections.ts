import type { Aggregation } from '../../contract/configuration/interfaces.ts';
import { joinAnd } from '../../vocabulary/lists.ts';
import { formatRate } from '../../vocabulary/rates.ts';
import { numberCell, textCell, vlansCell } from '../control-plane/sections/cell.ts';
import { columnsOf } from '../control-plane/sections/plane-section.ts';
import { rangesOf } from '../graph/port-range.ts';
import type { DeviceSection } from './device-section.ts';

export const aggregateSection: DeviceSection = {
  id: 'aggregates',
  title: 'Aggregates',
  noun: 'aggregate',
  note: 'Ports that act as one. An aggregate with an MLAG number ends on the other switch of the pair too.',
  columns: columnsOf([
    ['name', 'Aggregate', 'subject'],
    ['mode', 'Mode', 'setting'],
    ['ports', 'Ports', 'setting'],
    ['least', 'Least working links', 'setting'],
    ['hashing', 'Hashing', 'setting'],
    ['mlag', 'MLAG number', 'setting'],
    ['description', 'Description', 'setting'],
  ]),
  rows: ({ interfaces }) =>
    interfaces.flatMap(({ name, ports, aggregation, description, from }) =>
      aggregation === undefined
        ? []
        : [
            {
              cells: [
                textCell(name),
                textCell(modeText(aggregation)),
                textCell(ports.map((port) => port.name).join(', ')),
                numberCell(aggregation.minLinks),
                textCell(aggregation.hashing === undefined ? '–' : hashingNames[aggregation.hashing]),
                aggregation.mlag === undefined ? textCell('–') : numberCell(aggregation.mlag),
                textCell(description),
              ],
              from,
            },
          ],
    ),
};

export const mlagSection: DeviceSection = {
  id: 'mlag',
  title: 'MLAG',
  noun: 'MLAG pair',
  note: 'Two switches that end aggregates together. When only the peer link is lost, the one of the higher role priority closes its aggregates.',
  columns: columnsOf([
    ['domain', 'Domain', 'subject'],
    ['peer', 'Other switch', 'setting'],
    ['link', 'Peer link', 'setting'],
    ['keepalive', 'Keepalive', 'setting'],
    ['role', 'Role priority', 'setting'],
    ['mac', 'LACP system', 'setting'],
  ]),
  rows: ({ mlag }) => {
    if (mlag === undefined) return [];
    const { domain, peer, peerLink, keepalive, rolePriority, systemMac, from } = mlag;
    const { source, destination } = keepalive;
    return [
      {
        cells: [
          numberCell(domain),
          textCell(peer),
          textCell(peerLink),
          textCell(`${source} to ${destination} by ${keepalive.interface}`),
          numberCell(rolePriority),
          textCell(systemMac),
        ],
        from,
      },
    ];
  },
};

export const stackSection: DeviceSection = {
  id: 'stack',
  title: 'Stack',
  noun: 'stack',
  note: 'Switches that are one device: every member forwards. Members that are joined by ports of their own for it have nothing to configure there.',
  columns: columnsOf([
    ['members', 'Members', 'subject'],
    ['domain', 'Domain', 'setting'],
    ['links', 'Stack links', 'setting'],
    ['detection', 'Detection of the other member', 'setting'],
  ]),
  rows: ({ stack, members }) => {
    if (stack === undefined) return [];
    const { domain, links, detection, from } = stack;
    return [
      {
        cells: [
          textCell(joinAnd(members.map(({ hostname }) => hostname))),
          numberCell(domain),
          textCell(links.length === 0 ? 'By stack ports' : links.join(', ')),
          textCell(detection.length === 0 ? '–' : detection.join(', ')),
        ],
        from,
      },
    ];
  },
};

export const portGroupSection: DeviceSection = {
  id: 'port-groups',
  title: 'Groups of ports',
  noun: 'group of ports',
  note: 'Ports that can only run at one speed, and the speed that the links in them need.',
  columns: columnsOf([
    ['ports', 'Ports', 'subject'],
    ['speed', 'Speed', 'setting'],
  ]),
  rows: ({ portGroups = [] }) =>
    portGroups.map(({ ports, mbps, from }) => ({
      cells: [textCell(rangesOf(ports)), textCell(formatRate(mbps))],
      from,
    })),
};

export const hostGuardSection: DeviceSection = {
  id: 'host-guard',
  title: 'DHCP snooping and ARP inspection',
  noun: 'host guard',
  note: 'On ports that are not trusted, DHCP answers are dropped, and ARP that claims an address which DHCP gave to another.',
  columns: columnsOf([
    ['what', 'Guard', 'subject'],
    ['vlans', 'VLANs', 'setting'],
  ]),
  rows: ({ hostGuard }) =>
    hostGuard === undefined
      ? []
      : [
          { cells: [textCell('DHCP snooping'), vlansCell(hostGuard.dhcpSnooping)], from: hostGuard.from },
          { cells: [textCell('ARP inspection'), vlansCell(hostGuard.arpInspection)], from: hostGuard.from },
        ],
};

export const igmpSnoopingSection: DeviceSection = {
  id: 'igmp-snooping',
  title: 'IGMP snooping',
  noun: 'setting of IGMP snooping',
  note: 'Multicasts go to the ports alone whose hosts asked for them. No router of multicasts is planned: the querier asks who listens.',
  columns: columnsOf([
    ['what', 'What', 'subject'],
    ['vlans', 'VLANs', 'setting'],
    ['address', 'From', 'setting'],
  ]),
  rows: ({ igmpSnooping }) => {
    if (igmpSnooping === undefined) return [];
    const { vlans, querier, from } = igmpSnooping;
    return [
      { cells: [textCell('Snooping'), vlansCell(vlans), textCell('–')], from },
      ...(querier
        ? [{ cells: [textCell('Querier'), vlansCell(querier.vlans), textCell(querier.address)], from }]
        : []),
    ];
  },
};

const modeText = ({ mode, rate }: Aggregation): string =>
  mode === 'active-standby' ? 'One port at a time' : rate === undefined ? 'LACP' : `LACP, ${rate}`;

const hashingNames = {
  'layer-2-3': 'MAC and IP addresses',
  'layer-3-4': 'IP addresses and ports',
} as const;
