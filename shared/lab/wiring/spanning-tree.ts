import type { DeviceConfiguration } from '../../contract/configuration/device-configuration.ts';
import { vlanBridge } from './interface-names.ts';
import type { Wire, WireEnd } from './wiring.ts';

/**
 * The wires that forward where `wires` have a link: for each connected set of bridges the tree of shortest ways to its
 * root, as IEEE 802.1Q's rapid spanning tree leaves it. Real bridge protocol frames do not pass between namespaces. The same
 * bridge of two spaces that `switchOf` names alike is one to others; all links of an aggregate forward where one does.
 */
export function forwardingWires(
  wires: readonly LinkedWire[],
  priorityOf: Priorities,
  switchOf: (end: WireEnd) => string = ({ space }) => space,
): Set<Wire> {
  const keyOf = (end: WireEnd): string => `${switchOf(end)} ${end.bridge}`;
  const around = new Map<string, { far: string; wire: LinkedWire }[]>();
  const put = (from: WireEnd, to: WireEnd, wire: LinkedWire): void => {
    const list = around.get(keyOf(from)) ?? [];
    around.set(keyOf(from), [...list, { far: keyOf(to), wire }]);
  };
  for (const wire of wires) {
    put(wire.wire.a, wire.wire.b, wire);
    put(wire.wire.b, wire.wire.a, wire);
  }
  const better = (a: string, b: string): number => priorityOf(a) - priorityOf(b) || (a < b ? -1 : 1);
  const reached = new Map<string, { cost: number; by?: LinkedWire; from?: string }>();
  for (const root of [...around.keys()].sort(better)) {
    if (reached.has(root)) continue;
    reached.set(root, { cost: 0 });
    const open = new Set([root]);
    while (open.size > 0) {
      const [next = ''] = [...open].sort(
        (a, b) => (reached.get(a)?.cost ?? 0) - (reached.get(b)?.cost ?? 0) || better(a, b),
      );
      open.delete(next);
      const cost = reached.get(next)?.cost ?? 0;
      for (const { far, wire } of around.get(next) ?? []) {
        const known = reached.get(far);
        const offer = cost + costOf(wire);
        if (known && known.cost <= offer) continue;
        reached.set(far, { cost: offer, by: wire, from: next });
        open.add(far);
      }
    }
  }
  const tree = [...reached.values()].flatMap(({ by }) => (by ? [by.wire] : []));
  const bundlesOf = ({ a, b }: Wire): string[] =>
    [a, b].flatMap((end) => (end.bundle === undefined ? [] : [`${keyOf(end)} ${end.bundle}`]));
  const forwarding = new Set(tree.flatMap(bundlesOf));
  const beside = wires.flatMap(({ wire }) =>
    keyOf(wire.a) === keyOf(wire.b) || bundlesOf(wire).some((bundle) => forwarding.has(bundle)) ? [wire] : [],
  );
  return new Set([...tree, ...beside]);
}

export interface LinkedWire {
  readonly wire: Wire;
  /** How many cables of its run are alive. */
  readonly cables: number;
}

/** The bridge priority at the key of a wire's end. */
export type Priorities = (key: string) => number;

const costOf = ({ cables }: LinkedWire): number => 20_000 / cables;

/** What the configurations state; bridges without a statement have 32768, those that only join two ports come last. */
export function statedPriorities(devices: readonly DeviceConfiguration[]): Priorities {
  const stated = new Map<string, number>();
  for (const { id, vlans, spanningTree } of devices) {
    for (const vlan of vlans) stated.set(`${id} ${vlanBridge(vlan.id)}`, 32_768);
    for (const { priority, vlans: own } of spanningTree?.bridges ?? [])
      for (const vlan of own) stated.set(`${id} ${vlanBridge(vlan)}`, priority);
  }
  return (key) => stated.get(key) ?? 65_536;
}
