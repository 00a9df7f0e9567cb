import { appendUnder } from '../../../collections/append-under.ts';
import type { SpanningTree } from '../../../contract/configuration/device-configuration.ts';
import type { Subnet } from '../../../contract/topology-items.ts';
import type { LogicalDevice } from '../view/link-end.ts';
import type { NetworkView } from '../view/network-view.ts';

/** Bridge priorities of rapid spanning tree (IEEE 802.1Q): multiples of 4096, the lowest is the root. */
export const bridgePriorities = { root: 4_096, backup: 8_192, edge: 32_768 } as const;

/** Who is the root of a VLAN at its site, and who takes over. */
export interface Roots {
  readonly root: LogicalDevice;
  readonly backup: LogicalDevice | undefined;
}

/**
 * The root of each VLAN: the switch that is its active gateway, with the other of the pair as backup. Where a router or
 * firewall is the gateway, the switches that it is plugged into.
 */
export function rootsOf(subnet: Subnet, view: NetworkView): Roots | undefined {
  const gateways = byPriority(subnet, view);
  const switches = gateways.filter(({ kind }) => kind === 'switch');
  const candidates = switches.length > 0 ? switches : nextTo(gateways, subnet, view);
  const [root, backup] = candidates;
  return root === undefined ? undefined : { root, backup };
}

/** The gateways of a subnet, the active one first. */
function byPriority({ id, firstHop }: Subnet, view: NetworkView): LogicalDevice[] {
  const priority = (device: LogicalDevice): number =>
    firstHop?.members.find(({ node }) => device.members.some((member) => member.id === node))?.priority ?? 0;
  return view.gatewaysOf(id).toSorted((a, b) => priority(b) - priority(a));
}

function nextTo(gateways: readonly LogicalDevice[], { vlan }: Subnet, view: NetworkView): LogicalDevice[] {
  const neighbours = gateways.flatMap(({ id }) =>
    (view.endsOf.get(id) ?? []).flatMap(({ edge, far }) => {
      const device = view.deviceOf.get(far.id);
      const carries = vlan !== undefined && edge.vlans.includes(vlan);
      return carries && device?.kind === 'switch' ? [device] : [];
    }),
  );
  return [...new Set(neighbours)];
}

/** What each switch says of its VLANs; those that stand at the edge never become root. */
export function spanningTreeOf(
  device: LogicalDevice,
  vlans: readonly number[],
  roots: ReadonlyMap<string, ReadonlyMap<'root' | 'backup', readonly number[]>>,
): SpanningTree | undefined {
  if (device.kind !== 'switch') return undefined;
  const own = roots.get(device.id);
  const first = new Set([...(own?.get('root') ?? []), ...(own?.get('backup') ?? [])]);
  const rest = vlans.filter((vlan) => !first.has(vlan));
  const rows = [
    { role: 'root' as const, vlans: own?.get('root') ?? [] },
    { role: 'backup' as const, vlans: own?.get('backup') ?? [] },
    { role: 'edge' as const, vlans: rest },
  ];
  const bridges = rows.flatMap(({ role, vlans: of }) =>
    of.length > 0 ? [{ role, priority: bridgePriorities[role], vlans: of.toSorted((a, b) => a - b) }] : [],
  );
  return { mode: 'rapid-pvst', bridges, from: device.members.map(({ id }) => id) };
}

/** The VLANs of which each device is root or backup, by its id; the two that end aggregates together are one root. */
export function allRoots(view: NetworkView): Map<string, Map<'root' | 'backup', number[]>> {
  const roots = new Map<string, Map<'root' | 'backup', number[]>>();
  for (const subnet of view.graph.subnets) {
    const { vlan } = subnet;
    const found = vlan === undefined ? undefined : rootsOf(subnet, view);
    if (vlan === undefined || found === undefined) continue;
    for (const role of ['root', 'backup'] as const) {
      const device = found[role];
      if (device === undefined) continue;
      const own = roots.get(device.id) ?? new Map<'root' | 'backup', number[]>();
      const as = view.peerOf.get(device.id) === found.root ? 'root' : role;
      appendUnder(own, as, vlan);
      roots.set(device.id, own);
    }
  }
  return roots;
}
