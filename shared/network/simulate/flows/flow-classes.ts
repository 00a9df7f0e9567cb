import type { Flow } from '../../../contract/configuration/network-configuration.ts';
import type { ForwardingView } from '../forwarding/forwarding-view.ts';
import { domainOf } from '../layer2/layer2-state.ts';
import type { HostKinds } from './host-kinds.ts';

/** The two ends of a flow as one key; with the address where the destination is published under another one. */
export type FlowEnds = number | string;

/** What ends of flows are told apart by, by the ids of the hosts: where one is, and its own address. */
export type FlowPlaces = ReadonlyMap<string, FlowPlace>;

interface FlowPlace {
  /** Of a host that is in one. */
  readonly domain: number;
  readonly kind: string;
  readonly ipv4: string | undefined;
}

/** By what flows go the same ways, as far as rules let their services pass: the key of their ends. */
export function flowEnds(
  view: ForwardingView,
  kinds: HostKinds,
  flows: readonly Flow[],
): { readonly ends: readonly FlowEnds[]; readonly places: FlowPlaces } {
  const numbers = new Map<string, number>([['', 0]]);
  const places = new Map<string, FlowPlace & { readonly number: number }>();
  const placeOf = (id: string) => {
    const known = places.get(id);
    if (known !== undefined) return known;
    const own = placeIn(view, kinds, id);
    const key = own.domain < 0 ? own.kind : `${own.domain} ${own.kind}`;
    const number = numbers.get(key) ?? numbers.size;
    numbers.set(key, number);
    const place = { ...own, number };
    places.set(id, place);
    return place;
  };
  const ends = flows.map(({ source, destination, address }) => {
    const [from, { number: to, ipv4 }] = [placeOf(source).number, placeOf(destination)];
    const isPublished = ipv4?.startsWith(`${address}/`) !== true;
    return isPublished ? `${from} ${to} ${address}` : from * 2 ** 20 + to;
  });
  return { ends, places };
}

/** Whether the same flows have the same ends in common as when their places were found. */
export function areEndsAlike(view: ForwardingView, kinds: HostKinds, places: FlowPlaces): boolean {
  for (const [id, { domain, kind, ipv4 }] of places) {
    const now = placeIn(view, kinds, id);
    if (now.domain !== domain || now.kind !== kind || now.ipv4 !== ipv4) return false;
  }
  return true;
}

/** One that is cut off is alone: it is named in what is found. */
function placeIn({ network, layer2 }: ForwardingView, kinds: HostKinds, id: string): FlowPlace {
  const host = network.hostsById.get(id);
  if (host === undefined) return nowhere;
  const domain = domainOf(layer2, host.attachments, layer2.hostAttachment[host.index]);
  return { domain, kind: domain < 0 ? host.row.id : kinds(host), ipv4: host.row.ipv4 };
}

const nowhere: FlowPlace = { domain: -1, kind: '', ipv4: undefined };
