import type { ControlPlane } from '../../../contract/control-plane.ts';
import { serviceKindNames } from '../../../vocabulary/topology/service-words.ts';
import { zoneName } from '../../../vocabulary/topology/topology-words.ts';
import { arithmeticOf } from '../../reasons/reason-text.ts';
import { elementsCell, listCell, textCell } from './cell.ts';
import type { PlanElements } from './plan-elements.ts';
import { columnsOf, type PlaneSection } from './plane-section.ts';

/** Services of the network, and the zones that policies are about. */
export const securitySections = (
  { services = [], zones = [] }: ControlPlane,
  plan: PlanElements,
): PlaneSection[] => [
  {
    id: 'services',
    title: 'Services of the network',
    noun: 'network service',
    note: 'Devices speak from their loopback, else from their address in the management VLAN. A key is a variable: whoever deploys fills it in.',
    columns: columnsOf([
      ['service', 'Service', 'subject'],
      ['servers', 'Servers', 'setting'],
      ['addresses', 'Addresses', 'setting'],
      ['protocols', 'Protocols', 'setting'],
      ['begins', 'Begun by', 'setting'],
      ['key', 'Key', 'setting'],
      ['why', 'Why', 'reason'],
    ]),
    rows: services.map(({ kind, nodes, servers, services: names, begins, secret, because }) => ({
      key: kind,
      site: '',
      cells: [
        textCell(serviceKindNames[kind]),
        elementsCell(nodes.map(plan.device), 'On the internet'),
        listCell(servers),
        listCell(names),
        textCell(begins === 'device' ? 'The device' : 'The server'),
        textCell(secret ?? '–'),
        textCell(arithmeticOf(because)),
      ],
    })),
  },
  {
    id: 'zones',
    title: 'Zones',
    noun: 'zone',
    note: 'Policies name zones. A loopback is in the management zone; what is in no zone is the internet.',
    columns: columnsOf([
      ['zone', 'Zone', 'subject'],
      ['subnets', 'Subnets', 'setting'],
      ['why', 'Why', 'reason'],
    ]),
    rows: zones.map(({ name, subnets, because }) => ({
      key: name,
      site: '',
      cells: [
        textCell(zoneName(name)),
        elementsCell(subnets.map((id) => ({ id, label: plan.subnet(id)?.cidr ?? id }))),
        textCell(arithmeticOf(because)),
      ],
    })),
  },
];
