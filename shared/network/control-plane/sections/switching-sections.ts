import type { ControlPlane } from '../../../contract/control-plane.ts';
import { arithmeticOf } from '../../reasons/reason-text.ts';
import { elementCell, numberCell, textCell, vlansCell } from './cell.ts';
import type { PlanElements } from './plan-elements.ts';
import { columnsOf, type PlaneSection } from './plane-section.ts';

/** How frames find their way within a site. */
export const switchingSections = (plane: ControlPlane, plan: PlanElements): PlaneSection[] => [
  {
    id: 'spanning-tree',
    title: 'Spanning tree',
    noun: 'spanning-tree bridge',
    note: 'Rapid spanning tree: the lowest priority is the root of its VLANs.',
    columns: columnsOf([
      ['device', 'Device', 'subject'],
      ['role', 'Role', 'setting'],
      ['priority', 'Priority', 'setting'],
      ['vlans', 'VLANs', 'setting'],
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
        textCell(arithmeticOf(because)),
      ],
    })),
  },
  {
    id: 'trunks',
    title: 'Trunks',
    noun: 'trunk',
    note: 'A trunk lets through the VLANs that it names and no other; untagged frames go to the native VLAN.',
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
    note: 'Several links as one, kept by LACP.',
    columns: columnsOf([
      ['name', 'Name', 'detail'],
      ['from', 'From', 'subject'],
      ['to', 'To', 'subject'],
      ['members', 'Members', 'setting'],
    ]),
    rows: plane.aggregates.map(({ name, edge, members }) => ({
      key: edge,
      site: plan.siteOfLink(edge),
      cells: [textCell(name), ...plan.ends(edge).map(elementCell), numberCell(members)],
    })),
  },
];

const bridgeRoles = { root: 'Root', 'secondary-root': 'Secondary root', edge: 'Edge' } as const;
