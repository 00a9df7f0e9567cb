import type { ControlPlane } from '../../../contract/control-plane.ts';
import { arithmeticOf } from '../../reasons/reason-text.ts';
import { elementCell, elementsCell, listCell, numberCell, textCell } from './cell.ts';
import type { PlanElements } from './plan-elements.ts';
import { columnsOf, type PlaneSection } from './plane-section.ts';

/** Routing between sites and to the internet. */
export const routingSections = (plane: ControlPlane, plan: PlanElements): PlaneSection[] => [
  {
    id: 'ospf',
    title: 'OSPF areas',
    noun: 'OSPF area',
    note: 'The backbone is area 0; every other site is an area of its own, announced to the backbone as one summary. Sites that BGP joins have an area 0 each.',
    columns: columnsOf([
      ['area', 'Area', 'subject'],
      ['kind', 'Kind', 'setting'],
      ['routers', 'Routers', 'setting'],
      ['networks', 'Networks', 'setting'],
      ['summary', 'Summary', 'setting'],
      ['why', 'Why', 'reason'],
    ]),
    rows: plane.ospf.map(({ id, site, kind, routers, networks, summary, because }) => ({
      key: `${id} ${site}`,
      site,
      cells: [
        textCell(`Area ${id}`),
        textCell(areaKinds[kind]),
        elementsCell(routers.map(plan.device)),
        listCell(networks),
        textCell(summary ?? '–'),
        textCell(arithmeticOf(because)),
      ],
    })),
  },
  {
    id: 'default-routes',
    title: 'Default routes',
    noun: 'default route',
    note: 'Where a device has two routes, the one with the lower metric is used; the other is the backup.',
    columns: columnsOf([
      ['device', 'Device', 'subject'],
      ['towards', 'Towards', 'setting'],
      ['nextHop', 'Next hop', 'setting'],
      ['metric', 'Metric', 'setting'],
      ['announced', 'Announced', 'setting'],
      ['why', 'Why', 'reason'],
    ]),
    rows: plane.defaultRoutes.map(({ device, towards, nextHop, metric, announced, because }, index) => ({
      key: `${index} ${device}`,
      site: plan.siteOf(device),
      cells: [
        elementCell(plan.device(device)),
        elementCell(plan.device(towards)),
        textCell(nextHop ?? 'From the provider'),
        numberCell(metric),
        textCell(announced ? 'By OSPF, to its area' : 'No'),
        textCell(arithmeticOf(because)),
      ],
    })),
  },
  {
    id: 'bgp',
    title: 'BGP sessions',
    noun: 'BGP session',
    note: 'Sessions with providers and between sites. Where an AS number is not stated, ask the provider for it.',
    columns: columnsOf([
      ['device', 'Device', 'subject'],
      ['localAs', 'Local AS', 'setting'],
      ['neighbour', 'Neighbour', 'setting'],
      ['neighbourAs', 'Neighbour AS', 'setting'],
      ['preference', 'Preference', 'setting'],
      ['why', 'Why', 'reason'],
    ]),
    rows: plane.bgp.map(({ device, localAs, neighbour, neighbourAs, preference, because }, index) => ({
      key: `${index} ${device}`,
      site: plan.siteOf(device),
      cells: [
        elementCell(plan.device(device)),
        numberCell(localAs),
        elementCell(plan.device(neighbour)),
        neighbourAs === undefined ? textCell('Not stated') : numberCell(neighbourAs),
        textCell(preference === 'primary' ? 'Primary' : 'Backup'),
        textCell(arithmeticOf(because)),
      ],
    })),
  },
];

const areaKinds = {
  backbone: 'Backbone',
  standard: 'Standard',
  'totally-stubby': 'Totally stubby',
} as const;
