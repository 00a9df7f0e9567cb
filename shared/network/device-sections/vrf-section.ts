import { listCell, textCell } from '../control-plane/sections/cell.ts';
import { columnsOf } from '../control-plane/sections/plane-section.ts';
import type { DeviceSection } from './device-section.ts';

/** Routing tables beside the main one. */
export const vrfSection: DeviceSection = {
  id: 'vrfs',
  title: 'VRFs',
  noun: 'interface in a VRF',
  note: 'Interfaces with a routing table of their own: nothing passes between it and the main one.',
  columns: columnsOf([
    ['vrf', 'VRF', 'subject'],
    ['interface', 'Interface', 'setting'],
    ['addresses', 'Addresses', 'setting'],
    ['routes', 'Routes', 'setting'],
  ]),
  rows: ({ vrfs = [] }) =>
    vrfs.flatMap(({ name, interfaces, statics }) =>
      interfaces.map((own) => ({
        cells: [
          textCell(name),
          textCell(own.name),
          listCell([...own.ipv4, ...own.ipv6]),
          listCell(statics.map(({ prefix, nextHop }) => `${prefix} by ${nextHop ?? 'nowhere'}`)),
        ],
        from: own.from,
      })),
    ),
};
