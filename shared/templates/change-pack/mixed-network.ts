import type {
  Cable,
  HostGroup,
  NetworkConfiguration,
} from '../../contract/configuration/network-configuration.ts';

/** Ids of devices whose step is done. */
export type Done = ReadonlySet<string>;

/**
 * The network half-way: devices that are done are as in the later version, the others as in the earlier one. A cable changes
 * with the last of its devices, a host with the one that it is plugged into, providers with the last device that meets them.
 * Its flows are those that both versions promise or forbid.
 */
export function mixedNetwork(
  before: NetworkConfiguration,
  after: NetworkConfiguration,
  changing: ReadonlySet<string>,
  done: Done,
): NetworkConfiguration {
  const isDone = (device: string | undefined): boolean =>
    device === undefined || !changing.has(device) || done.has(device);
  const deviceOf = new Map(
    [...before.devices, ...after.devices].flatMap(({ id, members }) =>
      members.map(({ node }) => [node, id] as const),
    ),
  );
  const areDone = (nodes: readonly string[]): boolean => nodes.every((node) => isDone(deviceOf.get(node)));
  const old = new Map(before.devices.map((device) => [device.id, device]));
  const now = new Map(after.devices.map((device) => [device.id, device]));
  const devices = [...new Set([...old.keys(), ...now.keys()])].flatMap(
    (id) => (isDone(id) ? now.get(id) : old.get(id)) ?? [],
  );
  const hosts = mixed(before.hosts, after.hosts, ({ ports }: HostGroup) =>
    areDone(ports.map(({ node }) => node)),
  );
  const cables = mixedCables(before.cables, after.cables, areDone);
  const present = new Set(devices.flatMap(({ members }) => members.map(({ node }) => node)));
  const edgeNodes = [...before.providers, ...after.providers].flatMap(({ circuits }) =>
    circuits.flatMap(({ ports }) => ports.map(({ node }) => node)),
  );
  const known = new Set(['internet', ...hosts.map(({ id }) => id)]);
  const both = new Map(before.flows.map((flow) => [flow.id, JSON.stringify(flow)]));
  return {
    ...(areDone(edgeNodes) ? { providers: after.providers } : { providers: before.providers }),
    devices,
    hosts,
    cables: cables.filter(({ a, b }) => present.has(a.node) && present.has(b.node)),
    flows: after.flows.filter(
      (flow) =>
        both.get(flow.id) === JSON.stringify(flow) && known.has(flow.source) && known.has(flow.destination),
    ),
  };
}

/** By id; a row of one version alone is there while that version holds. */
function mixed<Row extends { readonly id: string }>(
  before: readonly Row[],
  after: readonly Row[],
  isAfter: (row: Row) => boolean,
): Row[] {
  const old = new Map(before.map((row) => [row.id, row]));
  const now = new Map(after.map((row) => [row.id, row]));
  return [...new Set([...old.keys(), ...now.keys()])].flatMap((id) => {
    const [was, is] = [old.get(id), now.get(id)];
    const isNow = [was, is].every((row) => row === undefined || isAfter(row));
    return (isNow ? is : was) ?? [];
  });
}

function mixedCables(
  before: readonly Cable[],
  after: readonly Cable[],
  areDone: (nodes: readonly string[]) => boolean,
): Cable[] {
  const keyOf = ({ edge, a, b }: Cable): string => [edge, a.node, a.name, b.node, b.name].join('\n');
  const [old, now] = [new Set(before.map(keyOf)), new Set(after.map(keyOf))];
  const done = ({ a, b }: Cable): boolean => areDone([a.node, b.node]);
  return [
    ...after.filter((cable) => old.has(keyOf(cable)) || done(cable)),
    ...before.filter((cable) => !now.has(keyOf(cable)) && !done(cable)),
  ];
}
