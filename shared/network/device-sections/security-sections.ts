import type { NatRule } from '../../contract/configuration/security.ts';
import { zoneName } from '../../vocabulary/topology/topology-words.ts';
import { listCell, textCell } from '../control-plane/sections/cell.ts';
import { columnsOf } from '../control-plane/sections/plane-section.ts';
import type { DeviceSection } from './device-section.ts';
import { serviceText } from './service-text.ts';

export const zoneSection: DeviceSection = {
  id: 'zones',
  title: 'Zones',
  noun: 'zone',
  note: 'The zone of a packet is that of its address, where a zone lists it, else that of the interface.',
  columns: columnsOf([
    ['zone', 'Zone', 'subject'],
    ['interfaces', 'Interfaces', 'setting'],
    ['prefixes', 'Prefixes', 'setting'],
  ]),
  rows: ({ zones }) =>
    zones.map(({ name, interfaces, prefixes, from }) => ({
      cells: [textCell(zoneName(name)), listCell(interfaces), listCell(prefixes)],
      from,
    })),
};

export const policySection: DeviceSection = {
  id: 'policies',
  title: 'Policies',
  noun: 'policy',
  note: 'The first that matches decides; what none matches is dropped.',
  columns: columnsOf([
    ['name', 'Policy', 'subject'],
    ['from', 'From', 'setting'],
    ['to', 'To', 'setting'],
    ['services', 'Services', 'setting'],
    ['sources', 'Sources', 'setting'],
    ['destinations', 'Destinations', 'setting'],
    ['action', 'Action', 'setting'],
    ['log', 'Logged', 'setting'],
  ]),
  rows: ({ policies, unmatched }) => [
    ...policies.map((row) => ({
      cells: [
        textCell(row.name),
        textCell(zoneName(row.fromZone)),
        textCell(zoneName(row.toZone)),
        listCell(row.services.map(serviceText), 'Any'),
        listCell(row.sources, 'Any'),
        listCell(row.destinations, 'Any'),
        textCell(row.action === 'allow' ? 'Allow' : 'Deny'),
        textCell(row.isLogged ? 'Yes' : 'No'),
      ],
      from: row.from,
    })),
    ...(unmatched === undefined
      ? []
      : [
          {
            cells: [
              textCell('What none matches'),
              ...Array.from({ length: 5 }, () => textCell('Any')),
              textCell('Deny'),
              textCell(unmatched.isLogged ? 'Yes' : 'No'),
            ],
            from: unmatched.from,
          },
        ]),
  ],
};

export const inspectionSection: DeviceSection = {
  id: 'inspection',
  title: 'Inspection',
  noun: 'kind of inspection',
  note: 'In all that the policies allow, with the profiles of the maker.',
  columns: columnsOf([
    ['what', 'What it looks for', 'subject'],
    ['then', 'What becomes of it', 'setting'],
  ]),
  rows: ({ inspection }) => {
    if (inspection === undefined) return [];
    const { intrusions, malware, content, from } = inspection;
    const row = (what: string, then: string) => ({ cells: [textCell(what), textCell(then)], from });
    return [
      ...(intrusions === undefined
        ? []
        : [row('Attacks', intrusions === 'stopped' ? 'Stopped and logged' : 'Logged')]),
      ...(malware ? [row('Malware', 'Stopped and logged')] : []),
      ...(content ? [row('Web sites of unwanted kinds', 'Blocked')] : []),
    ];
  },
};

export const natSection: DeviceSection = {
  id: 'nat',
  title: 'Address translation',
  noun: 'translation',
  note: 'Source: inside addresses share the public one. Static: a server is published under an address of its own.',
  columns: columnsOf([
    ['kind', 'Kind', 'subject'],
    ['inside', 'Inside', 'setting'],
    ['public', 'Public address', 'setting'],
    ['outside', 'Outside', 'setting'],
    ['except', 'Not towards', 'setting'],
    ['prefix', 'IPv4 as', 'setting'],
  ]),
  rows: ({ nat }) => nat.map((rule) => ({ cells: natCells(rule), from: rule.from })),
};

const natNames: Readonly<Record<NatRule['kind'], string>> = {
  source: 'Source',
  static: 'Static',
  nat64: 'NAT64',
};

const natCells = (rule: NatRule) => [
  textCell(natNames[rule.kind]),
  listCell(rule.kind === 'static' ? [rule.inside] : rule.sources),
  textCell(rule.address),
  textCell(rule.outside),
  listCell(rule.kind === 'source' ? rule.except : []),
  textCell(rule.kind === 'nat64' ? rule.prefix : ''),
];
