import { isSameList } from '../../graph/same-list.ts';
import type {
  SimulatedCable,
  SimulatedDevice,
  SimulatedInterface,
  SimulatedNetwork,
  Vertex,
} from '../compiled/compiled-network.ts';
import { isNodeFailed } from '../compiled/failed-elements.ts';
import { interfacesOf } from '../compiled/network-indexes.ts';
import type { ForwardingView } from '../forwarding/forwarding-view.ts';
import { isBundle, type Layer2State } from '../layer2/layer2-state.ts';
import { bridgePriority, rootAmong, usualPriority } from '../layer2/spanning-trees.ts';
import type { SimulatedFinding } from './simulated-finding.ts';

const found = (
  rule: string,
  elements: readonly string[],
  inputs: SimulatedFinding['inputs'],
): SimulatedFinding => ({ check: 'layer-2', rule, elements: [...new Set(elements)], inputs });

/** Check 15: one tree for each VLAN of a site, its root where its gateway is, and the two ends of every cable alike. */
export function layer2Findings(view: ForwardingView): SimulatedFinding[] {
  const { network } = view;
  return [...network.cables.flatMap(cableFindings), ...deskPortFindings(network), ...treeFindings(view)];
}

/** Of two ports that are as they were when the cable was looked at last, the same. */
function cableFindings(cable: SimulatedCable): readonly SimulatedFinding[] {
  const rows = cable.ends.map((end) => end?.row);
  const known = foundOn.get(cable);
  if (known !== undefined && isSameList(known.rows, rows)) return known.findings;
  const findings = differencesOn(cable);
  foundOn.set(cable, { rows, findings });
  return findings;
}

const foundOn = new WeakMap<
  SimulatedCable,
  { readonly rows: readonly unknown[]; readonly findings: readonly SimulatedFinding[] }
>();

function differencesOn({ edge, nodes, ends: [a, b] }: SimulatedCable): SimulatedFinding[] {
  if (a === undefined || b === undefined) return [];
  const elements = [edge, ...nodes];
  const names = { edge, one: a.device.row.id, other: b.device.row.id };
  if (isBundle(a) !== isBundle(b)) return [found('bundle-mismatch', elements, names)];
  const [one, other] = [a.row.switchport, b.row.switchport];
  if (one === undefined || other === undefined) return [];
  const [tags, theirs] = [taggedVlans(one), taggedVlans(other)];
  const odd = [...tags, ...theirs].filter((vlan) => !(tags.includes(vlan) && theirs.includes(vlan)));
  const [native, otherNative] = [one, other].map((port) =>
    port.mode === 'access' ? port.access : port.native,
  );
  return [
    ...(odd.length === 0
      ? []
      : [found('tags-differ', elements, { ...names, vlan: odd[0] ?? 0, vlans: odd.length })]),
    ...(native === otherNative
      ? []
      : [
          found('native-differs', elements, { ...names, native: native ?? 0, otherNative: otherNative ?? 0 }),
        ]),
  ];
}

const taggedVlans = ({
  mode,
  voice,
  native,
  allowed,
}: NonNullable<SimulatedInterface['row']['switchport']>) =>
  mode === 'access' ? (voice === undefined ? [] : [voice]) : allowed.filter((vlan) => vlan !== native);

/** A trunk towards hosts whose untagged frames belong to nobody there: a PC's go nowhere. */
function deskPortFindings({ hostsById }: SimulatedNetwork): SimulatedFinding[] {
  const vlansOf = new Map<SimulatedInterface, { node: string; vlans: (number | undefined)[] }>();
  for (const { row, attachments } of hostsById.values()) {
    for (const { port } of attachments) {
      if (port?.row.switchport?.mode !== 'trunk') continue;
      const own = vlansOf.get(port) ?? { node: row.node, vlans: [] };
      vlansOf.set(port, own);
      own.vlans.push(row.vlan);
    }
  }
  return [...vlansOf].flatMap(([{ device, row }, { node, vlans }]) => {
    const native = row.switchport?.native ?? 0;
    if (vlans.includes(native)) return [];
    return [
      found('untagged-nowhere', [device.row.id, node], { device: device.row.id, port: row.name, native }),
    ];
  });
}

function treeFindings(view: ForwardingView): SimulatedFinding[] {
  const { network, layer2 } = view;
  const activeOf = new Map(view.gateways.roles.map(({ domain, active }) => [domain, active.device]));
  const bridgesOf = new Map<number, number[]>();
  const routedOf = new Map<number, SimulatedDevice>();
  for (const [vertex, { device, vlan }] of inOrder(network)) {
    const isWorking = device.row.members.some(({ node }) => !isNodeFailed(view.failed, node));
    if (vlan === 0 || !isWorking) continue;
    const domain = layer2.domain[vertex] ?? -1;
    const own = bridgesOf.get(domain);
    if (own === undefined) bridgesOf.set(domain, [vertex]);
    else own.push(vertex);
  }
  for (const own of interfacesOf(network))
    if (own.row.kind === 'vlan' && own.addresses.length > 0 && view.isUp(own))
      routedOf.set(view.owners.domain(own), routedOf.get(view.owners.domain(own)) ?? own.device);
  const used = usedVlans(network);
  const findings: SimulatedFinding[] = [];
  const partsOf = new Map<string, number[][]>();
  for (const [domain, bridges] of bridgesOf) {
    const { device, vlan = 0 } = network.vertices[bridges[0] ?? -1] ?? {};
    const occupied = device && used.get(device.row.site)?.get(vlan);
    if (device === undefined || occupied === undefined) continue;
    const isHeld = bridges.some((vertex) => occupied.has(vertex));
    if (isHeld) {
      const key = `${device.row.site} ${vlan}`;
      partsOf.set(key, [...(partsOf.get(key) ?? []), bridges]);
    }
    if (bridges.length < 2) continue;
    const devices = bridges.flatMap((vertex) => network.vertices[vertex]?.device ?? []);
    const names = devices.map(({ row }) => row.id);
    const root = network.vertices[rootAmong(network, layer2, bridges)]?.device ?? device;
    const isStated = devices.some((bridge) => bridgePriority(bridge, vlan) < usualPriority);
    if (hasSilentCircle(network, layer2, bridges))
      findings.push(found('circle-without-spanning-tree', names, { vlan, site: device.row.site }));
    if (!isStated) findings.push(found('no-root', [root.row.id, ...names], { vlan, site: device.row.site }));
    const routing = activeOf.get(domain) ?? routedOf.get(domain);
    // A firewall or router that speaks no spanning tree cannot be the root.
    const gateway = routing?.row.spanningTree === undefined ? undefined : routing;
    const isOneRoot = gateway === root || (gateway && network.mlagPeers.get(gateway)?.device) === root;
    if (isStated && gateway !== undefined && !isOneRoot && devices.includes(gateway))
      findings.push(
        found('root-not-at-gateway', [root.row.id, gateway.row.id], {
          vlan,
          root: root.row.id,
          gateway: gateway.row.id,
        }),
      );
  }
  for (const [key, parts] of partsOf) {
    if (parts.length < 2) continue;
    const names = parts.flatMap(([vertex = -1]) => network.vertices[vertex]?.device.row.id ?? []);
    const site = key.slice(0, key.lastIndexOf(' '));
    const vlan = Number(key.slice(site.length + 1));
    // The same number may serve two subnets of a large site; one subnet in two parts is torn.
    const subnets = parts.map((part) => subnetsIn(part, used.get(site)?.get(vlan)));
    if (
      subnets.some((own, index) =>
        subnets.slice(index + 1).some((other) => [...own].some((subnet) => other.has(subnet))),
      )
    )
      findings.push(found('vlan-split', names, { vlan, site, parts: parts.length }));
  }
  return findings;
}

/** Bridges by device and VLAN, whenever they were numbered. */
const inOrder = ({ vertices }: SimulatedNetwork): (readonly [number, Vertex])[] =>
  vertices
    .flatMap((own, at) => (own.vlan === 0 || own.device.position < 0 ? [] : [[at, own] as const]))
    .sort(([, a], [, b]) => a.device.position - b.device.position || a.vlan - b.vlan);

/** Whether bridges that speak no spanning tree close a circle among themselves: one that does would open it. */
function hasSilentCircle(
  { vertices, links, linksOfVertex }: SimulatedNetwork,
  { isForwarding }: Layer2State,
  bridges: readonly number[],
): boolean {
  const silent = new Set(bridges.filter((vertex) => vertices[vertex]?.device.row.spanningTree === undefined));
  const inner = new Set(
    [...silent].flatMap((vertex) =>
      (linksOfVertex[vertex] ?? []).filter((index) => {
        const { a = -1, b = -1, cable = -1 } = links[index] ?? {};
        return silent.has(a) && silent.has(b) && isForwarding[cable] === 1;
      }),
    ),
  );
  // A forest has fewer links than vertices; taking leaves away leaves only circles.
  const degree = new Map<number, number>();
  const ends = (index: number) => [links[index]?.a ?? -1, links[index]?.b ?? -1];
  for (const index of inner) for (const end of ends(index)) degree.set(end, (degree.get(end) ?? 0) + 1);
  const leaves = [...degree].flatMap(([vertex, count]) => (count === 1 ? [vertex] : []));
  for (const leaf of leaves) {
    for (const index of linksOfVertex[leaf] ?? []) {
      if (!inner.delete(index)) continue;
      for (const end of ends(index)) {
        const left = (degree.get(end) ?? 0) - 1;
        degree.set(end, left);
        if (left === 1) leaves.push(end);
      }
    }
  }
  return inner.size > 0;
}

/** Vertices by what is plugged into a VLAN of a site: the subnets of its hosts, by vertex. */
type Occupied = Map<number, Set<string>>;

/** By site and VLAN. */
function usedVlans({ hostsById, vertices }: SimulatedNetwork): Map<string, Map<number, Occupied>> {
  const used = new Map<string, Map<number, Occupied>>();
  for (const { row, attachments } of hostsById.values()) {
    for (const { vertex } of attachments) {
      const { device, vlan = 0 } = vertices[vertex] ?? {};
      if (device === undefined || vlan === 0) continue;
      const ofSite = used.get(device.row.site) ?? new Map<number, Occupied>();
      used.set(device.row.site, ofSite);
      const occupied: Occupied = ofSite.get(vlan) ?? new Map();
      ofSite.set(vlan, occupied);
      occupied.set(vertex, (occupied.get(vertex) ?? new Set()).add(row.subnet));
    }
  }
  return used;
}

const subnetsIn = (part: readonly number[], occupied: Occupied | undefined): ReadonlySet<string> =>
  new Set(part.flatMap((vertex) => [...(occupied?.get(vertex) ?? [])]));
