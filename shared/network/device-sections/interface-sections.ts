import type { Interface } from '../../contract/configuration/interfaces.ts';
import { formatNumber } from '../../vocabulary/counts.ts';
import { formatRate } from '../../vocabulary/rates.ts';
import { zoneName } from '../../vocabulary/topology/topology-words.ts';
import { listCell, numberCell, textCell, vlansCell } from '../control-plane/sections/cell.ts';
import { columnsOf } from '../control-plane/sections/plane-section.ts';
import type { DeviceSection } from './device-section.ts';
import { trustNames } from './quality-sections.ts';

/** Interfaces that carry addresses; the ports have a table of their own. */
export const interfaceSection: DeviceSection = {
  id: 'interfaces',
  title: 'Routed interfaces',
  noun: 'routed interface',
  note: 'Every interface with an address. MSS: TCP segments are cut to it where the path is narrower than 1,500 bytes.',
  columns: columnsOf([
    ['name', 'Interface', 'subject'],
    ['kind', 'Kind', 'setting'],
    ['ipv4', 'IPv4', 'setting'],
    ['ipv6', 'IPv6', 'setting'],
    ['vlan', 'VLAN or tag', 'setting'],
    ['zone', 'Zone', 'setting'],
    ['vrf', 'VRF', 'setting'],
    ['mtu', 'MTU', 'setting'],
    ['shape', 'Shaped to', 'setting'],
    ['trust', 'Marks kept', 'setting'],
    ['description', 'Description', 'setting'],
  ]),
  rows: ({ interfaces }) =>
    interfaces
      .filter(({ ipv4, ipv6 }) => ipv4.length + ipv6.length > 0)
      .map((row) => ({
        cells: [
          textCell(row.name),
          textCell(interfaceKindNames[row.kind]),
          listCell(row.ipv4),
          listCell(row.ipv6),
          numberOr(row.vlan ?? row.tag),
          textCell(row.zone === undefined ? '–' : zoneName(row.zone)),
          textCell(row.vrf ?? '–'),
          textCell(
            row.tcpMss === undefined
              ? formatNumber(row.mtu)
              : `${formatNumber(row.mtu)}, MSS ${formatNumber(row.tcpMss)}`,
          ),
          textCell(shapeText(row)),
          textCell(row.trust === undefined ? '–' : trustNames[row.trust]),
          textCell(row.description),
        ],
        from: row.from,
      })),
};

/** `100 Mbit/s, priority up to 33 Mbit/s`. */
function shapeText({ shapeMbps, priorityMbps }: Interface): string {
  if (shapeMbps === undefined) return '–';
  const rate = formatRate(shapeMbps);
  return priorityMbps === undefined ? rate : `${rate}, priority up to ${formatRate(priorityMbps)}`;
}

/** Tunnels with the profile that protects each. */
export const tunnelSection: DeviceSection = {
  id: 'tunnels',
  title: 'IPsec tunnels',
  noun: 'IPsec tunnel',
  note: 'IKEv2 (RFC 7296). The key is a secret that whoever deploys fills in; the plan names its variable only.',
  columns: columnsOf([
    ['name', 'Tunnel', 'subject'],
    ['outer', 'Outer addresses', 'setting'],
    ['via', 'Leaves by', 'setting'],
    ['ike', 'IKE proposal', 'setting'],
    ['esp', 'ESP proposal', 'setting'],
    ['pfs', 'PFS group', 'setting'],
    ['lifetime', 'IKE / ESP lifetime', 'setting'],
    ['dpd', 'Dead peer', 'setting'],
    ['secret', 'Secret', 'setting'],
  ]),
  rows: ({ interfaces, ipsec }) => {
    const profiles = new Map(ipsec.map((profile) => [profile.name, profile]));
    return interfaces.flatMap(({ name, tunnel, from }) => {
      const profile = tunnel && profiles.get(tunnel.profile);
      if (tunnel === undefined || profile === undefined) return [];
      return [
        {
          cells: [
            textCell(name),
            textCell(`${tunnel.sourceAddress} to ${tunnel.destination}`),
            textCell(
              tunnel.via === undefined
                ? 'By the routing table'
                : `${tunnel.via.interface} to ${tunnel.via.nextHop}`,
            ),
            textCell(profile.ikeProposal),
            textCell(profile.espProposal),
            textCell(profile.pfsGroup),
            textCell(
              `${formatNumber(profile.ikeLifetimeSeconds)} / ${formatNumber(profile.espLifetimeSeconds)} s`,
            ),
            textCell(`after ${formatNumber(profile.deadPeerSeconds)} s`),
            textCell(profile.secret),
          ],
          from,
        },
      ];
    });
  },
};

export const vlanSection: DeviceSection = {
  id: 'vlans',
  title: 'VLANs',
  noun: 'VLAN',
  note: 'Every VLAN that the device has, with the address that it has there.',
  columns: columnsOf([
    ['vlan', 'VLAN', 'subject'],
    ['name', 'Name', 'setting'],
    ['gateway', 'Own address', 'setting'],
  ]),
  rows: ({ vlans, interfaces }) => {
    const own = new Map(interfaces.flatMap((row) => (row.vlan === undefined ? [] : [[row.vlan, row]])));
    return vlans.map(({ id, name, from }) => ({
      cells: [
        numberCell(id),
        textCell(name),
        listCell([...(own.get(id)?.ipv4 ?? []), ...(own.get(id)?.ipv6 ?? [])]),
      ],
      from,
    }));
  },
};

export const spanningTreeSection: DeviceSection = {
  id: 'spanning-tree',
  title: 'Spanning tree',
  noun: 'spanning-tree bridge',
  note: 'Rapid spanning tree for each VLAN: the switch with the lowest priority is the root.',
  columns: columnsOf([
    ['role', 'Role', 'subject'],
    ['priority', 'Priority', 'setting'],
    ['vlans', 'VLANs', 'setting'],
  ]),
  rows: ({ spanningTree }) =>
    (spanningTree?.bridges ?? []).map(({ role, priority, vlans }) => ({
      cells: [textCell(bridgeRoles[role]), numberCell(priority), vlansCell(vlans)],
      from: spanningTree?.from ?? [],
    })),
};

const bridgeRoles = { root: 'Root', backup: 'Secondary root', edge: 'Edge' } as const;

export const interfaceKindNames: Readonly<Record<Interface['kind'], string>> = {
  port: 'Port',
  aggregate: 'Aggregate (LACP)',
  subinterface: 'Sub-interface',
  vlan: 'VLAN interface',
  loopback: 'Loopback',
  tunnel: 'Tunnel',
  bridge: 'Bridge',
};

const numberOr = (value: number | undefined) => (value === undefined ? textCell('–') : numberCell(value));
