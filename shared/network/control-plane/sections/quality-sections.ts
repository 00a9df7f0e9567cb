import type { ControlPlane } from '../../../contract/control-plane.ts';
import { formatRate } from '../../../vocabulary/rates.ts';
import { serviceClassNames } from '../../../vocabulary/topology/service-words.ts';
import { arithmeticOf } from '../../reasons/reason-text.ts';
import { elementCell, elementsCell, listCell, textCell } from './cell.ts';
import type { PlanElements } from './plan-elements.ts';
import { columnsOf, type PlaneSection } from './plane-section.ts';

/** Quality of service: the classes, and where they wait. */
export const qualitySections = (
  { classes = [], shaping = [] }: ControlPlane,
  plan: PlanElements,
): PlaneSection[] => [
  {
    id: 'classes',
    title: 'Classes of service',
    noun: 'class of service',
    note: 'Marks of hosts are set where they are plugged in; between devices, and from servers and phones, they are kept. Marks from the internet are not.',
    columns: columnsOf([
      ['class', 'Class', 'subject'],
      ['dscp', 'DSCP', 'setting'],
      ['queue', 'Queue', 'setting'],
      ['subnets', 'Marked in', 'setting'],
      ['why', 'Why', 'reason'],
    ]),
    rows: classes.map(({ name, dscp, isPriority, sharePercent, subnets, because }) => ({
      key: name,
      site: '',
      cells: [
        textCell(serviceClassNames[name]),
        listCell(dscp.map(String)),
        textCell(isPriority ? `Priority, up to ${sharePercent} %` : `Weighted, ${sharePercent} %`),
        elementsCell(subnets.map((id) => ({ id, label: plan.subnet(id)?.cidr ?? id }))),
        textCell(arithmeticOf(because)),
      ],
    })),
  },
  {
    id: 'shaping',
    title: 'Shaping towards providers and sites',
    noun: 'shaped link',
    note: 'The queues of the classes share the rate that a link is shaped to.',
    columns: columnsOf([
      ['device', 'Device', 'subject'],
      ['link', 'Link', 'subject'],
      ['rate', 'Shaped to', 'setting'],
      ['priority', 'Voice at most', 'setting'],
      ['why', 'Why', 'reason'],
    ]),
    rows: shaping.map(({ device, edge, mbps, priorityMbps, because }) => ({
      key: `${device} ${edge}`,
      site: plan.siteOf(device),
      cells: [
        elementCell(plan.device(device)),
        elementCell(plan.link(edge)),
        textCell(formatRate(mbps)),
        textCell(formatRate(priorityMbps)),
        textCell(arithmeticOf(because)),
      ],
    })),
  },
];
