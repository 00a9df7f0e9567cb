import type { Interface } from '../../contract/configuration/interfaces.ts';
import { serviceClassNames } from '../../vocabulary/topology/service-words.ts';
import { listCell, numberCell, textCell } from '../control-plane/sections/cell.ts';
import { columnsOf } from '../control-plane/sections/plane-section.ts';
import type { DeviceSection } from './device-section.ts';

export const qosSection: DeviceSection = {
  id: 'qos',
  title: 'Quality of service',
  noun: 'QoS class',
  note: 'Queues of every interface, shaped to the circuit’s rate towards a provider (RFC 4594). Priority is served first, up to its share.',
  columns: columnsOf([
    ['class', 'Class', 'subject'],
    ['dscp', 'DSCP', 'setting'],
    ['queue', 'Queue', 'setting'],
    ['share', 'Share', 'setting'],
  ]),
  rows: ({ qos }) =>
    qos.map(({ name, dscp, isPriority, sharePercent, from }) => ({
      cells: [
        textCell(serviceClassNames[name]),
        listCell(dscp.map(String)),
        textCell(isPriority ? 'Priority' : 'Weighted'),
        textCell(`${sharePercent} %`),
      ],
      from,
    })),
};

export const qosMarkingSection: DeviceSection = {
  id: 'qos-markings',
  title: 'Marking at the trust boundary',
  noun: 'marking',
  note: 'What hosts send is marked by their VLAN, whatever they marked it with. A phone’s marks are kept where LLDP-MED finds it.',
  columns: columnsOf([
    ['vlan', 'VLAN', 'subject'],
    ['class', 'Class', 'setting'],
    ['dscp', 'DSCP', 'setting'],
  ]),
  rows: ({ qosMarkings = [] }) =>
    qosMarkings.map((row) => ({
      cells: [numberCell(row.vlan), textCell(serviceClassNames[row.class]), numberCell(row.dscp)],
      from: row.from,
    })),
};

/** Whose DSCP marks an interface keeps. */
export const trustNames: Readonly<Record<NonNullable<Interface['trust']>, string>> = {
  dscp: 'All',
  phone: 'The phone’s',
  none: 'None',
};
