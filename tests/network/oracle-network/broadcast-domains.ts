import type { DeviceConfiguration } from '#shared/contract/configuration/device-configuration.ts';
import type { ChassisPort, Interface } from '#shared/contract/configuration/interfaces.ts';
import type { NetworkConfiguration } from '#shared/contract/configuration/network-configuration.ts';

/** Ids of nodes, links and providers that have failed. */
export type Failed = ReadonlySet<string>;

/** Who hears whose broadcasts: interfaces, hosts and circuits, each by the domain that it is in. */
export interface BroadcastDomains {
  readonly ofInterface: (device: DeviceConfiguration, row: Interface) => string | undefined;
  readonly ofVlan: (device: DeviceConfiguration, vlan: number) => string | undefined;
  readonly ofHost: (id: string) => string | undefined;
  readonly ofCircuit: (edge: string) => string | undefined;
}

/**
 * Joins everything that live cables and VLANs connect. Spanning tree is left out: it takes away links between what is
 * connected all the same. Of a cluster only the member with the most live cables counts.
 */
export function broadcastDomains(network: NetworkConfiguration, failed: Failed): BroadcastDomains {
  const sets = new DisjointSets();
  const active = new Set(network.devices.flatMap((device) => forwarding(device, network, failed)));
  const owners = portOwners(network);
  const framesAt = (port: ChassisPort): ReadonlyMap<number, string> => {
    const owner = active.has(port.node) ? owners.get(portKey(port)) : undefined;
    return owner ? framesOf(owner.device, owner.row) : new Map();
  };
  for (const { edge, a, b } of network.cables) {
    if (failed.has(edge)) continue;
    const far = framesAt(b);
    for (const [tag, domain] of framesAt(a)) sets.join(domain, far.get(tag));
  }
  for (const host of network.hosts) {
    const [place] = host.ports.flatMap((port) => {
      const frames = framesAt(port);
      const native = frames.get(untagged);
      const isNative = host.vlan === undefined || native?.endsWith(` vlan ${host.vlan}`);
      return (isNative ? native : frames.get(host.vlan ?? untagged)) ?? [];
    });
    sets.join(`host ${host.id}`, place);
  }
  for (const circuit of network.providers.flatMap(({ circuits }) => circuits)) {
    if (failed.has(circuit.edge)) continue;
    for (const port of circuit.ports) {
      const [first] = framesAt(port).values();
      sets.join(`circuit ${circuit.edge}`, framesAt(port).get(untagged) ?? first);
    }
  }
  return {
    ofInterface: (device, row) => sets.find(ownKey(device, row)),
    ofVlan: ({ id }, vlan) => sets.find(`${id} vlan ${vlan}`),
    ofHost: (id) => sets.find(`host ${id}`),
    ofCircuit: (edge) => sets.find(`circuit ${edge}`),
  };
}

const untagged = 0;
const portKey = ({ node, name }: ChassisPort): string => `${node} ${name}`;
const ownKey = (device: DeviceConfiguration, { kind, name, vlan }: Interface): string =>
  kind === 'vlan' ? `${device.id} vlan ${vlan}` : `${device.id} port ${name}`;

/** The chassis that forward: all that work of a switch, and one of any other cluster. */
function forwarding(
  { kind, members }: DeviceConfiguration,
  { cables }: NetworkConfiguration,
  failed: Failed,
): string[] {
  const linksOf = (node: string): number =>
    cables.filter(
      ({ edge, a, b }) =>
        !failed.has(edge) &&
        ((a.node === node && !failed.has(b.node)) || (b.node === node && !failed.has(a.node))),
    ).length;
  const working = members.map(({ node }) => node).filter((node) => !failed.has(node));
  if (working.length < 2 || kind === 'switch') return working;
  return working.toSorted((one, other) => linksOf(other) - linksOf(one)).slice(0, 1);
}

interface PortOwner {
  readonly device: DeviceConfiguration;
  readonly row: Interface;
}

export function portOwners({ devices }: NetworkConfiguration): ReadonlyMap<string, PortOwner> {
  return new Map(
    devices.flatMap((device) =>
      device.interfaces.flatMap((row) => row.ports.map((port) => [portKey(port), { device, row }] as const)),
    ),
  );
}

/** What a port sends and takes, by tag. */
export function framesOf(device: DeviceConfiguration, row: Interface): ReadonlyMap<number, string> {
  const frames = new Map<number, string>();
  if (!row.isUp) return frames;
  const put = (tag: number, vlan: number | undefined): void => {
    if (vlan !== undefined && device.vlans.some(({ id }) => id === vlan))
      frames.set(tag, `${device.id} vlan ${vlan}`);
  };
  if (row.switchport === undefined) {
    if (row.ipv4.length + row.ipv6.length > 0) frames.set(untagged, ownKey(device, row));
    for (const sub of device.interfaces)
      if (sub.kind === 'subinterface' && sub.parent === row.name && sub.isUp)
        frames.set(sub.tag ?? untagged, ownKey(device, sub));
    return frames;
  }
  const { mode, access, voice, native, allowed } = row.switchport;
  if (mode === 'access') {
    put(untagged, access);
    if (voice !== undefined) put(voice, voice);
    return frames;
  }
  for (const vlan of allowed) put(vlan, vlan);
  if (native !== undefined) frames.delete(native);
  put(untagged, native);
  return frames;
}

class DisjointSets {
  readonly #parents = new Map<string, string>();

  join(one: string, other: string | undefined): void {
    if (other === undefined) return;
    this.#parents.set(this.#root(one), this.#root(other));
  }

  /** None where nothing is joined to it. */
  find(one: string): string | undefined {
    return this.#parents.has(one) ? this.#root(one) : undefined;
  }

  #root(one: string): string {
    const parent = this.#parents.get(one);
    if (parent === undefined) {
      this.#parents.set(one, one);
      return one;
    }
    if (parent === one) return one;
    const root = this.#root(parent);
    this.#parents.set(one, root);
    return root;
  }
}
