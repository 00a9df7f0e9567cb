import type { SimulatedDevice, SimulatedNetwork, Vertex } from '../compiled/compiled-network.ts';
import type { ForwardingView } from '../forwarding/forwarding-view.ts';
import { bridgePriority, rootAmong, usualPriority } from '../layer2/spanning-trees.ts';
import { hasSilentCircle } from './silent-circle.ts';
import type { SimulatedFinding } from './simulated-finding.ts';

/** A domain with what is found of its tree. */
export interface VlanDomain {
  /** In their order. */
  readonly bridges: readonly number[];
  /** The VLAN and the site of the first of them. */
  readonly key: string;
  /** Whether hosts of the VLAN hang on it. */
  readonly isHeld: boolean;
  readonly findings: readonly SimulatedFinding[];
}

/** Vertices by what is plugged into a VLAN of a site: the subnets of its hosts. */
export type Occupied = Map<number, ReadonlySet<string>>;

export const vlanKey = ({ device, vlan }: Vertex): string => `${vlan} ${device.row.site}`;

/** The subnets of the hosts that are plugged into a vertex of a VLAN; undefined where there are none. */
export function subnetsAt(
  { vertices, atVertex, hosts }: SimulatedNetwork,
  vertex: number,
): ReadonlySet<string> | undefined {
  const plugged = atVertex[vertex]?.hosts ?? [];
  if (plugged.length === 0 || vertices[vertex]?.vlan === 0) return undefined;
  return new Set(plugged.flatMap(([host]) => hosts[host]?.row.subnet ?? []));
}

export const treeFinding = (
  rule: string,
  elements: readonly string[],
  inputs: SimulatedFinding['inputs'],
): SimulatedFinding => ({ check: 'layer-2', rule, elements: [...new Set(elements)], inputs });

/** A domain of bridges in their order, and the device that routes for it. */
export function vlanDomain(
  view: ForwardingView,
  bridges: readonly number[],
  used: ReadonlyMap<string, ReadonlyMap<number, ReadonlySet<string>>>,
  gateway: SimulatedDevice | undefined,
): VlanDomain {
  const first = view.network.vertices[bridges[0] ?? -1];
  const key = first === undefined ? '' : vlanKey(first);
  const occupied = used.get(key);
  const isHeld = occupied !== undefined && bridges.some((vertex) => occupied.has(vertex));
  const isTree = first !== undefined && occupied !== undefined && bridges.length > 1;
  return { bridges, key, isHeld, findings: isTree ? findingsOf(view, bridges, first, gateway) : [] };
}

function findingsOf(
  { network, layer2 }: ForwardingView,
  bridges: readonly number[],
  { device, vlan }: Vertex,
  routing: SimulatedDevice | undefined,
): SimulatedFinding[] {
  const { site } = device.row;
  const findings: SimulatedFinding[] = [];
  const devices = bridges.flatMap((vertex) => network.vertices[vertex]?.device ?? []);
  const names = devices.map(({ row }) => row.id);
  const root = network.vertices[rootAmong(network, layer2, bridges)]?.device ?? device;
  const isStated = devices.some((bridge) => bridgePriority(bridge, vlan) < usualPriority);
  if (hasSilentCircle(network, layer2, bridges))
    findings.push(treeFinding('circle-without-spanning-tree', names, { vlan, site }));
  if (!isStated) findings.push(treeFinding('no-root', [root.row.id, ...names], { vlan, site }));
  // A firewall or router that speaks no spanning tree cannot be the root.
  const gateway = routing?.row.spanningTree === undefined ? undefined : routing;
  const isOneRoot = gateway === root || (gateway && network.mlagPeers.get(gateway)?.device) === root;
  if (isStated && gateway !== undefined && !isOneRoot && devices.includes(gateway))
    findings.push(
      treeFinding('root-not-at-gateway', [root.row.id, gateway.row.id], {
        vlan,
        root: root.row.id,
        gateway: gateway.row.id,
      }),
    );
  return findings;
}
