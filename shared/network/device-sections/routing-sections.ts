import type { FirstHop, Ospf, Redistribution, Routing, Track } from '../../contract/configuration/routing.ts';
import { formatCount, formatNumber } from '../../vocabulary/counts.ts';
import { listCell, numberCell, textCell } from '../control-plane/sections/cell.ts';
import { columnsOf } from '../control-plane/sections/plane-section.ts';
import type { DeviceSection } from './device-section.ts';

export const staticRouteSection: DeviceSection = {
  id: 'static-routes',
  title: 'Static routes',
  noun: 'static route',
  note: 'If two routes have the same prefix, the one with the lower distance is used. A tracked route is there only while what it tracks is up.',
  columns: columnsOf([
    ['prefix', 'Prefix', 'subject'],
    ['nextHop', 'Next hop', 'setting'],
    ['interface', 'Interface', 'setting'],
    ['distance', 'Distance', 'setting'],
    ['track', 'Track', 'setting'],
  ]),
  rows: ({ routing }) =>
    (routing?.statics ?? []).map(({ prefix, nextHop, interface: name, distance, track, from }) => ({
      cells: [
        textCell(prefix),
        textCell(nextHop ?? (name === undefined ? 'Discard' : '–')),
        textCell(name ?? '–'),
        numberCell(distance),
        textCell(track ?? '–'),
      ],
      from,
    })),
};

export const trackSection: DeviceSection = {
  id: 'tracks',
  title: 'Tracked objects',
  noun: 'tracked object',
  note: 'Routes and gateways follow them: a way out that does not answer is left.',
  columns: columnsOf([
    ['name', 'Track', 'subject'],
    ['what', 'Is up while', 'setting'],
    ['followed', 'Followed by', 'setting'],
  ]),
  rows: ({ tracks, routing, firstHops }) =>
    tracks.map(({ name, what, from }) => ({
      cells: [
        textCell(name),
        textCell(conditionOf(what)),
        listCell([
          ...(routing?.statics ?? []).flatMap((route) =>
            route.track === name ? [`Route to ${route.prefix}`] : [],
          ),
          ...firstHops.flatMap((hop) => (hop.tracks.includes(name) ? [`Gateway ${hop.address}`] : [])),
        ]),
      ],
      from,
    })),
};

function conditionOf(what: Track['what']): string {
  switch (what.kind) {
    case 'reachability':
      return `${what.address} answers on ${what.interface}`;
    case 'route':
      return `The routing table has ${what.prefix}`;
    case 'interface':
      return `${what.interface} is up`;
    default:
      return what satisfies never;
  }
}

export const ospfSection: DeviceSection = {
  id: 'ospf',
  title: 'OSPF',
  noun: 'OSPF area',
  note: 'A border router announces the summaries of an area instead of what lies within it; a default only while it has one itself.',
  columns: columnsOf([
    ['area', 'Area', 'subject'],
    ['kind', 'Kind', 'setting'],
    ['router', 'Router ID', 'setting'],
    ['summaries', 'Summaries', 'setting'],
    ['default', 'Announces default', 'setting'],
    ['redistributes', 'Redistributes', 'setting'],
  ]),
  rows: ({ routing }) =>
    processesOf(routing).flatMap(({ ospf, version }) =>
      ospf.areas.map(({ id, kind, summaries }) => ({
        cells: [
          textCell(`Area ${id}${version}`),
          textCell(areaKinds[kind]),
          textCell(routing?.routerId ?? '–'),
          listCell(summaries),
          textCell(
            ospf.originatesDefault === undefined
              ? 'No'
              : `Metric ${formatNumber(ospf.originatesDefault.metric)}`,
          ),
          listCell(ospf.redistribute.map(redistributionText), 'Nothing'),
        ],
        from: ospf.from,
      })),
    ),
};

/** OSPF of both families; what is of IPv6 says so. */
const processesOf = (routing: Routing | undefined): { ospf: Ospf; version: string }[] => [
  ...(routing?.ospf === undefined ? [] : [{ ospf: routing.ospf, version: '' }]),
  ...(routing?.ospf3 === undefined ? [] : [{ ospf: routing.ospf3, version: ' (OSPFv3)' }]),
];

const areaKinds: Readonly<Record<Ospf['areas'][number]['kind'], string>> = {
  normal: 'Normal',
  stub: 'Stub',
  'totally-stubby': 'Totally stubby',
};

export const ospfInterfaceSection: DeviceSection = {
  id: 'ospf-interfaces',
  title: 'OSPF interfaces and timers',
  noun: 'OSPF interface',
  note: 'A passive interface is announced, but no neighbour is looked for there.',
  columns: columnsOf([
    ['interface', 'Interface', 'subject'],
    ['area', 'Area', 'setting'],
    ['mode', 'Neighbours', 'setting'],
    ['network', 'Network type', 'setting'],
    ['cost', 'Cost', 'setting'],
    ['timers', 'Hello / dead', 'setting'],
  ]),
  rows: ({ routing, interfaces }) => {
    const fromOf = new Map(interfaces.map(({ name, from }) => [name, from]));
    return processesOf(routing).flatMap(({ ospf, version }) =>
      ospf.interfaces.map((row) => ({
        cells: [
          textCell(`${row.interface}${version}`),
          numberCell(row.area),
          textCell(row.isPassive ? 'Passive' : 'Active'),
          textCell(row.network === 'broadcast' ? 'Broadcast' : 'Point to point'),
          numberCell(row.cost),
          textCell(`${row.helloSeconds} / ${row.deadSeconds} s`),
        ],
        from: fromOf.get(row.interface) ?? [],
      })),
    );
  },
};

export const bgpSection: DeviceSection = {
  id: 'bgp',
  title: 'BGP neighbours',
  noun: 'BGP neighbour',
  note: 'Filters are listed under their names. A default is announced only while the device has one itself.',
  columns: columnsOf([
    ['neighbour', 'Neighbour', 'subject'],
    ['description', 'Description', 'setting'],
    ['as', 'AS, own and theirs', 'setting'],
    ['filters', 'Filters in / out', 'setting'],
    ['preference', 'Preference', 'setting'],
    ['default', 'Announces default', 'setting'],
    ['protection', 'Protection', 'setting'],
    ['timers', 'Keepalive / hold', 'setting'],
  ]),
  rows: ({ routing }) =>
    (routing?.bgp?.neighbours ?? []).map((row) => ({
      cells: [
        textCell(row.address),
        textCell(row.description),
        textCell(`${routing?.bgp?.as} and ${row.as}`),
        textCell(`${row.in ?? 'all'} / ${row.out ?? 'all'}`),
        listCell([
          ...(row.localPreference === undefined ? [] : [`local preference ${row.localPreference}`]),
          ...(row.prepend > 0 ? [`own AS ${row.prepend} times more`] : []),
          ...(row.nextHopSelf ? ['next hop self'] : []),
          ...(row.source === undefined ? [] : [`from ${row.source}`]),
        ]),
        textCell(row.announcesDefault ? 'Yes' : 'No'),
        listCell([
          ...(row.maxPrefixes === undefined ? [] : [`at most ${formatCount(row.maxPrefixes, 'prefix')}`]),
          ...(row.ttlSecurityHops === undefined
            ? []
            : [`TTL security, ${formatCount(row.ttlSecurityHops, 'hop')}`]),
        ]),
        textCell(`${row.keepaliveSeconds} / ${row.holdSeconds} s`),
      ],
      from: row.from,
    })),
};

export const bgpAnnouncementSection: DeviceSection = {
  id: 'bgp-announcements',
  title: 'What BGP announces',
  noun: 'BGP process',
  note: 'Beside what each neighbour is announced by its filters.',
  columns: columnsOf([
    ['as', 'Own AS', 'subject'],
    ['networks', 'Networks', 'setting'],
    ['redistributes', 'Redistributes', 'setting'],
  ]),
  rows: ({ routing }) =>
    routing?.bgp === undefined
      ? []
      : [
          {
            cells: [
              textCell(`${routing.bgp.as}`),
              listCell(routing.bgp.networks, 'None'),
              listCell(routing.bgp.redistribute.map(redistributionText), 'Nothing'),
            ],
            from: routing.bgp.from,
          },
        ],
};

export const filterSection: DeviceSection = {
  id: 'filters',
  title: 'Prefix filters',
  noun: 'filter rule',
  note: 'In their order; what no rule permits is dropped.',
  columns: columnsOf([
    ['filter', 'Filter', 'subject'],
    ['action', 'Action', 'setting'],
    ['prefix', 'Prefix', 'setting'],
    ['lengths', 'Prefix lengths', 'setting'],
  ]),
  rows: ({ routing }) =>
    (routing?.filters ?? []).flatMap(({ name, rules, from: elements }) =>
      rules.map(({ action, prefix, from, to }) => ({
        cells: [
          textCell(name),
          textCell(action === 'permit' ? 'Permit' : 'Deny'),
          textCell(prefix),
          textCell(from === undefined && to === undefined ? 'Exactly' : `${from ?? 0} to ${to ?? 128}`),
        ],
        from: elements,
      })),
    ),
};

export const firstHopSection: DeviceSection = {
  id: 'gateways',
  title: 'Shared gateways (VRRP)',
  noun: 'shared gateway',
  note: 'The higher priority is active. While everything that it tracks is down, its priority falls by the decrement.',
  columns: columnsOf([
    ['interface', 'Interface', 'subject'],
    ['address', 'Gateway', 'setting'],
    ['group', 'Group', 'setting'],
    ['priority', 'Priority', 'setting'],
    ['active', 'Active', 'setting'],
    ['mac', 'Virtual MAC', 'setting'],
    ['tracks', 'Tracks', 'setting'],
    ['advertise', 'Advertises every', 'setting'],
  ]),
  rows: ({ firstHops }) =>
    firstHops.map((row) => ({
      cells: [
        textCell(row.interface),
        listCell(row.global === undefined ? [row.address] : [row.address, row.global]),
        numberCell(row.group),
        numberCell(row.priority),
        textCell(row.isActiveOnBoth ? 'On both switches' : 'By priority'),
        textCell(row.virtualMac ?? '–'),
        textCell(tracksText(row)),
        textCell(`${formatNumber(row.advertiseSeconds)} s`),
      ],
      from: row.from,
    })),
};

const tracksText = ({ tracks, decrement }: FirstHop): string =>
  tracks.length === 0 ? '–' : `${tracks.join(', ')}; decrement ${decrement}`;

function redistributionText({ source, filter, setTag, exceptTag }: Redistribution): string {
  const conditions = [
    ...(filter === undefined ? [] : [`by ${filter}`]),
    ...(setTag === undefined ? [] : [`tagged ${setTag}`]),
    ...(exceptTag === undefined ? [] : [`except tag ${exceptTag}`]),
  ];
  return [sources[source], ...conditions].join(' ');
}

const sources = { connected: 'connected', static: 'static', ospf: 'OSPF', bgp: 'BGP' } as const;
