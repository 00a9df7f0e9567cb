import type { Interface } from '../../../contract/configuration/interfaces.ts';
import { isStack } from '../../graph/clusters.ts';
import { portsNamed } from '../../graph/port-range.ts';
import { isStateLink } from '../../graph/state-link.ts';
import { tierOf } from '../../graph/tiers.ts';
import type { LinkEnd, LogicalDevice } from '../view/link-end.ts';
import { linkUse } from '../view/link-uses.ts';
import type { MissingFacts } from '../view/missing-facts.ts';
import type { NetworkView } from '../view/network-view.ts';
import { interfaceOf, portsOf } from '../view/ports.ts';
import { aggregationOf, isBundled } from './aggregation.ts';
import { directHosts } from './direct-hosts.ts';
import type { PowerOf } from './port-power.ts';
import { hostPorts, trunkPort } from './port-vlans.ts';
import { plainInterface } from './routed-interfaces.ts';

/** Ports that carry VLANs: trunks to other devices, and one row for each port of what is plugged in. */
export function switchedInterfaces(
  device: LogicalDevice,
  view: NetworkView,
  powerOf: PowerOf,
  missing: MissingFacts,
): Interface[] {
  const ends = Map.groupBy(view.endsOf.get(device.id) ?? [], (end) => linkUse(end, view));
  const direct = new Set(directHosts(device, view).values());
  const hosts = (ends.get('hosts') ?? []).filter((end) => !direct.has(end));
  needAggregates([...(ends.get('trunk') ?? []), ...hosts], view, missing);
  return [
    ...trunks(device, ends.get('trunk') ?? [], view, missing),
    ...oncePerAggregate(hosts.flatMap((end) => hostRows(end, view, powerOf, missing))),
    ...(isStack(device) ? [] : heartbeats(ends.get('heartbeat') ?? [], missing)),
  ];
}

/**
 * One interface a link, of all its ports; links that the plan makes one aggregate are one, and a cluster's links to one
 * device are one interface of both members. A firewall's or router's links to a pair of switches are one interface, of which one port forwards at a time.
 * Links that have no VLAN in common are no interface of each other: guests come by another one than published servers.
 */
function trunks(
  device: LogicalDevice,
  ends: readonly LinkEnd[],
  view: NetworkView,
  missing: MissingFacts,
): Interface[] {
  const numbers = { aggregate: 100, redundant: 0 };
  const bundles = [...Map.groupBy(ends, (end) => bundleOf(device, end)).values()].flatMap(bySharedVlans);
  return bundles.flatMap((own) => {
    const [first] = own;
    if (first === undefined) return [];
    const ports = own.flatMap((end) => portsOf(end, missing));
    const { aggregate: named, vlans, id } = first.edge;
    for (const end of own) needVlans(end, view, missing);
    const isRedundant = new Set(own.map(({ far }) => far.id)).size > 1 && named === undefined;
    const isBundle = named !== undefined || isBundled(device, ports.length);
    const mode = isRedundant ? 'redundant' : isBundle && named === undefined ? 'aggregate' : undefined;
    if (mode !== undefined) numbers[mode] += 1;
    const numbered = mode && `${mode === 'redundant' ? 'Redundant' : 'Aggregate'} ${numbers[mode]}`;
    const aggregation = isRedundant ? oneAtATime : isBundle ? aggregationOf(device, named) : undefined;
    return [
      {
        ...plainInterface,
        name: named ?? numbered ?? (ports[0] && interfaceOf(device, ports[0])) ?? id,
        kind: aggregation ? ('aggregate' as const) : ('port' as const),
        description: `To ${[...new Set(own.map(({ far }) => far.label))].join(' and ')}`,
        ports,
        ...(aggregation && { aggregation }),
        switchport: trunkPort(vlans, tierOf(first.far) > tierOf(first.node)),
        from: own.map(({ edge }) => edge.id),
      },
    ];
  });
}

/** Of links to one server, device or MLAG pair with a VLAN in common, either all are in an aggregate or none. */
function needAggregates(ends: readonly LinkEnd[], { deviceOf }: NetworkView, missing: MissingFacts): void {
  const placeOf = ({ far: { id, mlag, pair } }: LinkEnd) =>
    mlag !== undefined && pair !== undefined ? pair : (deviceOf.get(id)?.id ?? id);
  for (const own of Map.groupBy(ends, placeOf).values()) {
    if (own.length < 2) continue;
    const bundled = new Set(own.flatMap(({ edge }) => (edge.aggregate === undefined ? [] : edge.vlans)));
    for (const { edge } of own)
      if (edge.vlans.some((vlan) => bundled.has(vlan))) missing.need(edge.aggregate, edge.id, 'aggregate');
  }
}

/** Firewalls that are two devices share their state over links of none, the two of a pair where they route between buildings alone. */
function needVlans({ edge, node, far }: LinkEnd, { layer3 }: NetworkView, missing: MissingFacts): void {
  const isPair = node.pair !== undefined && node.pair === far.pair;
  const hasVlans = layer3.subnetsOf.get(node.id)?.some(({ vlan }) => vlan !== undefined);
  if (isStateLink(edge, node, far)) return;
  if (!isPair || hasVlans) missing.need(edge.vlans[0], edge.id, 'VLANs that it carries');
}

/** What makes links one interface. */
function bundleOf(device: LogicalDevice, { edge, far }: LinkEnd): string {
  if (edge.aggregate !== undefined) return edge.aggregate;
  if (device.kind !== 'switch' && far.pair !== undefined) return far.pair;
  return device.members.length > 1 && !isStack(device) ? far.id : edge.id;
}

/** Parts of a bundle, each of links that have a VLAN with another one of them. */
function bySharedVlans(bundle: readonly LinkEnd[]): (readonly LinkEnd[])[] {
  if (bundle.length === 1) return [bundle];
  let parts: (readonly LinkEnd[])[] = [];
  for (const end of bundle) {
    const carried = new Set(end.edge.vlans);
    const isJoined = (part: readonly LinkEnd[]) =>
      part.some(({ edge }) => edge === end.edge || edge.vlans.some((vlan) => carried.has(vlan)));
    const joined = parts.filter(isJoined);
    parts =
      joined.length === 0
        ? [...parts, [end]]
        : [...parts.filter((part) => !isJoined(part)), [...joined.flat(), end]];
  }
  return parts;
}

/** A firewall bridges nothing between two switches: the second port waits for the first to fail. */
const oneAtATime = { mode: 'active-standby', minLinks: 1 } as const;

function hostRows(end: LinkEnd, view: NetworkView, powerOf: PowerOf, missing: MissingFacts): Interface[] {
  const ports = portsOf(end, missing);
  const poe = powerOf(end);
  const switchports = hostPorts(end.edge, end.far, end.node.site ?? '', ports.length, view);
  const aggregates = portsNamed(end.edge.aggregate ?? '');
  return ports.flatMap((port, index) => {
    const switchport = switchports[index];
    const aggregate = end.edge.aggregate && aggregates[index];
    return switchport === undefined
      ? []
      : [
          {
            ...plainInterface,
            name: aggregate ?? interfaceOf(end.device, port),
            kind: aggregate === undefined ? ('port' as const) : ('aggregate' as const),
            description: end.far.label,
            ports: [port],
            ...(aggregate !== undefined && { aggregation: aggregationOf(end.device, aggregate) }),
            switchport,
            ...(poe && { poe }),
            from: [end.edge.id],
          },
        ];
  });
}

/** An aggregate that ends on several members of a stack is one interface of all its ports. */
function oncePerAggregate(rows: readonly Interface[]): readonly Interface[] {
  // Most devices have no such, and a large network has many ports.
  if (new Set(rows.map(({ name }) => name)).size === rows.length) return rows;
  return [...Map.groupBy(rows, ({ name }) => name).values()].flatMap((own) => {
    const [first] = own;
    if (first === undefined || own.length === 1) return own;
    return {
      ...first,
      ports: own.flatMap(({ ports }) => ports),
      from: own.flatMap(({ from }) => from),
    };
  });
}

/** The links by which the members of a cluster share their state: no address, no VLAN, a port of each. */
function heartbeats(ends: readonly LinkEnd[], missing: MissingFacts): Interface[] {
  return [...Map.groupBy(ends, ({ edge }) => edge.id)].map(([edge, own]) => {
    const ports = own.flatMap((end) => portsOf(end, missing));
    return {
      ...plainInterface,
      name: ports[0]?.name ?? edge,
      kind: 'port',
      description: 'Heartbeat of the cluster',
      ports,
      from: [edge],
    };
  });
}
