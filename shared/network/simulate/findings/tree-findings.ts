import { isSameList } from '../../graph/same-list.ts';
import type { SimulatedDevice, SimulatedHost, SimulatedNetwork } from '../compiled/compiled-network.ts';
import type { ForwardingView } from '../forwarding/forwarding-view.ts';
import type { SimulatedFinding } from './simulated-finding.ts';
import { bridgedDomains, bridgesOf, gatewayDevices, inOrder } from './vlan-bridges.ts';
import {
  type Occupied,
  occupiedVlans,
  treeFinding,
  type VlanDomain,
  vlanDomain,
  vlanKey,
} from './vlan-domain.ts';

/** What is found of the trees of VLANs, kept from edit to edit: only domains are looked at again that one reaches. */
export class TreeFindings {
  readonly #domains = new Map<number, VlanDomain>();
  /** By vertex: the domain that it is a bridge of, else -1. */
  #domainOf: Int32Array = new Int32Array();
  #devices: readonly SimulatedDevice[] = [];
  #hosts: readonly SimulatedHost[] = [];
  #occupied: ReadonlyMap<string, Occupied> = new Map();
  readonly #touched = new Set<number>();

  /** Vertices with links or devices that are not as they were. */
  touch(vertices: Iterable<number>): void {
    for (const vertex of vertices) this.#touched.add(vertex);
  }

  find(view: ForwardingView): readonly SimulatedFinding[] {
    const { network } = view;
    const domainOf = bridgedDomains(view);
    const gateways = gatewayDevices(view);
    const vlans = this.#plug(network);
    const stale = new Set<number>();
    if (this.#isReordered(network)) for (const domain of this.#domains.keys()) stale.add(domain);
    for (let vertex = 0; vertex < domainOf.length; vertex += 1) {
      const [was, is] = [this.#domainOf[vertex] ?? -1, domainOf[vertex] ?? -1];
      if (was !== is || this.#touched.has(vertex)) stale.add(was).add(is);
    }
    for (const [domain, { gateway, key }] of this.#domains)
      if (gateway !== gateways.get(domain) || vlans.has(key)) stale.add(domain);
    stale.delete(-1);
    this.#domainOf = domainOf;
    this.#touched.clear();
    for (const domain of stale) this.#domains.delete(domain);
    for (const [domain, bridges] of bridgesOf(stale, domainOf))
      this.#domains.set(
        domain,
        vlanDomain(view, inOrder(network, bridges), this.#occupied, gateways.get(domain)),
      );
    return this.#found(network);
  }

  /** Reads hosts again that are others than before; the VLANs of sites that they are or were in. */
  #plug({ hostsById, vertices }: SimulatedNetwork): ReadonlySet<string> {
    const [before, now] = [this.#hosts, [...hostsById.values()]];
    if (isSameList(before, now)) return new Set();
    this.#hosts = now;
    this.#occupied = occupiedVlans(now, vertices);
    const [were, are] = [new Set(before), new Set(now)];
    const others = [...before.filter((host) => !are.has(host)), ...now.filter((host) => !were.has(host))];
    return new Set(
      others.flatMap(({ attachments }) =>
        attachments.flatMap(({ vertex }) => {
          const bridge = vertices[vertex];
          return bridge === undefined ? [] : [vlanKey(bridge)];
        }),
      ),
    );
  }

  /** Whether devices that stayed have changed places. */
  #isReordered({ devices }: SimulatedNetwork): boolean {
    const before = new Set(this.#devices);
    const stayed = this.#devices.filter(({ position }) => position >= 0);
    this.#devices = [...devices];
    return !isSameList(
      stayed,
      devices.filter((device) => before.has(device)),
    );
  }

  /** In the order of the first bridges. */
  #found(network: SimulatedNetwork): readonly SimulatedFinding[] {
    const inOrderOfFirst = (domains: readonly VlanDomain[]): VlanDomain[] => {
      const first = new Map(domains.map((own) => [own.bridges[0] ?? -1, own]));
      return inOrder(network, [...first.keys()]).flatMap((vertex) => first.get(vertex) ?? []);
    };
    const all = [...this.#domains.values()];
    const parts = [...Map.groupBy(all, ({ key }) => key).values()].flatMap((own) => {
      const held = own.filter(({ isHeld }) => isHeld);
      return held.length > 1 ? [inOrderOfFirst(held)] : [];
    });
    const byFirst = new Map(parts.map((own) => [own[0], own]));
    return [
      ...inOrderOfFirst(all.filter(({ findings }) => findings.length > 0)).flatMap(
        ({ findings }) => findings,
      ),
      ...inOrderOfFirst(parts.flatMap(([first]) => first ?? [])).flatMap((first) =>
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
