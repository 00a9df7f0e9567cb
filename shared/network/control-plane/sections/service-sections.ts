import type { ControlPlane } from '../../../contract/control-plane.ts';
import { zoneName } from '../../../vocabulary/topology/topology-words.ts';
import { arithmeticOf } from '../../reasons/reason-text.ts';
import { elementCell, elementsCell, listCell, textCell, vlansCell } from './cell.ts';
import { optionText } from './option-text.ts';
import type { PlanElements } from './plan-elements.ts';
import { columnsOf, type PlaneSection } from './plane-section.ts';

/** DHCP, address translation, and the policies between zones. */
export const serviceSections = (plane: ControlPlane, plan: PlanElements): PlaneSection[] => [
  {
    id: 'dhcp',
    title: 'DHCP scopes and relays',
    noun: 'DHCP scope',
    note: 'Where the server is outside the subnet, the subnet’s gateways relay requests to it. Access points take leases in the range of their network: what the plan has for one is reserved once its MAC address is known.',
    columns: columnsOf([
      ['subnet', 'Subnet', 'subject'],
      ['vlan', 'VLAN', 'detail'],
      ['network', 'Network', 'detail'],
      ['server', 'Server', 'setting'],
      ['relays', 'Relayed by', 'setting'],
      ['options', 'Options', 'setting'],
      ['why', 'Why', 'reason'],
    ]),
    rows: plane.dhcp.map(({ subnet: id, server, second, relays, options = [], because }) => {
      const { name = id, vlan, cidr, ipv6 = '–', site = plan.siteOf(server) } = plan.subnet(id) ?? {};
      return {
        key: id,
        site,
        cells: [
          elementCell({ id, label: name }),
          vlansCell(vlan === undefined ? [] : [vlan]),
          elementCell({ id, label: cidr ?? ipv6 }),
          elementsCell([server, ...(second === undefined ? [] : [second])].map(plan.device)),
          elementsCell(
            relays.map(plan.device),
            second === undefined || cidr === undefined ? 'No relay' : 'No relay; half of the range each',
          ),
          listCell(options.map(optionText), withoutOption[String(because.inputs.finds)] ?? '–'),
          textCell(arithmeticOf(because)),
        ],
      };
    }),
  },
  {
    id: 'nat',
    title: 'Address translation',
    noun: 'address translation',
    note: 'Many to one: all inside addresses share the outside one. One to one: a server is published.',
    columns: columnsOf([
      ['device', 'Device', 'subject'],
      ['kind', 'Kind', 'setting'],
      ['inside', 'Inside', 'setting'],
      ['outside', 'Outside link', 'setting'],
      ['address', 'Public address', 'setting'],
      ['why', 'Why', 'reason'],
    ]),
    rows: plane.nat.map(({ device, kind, inside, outside, address, because }, index) => ({
      key: `${index} ${device}`,
      site: plan.siteOf(device),
      cells: [
        elementCell(plan.device(device)),
        textCell(translationNames[kind]),
        elementsCell(inside.map(plan.block)),
        elementCell(plan.link(outside)),
        textCell(address ?? 'One for each server'),
        textCell(arithmeticOf(because)),
      ],
    })),
  },
  {
    id: 'policies',
    title: 'Policies between segments',
    noun: 'policy',
    note: 'They apply at every site, in this order, to whoever begins; answers pass. Traffic that no policy allows is dropped, and logged like what one denies.',
    columns: columnsOf([
      ['from', 'From', 'subject'],
      ['to', 'To', 'subject'],
      ['action', 'Action', 'setting'],
      ['services', 'Services', 'setting'],
      ['at', 'Enforced at', 'setting'],
      ['why', 'Why', 'reason'],
    ]),
    rows: plane.policies.map(({ from, to, sources, destinations, action, services, at, because }, index) => ({
      key: `${index}`,
      site: '',
      cells: [
        textCell(sideOf(from, sources)),
        textCell(sideOf(to, destinations)),
        textCell(action === 'allow' ? 'Allow' : 'Deny'),
        listCell(services, 'All'),
        textCell(at === 'firewall' ? 'Firewall' : 'Gateway'),
        textCell(arithmeticOf(because)),
      ],
    })),
  },
];

/** Why access points are told nothing, by how they find what manages them. */
const withoutOption: Readonly<Record<string, string>> = {
  cloud: 'None: access points go to their maker’s cloud',
  around: 'None: access points find each other, or their gateway',
  'by-hand': 'None: access points are pointed by hand',
};

/** A zone, or the part of it that a policy is about. */
function sideOf(zone: string, blocks: readonly string[] | undefined): string {
  const name = zoneName(zone);
  if (blocks === undefined) return name;
  return blocks.length > 4
    ? `${name}: ${blocks.length} blocks`
    : `${name}: ${blocks.map(withoutHostPrefix).join(', ')}`;
}

const withoutHostPrefix = (block: string): string => block.replace(/\/32$/, '');

const translationNames: Readonly<Record<ControlPlane['nat'][number]['kind'], string>> = {
  'many-to-one': 'Many to one',
  'one-to-one': 'One to one',
  nat64: 'NAT64',
};
