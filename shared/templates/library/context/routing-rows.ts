import type { DeviceConfiguration } from '../../../contract/configuration/device-configuration.ts';
import type { Bgp, PrefixFilter, StaticRoute, Track } from '../../../contract/configuration/routing.ts';
import { isIpv6 } from '../../../network/addressing/prefix.ts';
import type { NetworkIndex } from './network-index.ts';

export type StaticRow = Omit<StaticRoute, 'nextHop' | 'interface' | 'track'> & {
  readonly nextHop: string | undefined;
  readonly family: 4 | 6;
  /** The dialect's name. */
  readonly interface: string | null;
  readonly vrf: string | null;
  readonly track: string | null;
  /** From 1. */
  readonly trackNumber: number | null;
  /** Neither next hop nor interface: packets end here. */
  readonly isDiscard: boolean;
};

/** Who is met on a link of two, where a route names only its interface. */
function otherEnd(
  { interfaces }: DeviceConfiguration,
  route: StaticRoute,
  index: NetworkIndex,
): string | undefined {
  const [own] = interfaces.find(({ name }) => name === route.interface)?.ipv4 ?? [];
  return own === undefined || isIpv6(route.prefix) ? undefined : index.otherEnd(own);
}

/** Routes of the main table, then those of each VRF. */
export function staticRows(
  device: DeviceConfiguration,
  names: ReadonlyMap<string, string>,
  index: NetworkIndex,
): StaticRow[] {
  const row = (route: StaticRoute, vrf: string | null): StaticRow => ({
    ...route,
    nextHop: route.nextHop ?? otherEnd(device, route, index),
    family: isIpv6(route.prefix) ? 6 : 4,
    interface: route.interface === undefined ? null : (names.get(route.interface) ?? route.interface),
    vrf,
    track: route.track ?? null,
    trackNumber:
      route.track === undefined ? null : device.tracks.findIndex(({ name }) => name === route.track) + 1,
    isDiscard: route.nextHop === undefined && route.interface === undefined,
  });
  return [
    ...(device.routing?.statics ?? []).map((route) => row(route, null)),
    ...(device.vrfs ?? []).flatMap(({ name, statics }) => statics.map((route) => row(route, name))),
  ];
}

export interface TrackRow {
  readonly number: number;
  readonly name: string;
  readonly kind: Track['what']['kind'];
  readonly family: 4 | 6;
  readonly address: string | null;
  readonly prefix: string | null;
  /** The dialect's name. */
  readonly interface: string | null;
  /** The device's own address on that interface, without prefix length. */
  readonly source: string | null;
  readonly from: readonly string[];
}

export function trackRows(device: DeviceConfiguration, names: ReadonlyMap<string, string>): TrackRow[] {
  return device.tracks.map(({ name, what, from }, index) => {
    const address = what.kind === 'reachability' ? what.address : null;
    const prefix = what.kind === 'route' ? what.prefix : null;
    const own =
      what.kind === 'route' ? undefined : device.interfaces.find((row) => row.name === what.interface);
    const family = isIpv6(address ?? prefix ?? '') ? 6 : 4;
    return {
      number: index + 1,
      name,
      kind: what.kind,
      family,
      address,
      prefix,
      interface: what.kind === 'route' ? null : (names.get(what.interface) ?? what.interface),
      source: (family === 6 ? own?.ipv6 : own?.ipv4)?.[0]?.split('/')[0] ?? null,
      from,
    };
  });
}

/** Tracks that are up while one of several is, for gateways that follow more than one. */
export interface TrackListRow {
  /** After those of single tracks. */
  readonly number: number;
  readonly members: readonly number[];
}

const firstTrackList = 101;

export function trackLists({ firstHops, tracks }: DeviceConfiguration): TrackListRow[] {
  const sets = new Set(firstHops.filter((hop) => hop.tracks.length > 1).map((hop) => hop.tracks.join('\n')));
  return [...sets].map((names, index) => ({
    number: firstTrackList + index,
    members: names.split('\n').map((own) => tracks.findIndex(({ name }) => name === own) + 1),
  }));
}

/** A filter by prefixes, whose rules say which lengths they match beyond the prefix's own. */
export interface FilterRow {
  readonly name: string;
  readonly rules: readonly {
    readonly family: 4 | 6;
    readonly action: 'permit' | 'deny';
    readonly prefix: string;
    /** Least and greatest length; null where it is the prefix's own. */
    readonly ge: number | null;
    readonly le: number | null;
  }[];
  readonly origin: readonly string[];
}

export const filterRows = (device: DeviceConfiguration): FilterRow[] =>
  (device.routing?.filters ?? []).map(({ name, rules, from }) => ({
    name,
    rules: rules.map(filterRule),
    origin: from,
  }));

function filterRule({ action, prefix, from, to }: PrefixFilter['rules'][number]): FilterRow['rules'][number] {
  const own = Number(prefix.split('/')[1]);
  return {
    family: isIpv6(prefix) ? 6 : 4,
    action,
    prefix,
    ge: from !== undefined && from > own ? from : null,
    le: to !== undefined && to > own ? to : null,
  };
}

export type BgpRow = Omit<Bgp, 'neighbours'> & {
  readonly neighbours: readonly (Bgp['neighbours'][number] & {
    /** From 1. */
    readonly number: number;
    readonly family: 4 | 6;
    readonly isInternal: boolean;
  })[];
  /** Of neighbours and networks. */
  readonly families: readonly (4 | 6)[];
};

export function bgpRow({ routing }: DeviceConfiguration): BgpRow | null {
  const bgp = routing?.bgp;
  if (bgp === undefined) return null;
  const has6 = [...bgp.neighbours.map(({ address }) => address), ...bgp.networks].some(isIpv6);
  const has4 = [...bgp.neighbours.map(({ address }) => address), ...bgp.networks].some(
    (text) => !isIpv6(text),
  );
  return {
    ...bgp,
    neighbours: bgp.neighbours.map((neighbour, index) => ({
      ...neighbour,
      number: index + 1,
      family: isIpv6(neighbour.address) ? 6 : 4,
      isInternal: neighbour.as === bgp.as,
    })),
    families: [...(has4 ? ([4] as const) : []), ...(has6 ? ([6] as const) : [])],
  };
}
