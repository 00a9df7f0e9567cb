import type { ControlPlane } from '../../../contract/control-plane.ts';
import { arithmeticOf } from '../../reasons/reason-text.ts';
import { elementCell, numberCell, textCell, vlansCell } from './cell.ts';
import type { PlanElements } from './plan-elements.ts';
import { columnsOf, type PlaneSection } from './plane-section.ts';

/** Switching within a site. */
export const switchingSections = (plane: ControlPlane, plan: PlanElements): PlaneSection[] => [
  {
    id: 'spanning-tree',
    title: 'Spanning tree',
    noun: 'spanning-tree bridge',
    note: 'Rapid spanning tree: the switch with the lowest priority is the root of its VLANs. BPDU guard shuts a user port down when a switch is plugged in.',
    columns: columnsOf([
      ['device', 'Device', 'subject'],
      ['role', 'Role', 'setting'],
      ['priority', 'Priority', 'setting'],
      ['vlans', 'VLANs', 'setting'],
      ['userPorts', 'User ports', 'setting'],
      ['why', 'Why', 'reason'],
    ]),
    rows: plane.spanningTree.map(({ device, role, priority, vlans, because }, index) => ({
      key: `${index} ${device}`,
      site: plan.siteOf(device),
      cells: [
        elementCell(plan.device(device)),
        textCell(bridgeRoles[role]),
        numberCell(priority),
        vlansCell(vlans),
        textCell(role === 'edge' ? 'BPDU guard' : '–'),
        textCell(arithmeticOf(because)),
      ],
    })),
  },
  {
    id: 'trunks',
    title: 'Trunks',
    noun: 'trunk',
    note: 'A trunk carries the VLANs that it lists and no others; untagged frames belong to the native VLAN.',
    columns: columnsOf([
      ['from', 'From', 'subject'],
      ['to', 'To', 'subject'],
      ['allowed', 'Allowed VLANs', 'setting'],
      ['native', 'Native VLAN', 'setting'],
    ]),
    rows: plane.trunks.map(({ edge, allowed, native }) => ({
      key: edge,
      site: plan.siteOfLink(edge),
      cells: [...plan.ends(edge).map(elementCell), vlansCell(allowed), numberCell(native)],
    })),
  },
  {
    id: 'aggregates',
    title: 'Link aggregates',
    noun: 'link aggregate',
    note: 'Several links that work as one. An aggregate to both of an MLAG pair has a row for each of the two.',
    columns: columnsOf([
      ['name', 'Name', 'detail'],
      ['from', 'From', 'subject'],
      ['to', 'To', 'subject'],
      ['members', 'Members', 'setting'],
      ['protocol', 'Protocol', 'setting'],
    ]),
    rows: plane.aggregates.map(({ name, edge, members, mode }) => ({
      key: edge,
      site: plan.siteOfLink(edge),
      cells: [
        textCell(name),
        ...plan.ends(edge).map(elementCell),
        numberCell(members),
        textCell(protocols[mode]),
      ],
    })),
  },
];

const bridgeRoles = { root: 'Root', 'secondary-root': 'Secondary root', edge: 'Edge' } as const;

const protocols = { lacp: 'LACP' } as const;
