import type { ChassisPort, Switchport } from '../../contract/configuration/interfaces.ts';
import type { HostGroup } from '../../contract/configuration/network-configuration.ts';
import type { Subnet, TopologyNode } from '../../contract/topology-items.ts';
import { mostAddresses } from '../../contract/topology-limits.ts';
import { isAddressedIn } from '../addressing/free-address.ts';
import { homelessHosts } from '../addressing/homeless-hosts.ts';
import { isSameList } from '../graph/same-list.ts';
import { isSame } from '../graph/same-value.ts';
import { fixedAddresses, groupOf, type PluggedHost } from './host-group.ts';
import { directHosts } from './interfaces/direct-hosts.ts';
import { hostPorts } from './interfaces/port-vlans.ts';
import type { LinkEnd } from './view/link-end.ts';
import { linkUse } from './view/link-uses.ts';
import type { MissingFacts } from './view/missing-facts.ts';
import type { NetworkView } from './view/network-view.ts';
import { portsOf } from './view/ports.ts';

/** What hangs on links as it was read before, and the groups that stood for it. */
export interface KnownHosts {
  readonly plugged: WeakMap<LinkEnd, PluggedAt>;
  readonly groups: WeakMap<
    PluggedHost,
    { readonly nth: number; readonly hasIpv6: boolean; readonly group: HostGroup }
  >;
  /** All of the last time, by device. */
  last?: {
    readonly subnets: readonly Subnet[];
    readonly byDevice: ReadonlyMap<string, PluggedOn>;
    readonly hasIpv6: boolean;
    readonly byId: ReadonlyMap<string, HostGroup>;
    readonly groups: HostGroup[];
  };
}

interface PluggedAt {
  /** What the VLANs of the link stood for. */
  readonly subnets: readonly (Subnet | undefined)[];
  readonly isDirect: boolean;
  readonly hosts: readonly PluggedHost[];
}

/** What hangs on a device, as its links and the subnets of its site said. */
interface PluggedOn {
  readonly ends: readonly LinkEnd[];
  readonly subnets: readonly Subnet[];
  readonly hosts: readonly PluggedHost[];
}

export const noKnownHosts = (): KnownHosts => ({ plugged: new WeakMap(), groups: new WeakMap() });

/**
 * What begins and answers flows: of each group of people, phones, cameras and servers one row for each VLAN that it is in and
 * each switch that it is plugged into; access points, and the people behind them, likewise. What is plugged in nowhere has rows
 * without a port, for the VLANs that it belongs to. Rows that say the same as those that are known stay the same objects, a list
 * of them the same list.
 */
export function hostsOf(
  view: NetworkView,
  missing: MissingFacts,
  known: KnownHosts = noKnownHosts(),
): HostGroup[] {
  const { last } = known;
  const { hasIpv6 } = view;
  const { subnets } = view.graph;
  const byDevice = new Map(view.devices.map(({ id }) => [id, pluggedOn(id, view, missing, known)] as const));
  const nowhere = pluggedNowhere(view, last?.byDevice.get(''));
  if (nowhere.hosts.length > 0) byDevice.set('', nowhere);
  const plugged = [...byDevice.values()].map(({ hosts }) => hosts);
  const before = [...(last?.byDevice.values() ?? [])].map(({ hosts }) => hosts);
  const isKept = last?.hasIpv6 === hasIpv6 && isSameList(before, plugged);
  const groups = isKept ? last : groupsOf(plugged, hasIpv6, known);
  known.last = { ...groups, subnets, byDevice, hasIpv6 };
  return known.last.groups;
}

function groupsOf(
  plugged: readonly (readonly PluggedHost[])[],
  hasIpv6: boolean,
  known: KnownHosts,
): Pick<NonNullable<KnownHosts['last']>, 'byId' | 'groups'> {
  const { last } = known;
  const byId = new Map<string, HostGroup>();
  const taken = new Map<string, number>();
  const made = new Set<string>();
  for (const hosts of plugged) for (const host of hosts) addHost(host, byId, taken, made, known, hasIpv6);
  for (const id of made) {
    const [there, now] = [last?.byId.get(id), byId.get(id)];
    if (there !== undefined && isSame(there, now)) byId.set(id, there);
  }
  const groups = [...byId.values()];
  return { byId, groups: last !== undefined && isSameList(last.groups, groups) ? last.groups : groups };
}

function pluggedOn(id: string, view: NetworkView, missing: MissingFacts, known: KnownHosts): PluggedOn {
  const ends = view.endsOf.get(id) ?? [];
  const before = known.last?.byDevice.get(id);
  if (before?.ends === ends && known.last?.subnets === view.graph.subnets) return before;
  const subnets = [...new Set(ends.map(({ node }) => node.site ?? ''))].flatMap(view.subnetsAt);
  if (before?.ends === ends && isSameList(before.subnets, subnets)) return before;
  const lacking = missing.count;
  const now = ends.flatMap((end) => pluggedAt(end, view, missing, known));
  const hosts = before !== undefined && isSameList(before.hosts, now, isSame) ? before.hosts : now;
  // What lacks something is asked for it again.
  return { ends: missing.count === lacking ? ends : [], subnets, hosts };
}

/** What hangs on no device, though it belongs into VLANs. */
function pluggedNowhere({ graph }: NetworkView, before: PluggedOn | undefined): PluggedOn {
  const now = homelessHosts(graph).flatMap(({ node, subnets }) =>
    subnets.map(
      (subnet): PluggedHost => ({
        id: `${node.id} ${subnet.vlan}`,
        node,
        subnet,
        edge: undefined,
        port: undefined,
        count: node.quantity,
        isBonded: false,
        isDirect: false,
      }),
    ),
  );
  const isKept = before !== undefined && isSameList(before.hosts, now, isSame);
  return { ends: [], subnets: graph.subnets, hosts: isKept ? before.hosts : now };
}

function pluggedAt(
  end: LinkEnd,
  view: NetworkView,
  missing: MissingFacts,
  known: KnownHosts,
): readonly PluggedHost[] {
  const { vlans } = end.edge;
  const site = end.node.site ?? '';
  const before = known.plugged.get(end);
  const isDirect = isOnDevice(end, view);
  if (
    before?.isDirect === isDirect &&
    before.subnets.every((subnet, at) => subnet === view.subnetOf(site, vlans[at] ?? 0))
  )
    return before.hosts;
  if (linkUse(end, view) !== 'hosts') {
    known.plugged.set(end, nothingPlugged);
    return nothingPlugged.hosts;
  }
  const subnets = vlans.map((vlan) => view.subnetOf(site, vlan));
  const lacking = missing.count;
  const hosts = hostsAt(end, isDirect, view, missing);
  if (missing.count === lacking) known.plugged.set(end, { subnets, isDirect, hosts });
  return hosts;
}

/** At a link between devices, whatever its VLANs stand for. */
const nothingPlugged: PluggedAt = { subnets: [], isDirect: false, hosts: [] };

const isOnDevice = (end: LinkEnd, view: NetworkView): boolean => {
  const device = view.deviceOf.get(end.node.id);
  return device !== undefined && [...directHosts(device, view).values()].includes(end);
};

/** Of each VLAN that a link's ports are in: the first port of it. */
function hostsAt(
  { edge, far, node, ...end }: LinkEnd,
  isDirect: boolean,
  view: NetworkView,
  missing: MissingFacts,
): PluggedHost[] {
  const ports = portsOf({ edge, far, node, ...end }, missing);
  const site = node.site ?? '';
  const switchports = hostPorts(edge, far, site, ports.length, view);
  /** Most ports of a link are alike. */
  const alike = new Map<Switchport, { readonly port: ChassisPort; count: number }>();
  for (const [index, port] of ports.entries()) {
    const switchport = switchports[index];
    const before = switchport && alike.get(switchport);
    if (before !== undefined) before.count += 1;
    else if (switchport !== undefined) alike.set(switchport, { port, count: 1 });
  }
  const found = new Map<number, PluggedHost>();
  for (const [{ access, voice, native, allowed }, own] of alike) {
    for (const vlan of [access, voice, native, ...allowed]) {
      const subnet = vlan === undefined ? undefined : view.subnetOf(site, vlan);
      if (subnet === undefined || vlan === undefined || isManagedElsewhere(far, subnet)) continue;
      const before = found.get(vlan);
      const count = (before?.count ?? 0) + own.count;
      const isBonded = edge.aggregate !== undefined;
      const id = `${far.id} ${vlan}`;
      found.set(vlan, {
        id,
        node: far,
        subnet,
        edge: edge.id,
        port: before?.port ?? own.port,
        count,
        isBonded,
        isDirect,
      });
    }
  }
  const hosts = [...found.values()];
  needOfHosts(
    far,
    hosts.map(({ subnet }) => subnet),
    view,
    missing,
  );
  return hosts;
}

/** Whether a network of management is none of an access point, whose address is in another: its port may be untagged there all the same. */
const isManagedElsewhere = (node: TopologyNode, subnet: Subnet): boolean =>
  node.type === 'accesspoint' &&
  subnet.purpose === 'management' &&
  node.addresses.length + (node.ipv6 ?? []).length > 0 &&
  !isAddressedIn(node, subnet);

/** Hosts have addresses of their own, or are given some. */
function needOfHosts(
  node: TopologyNode,
  subnets: readonly Subnet[],
  { hasIpv4, hasIpv6 }: NetworkView,
  missing: MissingFacts,
): void {
  const isFixedIn = (subnet: Subnet) =>
    node.type === 'accesspoint'
      ? subnet.purpose === 'management'
      : node.type === 'server' || node.addresses.length + (node.ipv6 ?? []).length > 0;
  const [fixed, others] = [subnets.filter(isFixedIn), subnets.filter((subnet) => !isFixedIn(subnet))];
  if (hasIpv4) for (const { id, dhcp } of others) missing.need(dhcp, id, 'range of addresses for hosts');
  if (fixed.length === 0) return;
  const listed = Math.min(node.quantity, mostAddresses);
  const stated = hasIpv4 ? node.addresses : (node.ipv6 ?? []);
  missing.need(stated[listed - 1], node.id, `addresses of all ${listed}`);
  if (hasIpv6) missing.need(node.ipv6?.[listed - 1], node.id, `IPv6 addresses of all ${listed}`);
}

function addHost(
  host: PluggedHost,
  groups: Map<string, HostGroup>,
  taken: Map<string, number>,
  made: Set<string>,
  known: KnownHosts,
  hasIpv6: boolean,
): void {
  const { id, subnet } = host;
  const before = groups.get(id);
  if (before !== undefined) {
    // A server's second link leads to the other switch: it stands by, unless the two end one aggregate.
    const { ipv4, ipv6 } = fixedAddresses(host);
    if (ipv4 === undefined && ipv6 === undefined) return;
    const ports = before.ports.length < 2 && host.port ? [...before.ports, host.port] : before.ports;
    groups.set(id, { ...before, ports, ...(host.isBonded && { bond: 'lacp' }) });
    made.add(id);
    return;
  }
  if (subnet.gateway === undefined && subnet.gatewayIpv6 === undefined) return;
  const nth = taken.get(subnet.id) ?? 0;
  const same = known.groups.get(host);
  const isKept = same?.nth === nth && same.hasIpv6 === hasIpv6;
  const group = isKept ? same.group : groupOf(host, nth, hasIpv6);
  if (group === undefined) return;
  taken.set(subnet.id, nth + 1);
  if (!isKept) {
    known.groups.set(host, { nth, hasIpv6, group });
    made.add(id);
  }
  groups.set(id, group);
}
