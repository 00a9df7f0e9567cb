import type { Subnet, TopologyNode } from '../../contract/topology-items.ts';
import { editedElements } from '../graph/edited-elements.ts';
import { isSameList } from '../graph/same-list.ts';
import { isSame } from '../graph/same-value.ts';
import { isBehindFirewalls } from './security/policies.ts';
import {
  controllerMaker,
  isFortiGate,
  type ManagerServices,
  managerServices,
  servicesOfManagers,
} from './services/manager-services.ts';
import type { NetworkView } from './view/network-view.ts';

/**
 * What the rules that all devices share read of a plan. A test watches them read: it fails where one reads something else.
 */
export const rulesRead = {
  /** Of the number of a VLAN only whether there is one. */
  subnets: ['id', 'site', 'purpose', 'zone', 'vlan', 'cidr', 'ipv6', 'dhcp', 'hosts', 'because'],
  /** Of servers and providers; of wireless controllers whose access points they lead. */
  servers: ['id', 'type', 'site', 'group', 'addresses', 'ipv6'],
  /** Of access points and FortiGates: in which networks they are, what leads them, and by which addresses they are known. */
  wireless: ['id', 'type', 'site', 'group', 'model', 'ledFrom', 'addresses', 'ipv6'],
  /** Of other devices: what they are, and what manages them. */
  others: ['id', 'type', 'group', 'model'],
  gateways: ['id', 'type', 'model'],
  layer3: ['hub', 'gatewaysOf'],
  /** The last two are made of subnets, servers and the hub alone. */
  view: ['graph', 'layer3', 'servers', 'hasIpv4'],
  graph: ['nodes', 'subnets'],
} as const satisfies Readonly<Record<string, readonly string[]>>;

/** Whether what they read is as it was, but for which devices are the gateways. */
export function areRulesReadAlike({ graph, layer3 }: NetworkView, now: NetworkView): boolean {
  if (layer3.hub !== now.layer3.hub) return false;
  const subnets = editedElements(graph.subnets, now.graph.subnets);
  if (subnets?.every(({ was, is }) => isSame(ofSubnet(was), ofSubnet(is))) !== true) return false;
  const nodes = editedElements(graph.nodes, now.graph.nodes);
  if (nodes?.every(({ was, is }) => isSame(ofNode(was), ofNode(is))) !== true) return false;
  const areManagedAlike =
    nodes.every(({ was, is }) => isSame(ofManager(was), ofManager(is))) ||
    isSame(servicesOfManagers(graph.nodes), servicesOfManagers(now.graph.nodes));
  const [before, after] = [layer3.gatewaysOf, now.layer3.gatewaysOf];
  const isPlacedAlike = ([id, nodes]: readonly [string, readonly TopologyNode[]]): boolean =>
    nodes === after.get(id) || isBehindFirewalls(nodes) === isBehindFirewalls(after.get(id) ?? []);
  const hasCome = (id: string): boolean => !before.has(id) && !isBehindFirewalls(after.get(id) ?? []);
  return (
    areManagedAlike &&
    (before === after || ([...before].every(isPlacedAlike) && ![...after.keys()].some(hasCome)))
  );
}

/** Whether the gateways are the same devices, which hand out addresses or relay. */
export function areGatewaysReadAlike({ layer3 }: NetworkView, now: NetworkView): boolean {
  const [before, after] = [layer3.gatewaysOf, now.layer3.gatewaysOf];
  return (
    before === after ||
    (before.size === after.size &&
      [...before].every(([id, nodes]) => isSameList(nodes, after.get(id) ?? [], isSameGateway)))
  );
}

const ofSubnet = (subnet: Subnet | undefined): readonly unknown[] =>
  subnet === undefined
    ? []
    : rulesRead.subnets.map((field) => (field === 'vlan' ? subnet.vlan !== undefined : subnet[field]));

/** What a node says that servers and access points are reached and led by. */
function ofNode(node: TopologyNode | undefined): readonly unknown[] {
  if (node === undefined) return [false, undefined];
  const isServer = node.type === 'server' || node.type === 'internet';
  const isWireless = node.type === 'accesspoint' || isFortiGate(node);
  const fields = isServer ? rulesRead.servers : isWireless ? rulesRead.wireless : [];
  return [isFortiGate(node), controllerMaker(node), ...fields.map((field) => node[field])];
}

/** What a node says of what manages devices. */
const ofManager = (node: TopologyNode | undefined): ManagerServices =>
  managerServices(node === undefined ? [] : [node]);

const isSameGateway = (one: TopologyNode, other: TopologyNode): boolean =>
  rulesRead.gateways.every((field) => one[field] === other[field]);
