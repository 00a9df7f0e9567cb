import { addUnder } from '../../../collections/add-under.ts';
import { isSameList } from '../../graph/same-list.ts';
import type { SimulatedDevice, SimulatedNetwork } from '../compiled/compiled-network.ts';
import { changedKeys } from '../compiled/derived.ts';
import type { ForwardingView } from '../forwarding/forwarding-view.ts';
import type { SimulatedFinding } from './simulated-finding.ts';
import { bridgedDomain, gatewayDevices, inOrder } from './vlan-bridges.ts';
import {
  type Occupied,
  subnetsAt,
  treeFinding,
  type VlanDomain,
  vlanDomain,
  vlanKey,
} from './vlan-domain.ts';

/** What is found of the trees of VLANs, kept from edit to edit: only domains are looked at again that one reaches. */
export class TreeFindings {
  /** By vertex: the domain that it is a bridge of, else -1. */
  readonly #domainOf: number[] = [];
  readonly #bridges = new Map<number, Set<number>>();
  readonly #domains = new Map<number, VlanDomain>();
  /** Those in which hosts of each VLAN of a site hang, and those of which something is found. */
  readonly #parts = new Map<string, Set<VlanDomain>>();
  readonly #found = new Set<VlanDomain>();
  #gateways: ReadonlyMap<number, SimulatedDevice> = new Map();
  #devices: readonly SimulatedDevice[] = [];
  /** The subnets of the hosts at each vertex, and the same by VLAN and site. */
  readonly #subnets: (ReadonlySet<string> | undefined)[] = [];
  readonly #occupied = new Map<string, Occupied>();
  /** All at first. */
  #touched: Set<number> | undefined;

  /** Vertices with links or devices that are not as they were. */
  touch(vertices: Iterable<number>): void {
    for (const vertex of vertices) this.#touched?.add(vertex);
  }

  find(view: ForwardingView): readonly SimulatedFinding[] {
    const { network } = view;
    const stale = new Set(this.#isReordered(network) ? this.#domains.keys() : []);
    const vlans = new Set<string>();
    for (const vertex of this.#touched ?? network.vertices.keys()) {
      if (this.#isPluggedOtherwise(network, vertex)) vlans.add(keyOf(network, vertex));
      const [was, is] = [this.#domainOf[vertex] ?? -1, bridgedDomain(view, vertex)];
      stale.add(was).add(is);
      if (was !== is) this.#move(vertex, was, is);
    }
    this.#touched = new Set();
    const gateways = gatewayDevices(view);
    for (const domain of changedKeys(this.#gateways, gateways)) stale.add(domain);
    this.#gateways = gateways;
    if (vlans.size > 0) for (const [domain, { key }] of this.#domains) if (vlans.has(key)) stale.add(domain);
    for (const domain of stale) this.#lookAgainAt(view, domain);
    return this.#findings(network);
  }

  #move(vertex: number, was: number, is: number): void {
    this.#domainOf[vertex] = is;
    this.#bridges.get(was)?.delete(vertex);
    if (is < 0) return;
    addUnder(this.#bridges, is, vertex);
  }

  #lookAgainAt(view: ForwardingView, domain: number): void {
    const before = this.#domains.get(domain);
    if (before !== undefined) {
      this.#parts.get(before.key)?.delete(before);
      this.#found.delete(before);
      this.#domains.delete(domain);
    }
    const bridges = this.#bridges.get(domain);
    if (bridges === undefined) return;
    if (bridges.size === 0) {
      this.#bridges.delete(domain);
      return;
    }
    const own = vlanDomain(
      view,
      inOrder(view.network, [...bridges]),
      this.#occupied,
      this.#gateways.get(domain),
    );
    this.#domains.set(domain, own);
    if (own.findings.length > 0) this.#found.add(own);
    if (!own.isHeld) return;
    addUnder(this.#parts, own.key, own);
  }

  /** Reads what is plugged into a vertex; whether that is in other subnets than before. */
  #isPluggedOtherwise(network: SimulatedNetwork, vertex: number): boolean {
    const [before, now] = [this.#subnets[vertex], subnetsAt(network, vertex)];
    if (before?.size === now?.size && isSubset(now, before)) return false;
    this.#subnets[vertex] = now;
    const key = keyOf(network, vertex);
    const occupied = this.#occupied.get(key);
    if (now !== undefined) this.#occupied.set(key, (occupied ?? new Map()).set(vertex, now));
    else if (occupied?.delete(vertex) && occupied.size === 0) this.#occupied.delete(key);
    return true;
  }

  /** Whether devices that stayed have changed places. */
  #isReordered({ devices }: SimulatedNetwork): boolean {
    if (isSameList(this.#devices, devices)) return false;
    const before = new Set(this.#devices);
    const stayed = this.#devices.filter(({ position }) => position >= 0);
    this.#devices = [...devices];
    return !isSameList(
      stayed,
      devices.filter((device) => before.has(device)),
    );
  }

  /** In the order of the first bridges. */
  #findings(network: SimulatedNetwork): readonly SimulatedFinding[] {
    const inOrderOfFirst = (domains: Iterable<VlanDomain>): VlanDomain[] => {
      const first = new Map(Array.from(domains, (own) => [own.bridges[0] ?? -1, own]));
      return inOrder(network, [...first.keys()]).flatMap((vertex) => first.get(vertex) ?? []);
    };
    const byFirst = new Map<VlanDomain | undefined, readonly VlanDomain[]>();
    for (const parts of this.#parts.values()) {
      if (parts.size < 2) continue;
      const own = inOrderOfFirst(parts);
      byFirst.set(own[0], own);
    }
    const torn = [...byFirst.keys()].flatMap((first) => first ?? []);
    return [
      ...inOrderOfFirst(this.#found).flatMap(({ findings }) => findings),
      ...inOrderOfFirst(torn).flatMap((first) =>
        splitFinding(network, byFirst.get(first) ?? [], this.#occupied.get(first.key)),
      ),
    ];
  }
}

/** The same number may serve two subnets of a large site; one subnet in two parts is torn. */
function splitFinding(
  { vertices }: SimulatedNetwork,
  parts: readonly VlanDomain[],
  occupied: Occupied | undefined,
): SimulatedFinding[] {
  const firsts = parts.flatMap(({ bridges: [vertex = -1] }) => vertices[vertex] ?? []);
  const [first] = firsts;
  const subnets = parts.map(
    ({ bridges }) => new Set(bridges.flatMap((vertex) => [...(occupied?.get(vertex) ?? [])])),
  );
  const isTorn = subnets.some((own, at) =>
    subnets.slice(at + 1).some((other) => [...own].some((subnet) => other.has(subnet))),
  );
  if (first === undefined || !isTorn) return [];
  const names = firsts.map(({ device }) => device.row.id);
  return [
    treeFinding('vlan-split', names, { vlan: first.vlan, site: first.device.row.site, parts: parts.length }),
  ];
}

function keyOf({ vertices }: SimulatedNetwork, vertex: number): string {
  const own = vertices[vertex];
  return own === undefined ? '' : vlanKey(own);
}

const isSubset = (some: ReadonlySet<string> | undefined, all: ReadonlySet<string> | undefined): boolean =>
  some === undefined || [...some].every((own) => all?.has(own));
