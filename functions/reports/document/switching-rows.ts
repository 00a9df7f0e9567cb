import type { ControlPlane } from '#shared/contract/control-plane.ts';
import { rangesOf } from '#shared/network/graph/port-range.ts';
import type { Cells } from './alike-sites.ts';
import { type Names, someOf } from './control-plane-names.ts';
import { count, number } from './numbers.ts';

const bridgeWords = {
  root: 'Spanning-tree root',
  'secondary-root': 'Secondary root',
  edge: 'Edge switches',
} as const;

/** Switches of the same role, priority and VLANs share a row. */
export function bridgeRows(bridges: ControlPlane['spanningTree'], names: Names): Cells[] {
  const alike = Map.groupBy(bridges, ({ role, priority, vlans }) => `${role} ${priority} ${vlans}`);
  return [...alike.values()].flatMap((group) =>
    group
      .slice(0, 1)
      .map(({ role, priority, vlans }) => [
        bridgeWords[role],
        someOf(group.map(({ device }) => names(device))),
        `priority ${number(priority)}${role === 'edge' ? ', never root; BPDU guard at the users’ ports' : ` for VLANs ${vlanRanges(vlans)}`}`,
      ]),
  );
}

/** Trunks that let the same VLANs through share a row. */
export function trunkRows(trunks: ControlPlane['trunks'], names: Names): Cells[] {
  const alike = Map.groupBy(trunks, ({ allowed, native }) => `${native} ${allowed}`);
  return [...alike.values()].flatMap((group) =>
    group
      .slice(0, 1)
      .map(({ allowed, native }) => [
        group.length === 1 ? 'Trunk' : count(group.length, 'trunk'),
        someOf(group.map(({ edge }) => names(edge))),
        `VLANs ${vlanRanges(allowed)}; untagged to ${native}`,
      ]),
  );
}

/** Aggregates of as many members share a row. */
export function aggregateRows(aggregates: ControlPlane['aggregates'], names: Names): Cells[] {
  const alike = Map.groupBy(aggregates, ({ members }) => members);
  return [...alike].map(([members, group]) => [
    group.length === 1 ? 'Link aggregate' : count(group.length, 'link aggregate'),
    someOf(group.map(({ edge, name }) => `${names(edge)} (${name})`)),
    `${members} members each, LACP`,
  ]);
}

/** Scopes of one server and the same relays share a row. */
export function dhcpRows(
  scopes: ControlPlane['dhcp'],
  names: Names,
  vlanOf: (subnet: string) => number | undefined,
): Cells[] {
  const alike = Map.groupBy(scopes, ({ server, relays }) => `${server} ${relays}`);
  return [...alike.values()].flatMap((group) =>
    group
      .slice(0, 1)
      .map(({ server, relays }) => [
        'DHCP',
        names(server),
        `${count(group.length, 'scope')}, VLANs ${vlanRanges(group.flatMap(({ subnet }) => vlanOf(subnet) ?? []))}; ${
          relays.length === 0 ? 'no relay' : `relayed by ${someOf(relays.map(names))}`
        }`,
      ]),
  );
}

/** `10, 20, 101-104`. */
const vlanRanges = (vlans: readonly number[]): string =>
  vlans.length === 0 ? '–' : rangesOf(vlans.toSorted((a, b) => a - b).map(String));
