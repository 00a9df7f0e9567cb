import type { Flow } from '../../../contract/configuration/network-configuration.ts';
import { formatAddress, formatBlock } from '../../addressing/ipv4.ts';
import type { Attachment, SimulatedDevice, SimulatedInterface } from '../compiled/compiled-network.ts';
import { isNodeFailed } from '../compiled/failed-elements.ts';
import { pathWithin, vlanTree } from '../layer2/spanning-trees.ts';
import { elementOf, type Place, type Step } from './forwarding-steps.ts';
import type { ForwardingView } from './forwarding-view.ts';
import type { RouteSource } from './routing-table.ts';
import { type FlowOutcome, walkFlow } from './walk-flow.ts';

/** One place that a packet passes, with what decided there. */
export interface Hop {
  readonly kind: 'host' | 'switch' | 'device' | 'provider';
  /** The node on the canvas: of a cluster, the member that forwards. */
  readonly node: string;
  /** The links that it came by. */
  readonly edges: readonly string[];
  /** The VLAN that it came in, and what of the plan it is. */
  readonly vlan?: number;
  readonly vlanFrom?: readonly string[];
  readonly ingress?: string;
  readonly egress?: string;
  readonly route?: {
    readonly prefix: string;
    readonly source: RouteSource;
    readonly nextHops: readonly string[];
    readonly from: readonly string[];
  };
  readonly policy?: { readonly name: string; readonly action: string; readonly from: readonly string[] };
  /** Let through as the answer to what was let through. */
  readonly isEstablished: boolean;
  /** Of an answer: what the device did to the request and undoes now. */
  readonly translation?: {
    readonly kind: string;
    readonly address: string;
    readonly from: readonly string[];
  };
  /** The tunnel that it leaves in. */
  readonly tunnel?: { readonly name: string; readonly from: readonly string[] };
}

export interface PathWalk extends Pick<FlowOutcome, 'outcome' | 'drop' | 'direction'> {
  readonly there: readonly Hop[];
  /** The answer, as far as it comes. */
  readonly back: readonly Hop[];
}

/** A flow hop by hop, switches included; where ways of equal cost differ, one that fails. */
export function pathWalk(
  view: ForwardingView,
  flow: Pick<Flow, 'source' | 'destination' | 'address' | 'service'>,
): PathWalk {
  const { outcome, drop, direction, there, back } = walkFlow(view, flow);
  return { outcome, drop, direction, there: hopsOf(view, there), back: hopsOf(view, back) };
}

function hopsOf(view: ForwardingView, last: Step | undefined): Hop[] {
  const steps: Step[] = [];
  for (let at = last; at !== undefined; at = at.previous) steps.push(at);
  steps.reverse();
  return steps.flatMap((step, index): Hop[] => {
    const before = steps[index - 1];
    const crossed = before === undefined ? [] : crossing(view, before, step);
    const arriving = crossed.at(-1);
    return [
      ...crossed.slice(0, -1),
      {
        ...hopAt(view, step),
        edges: arriving?.edges ?? [],
        ...vlanOf(arriving),
      },
    ];
  });
}

function hopAt(view: ForwardingView, step: Step): Hop {
  const { at, ingress, egress, route, policy, translation, isEstablished } = step;
  return {
    kind: at.kind,
    node: nodeOf(view, at),
    edges: [],
    isEstablished,
    ...(ingress && { ingress: ingress.row.name }),
    ...(egress && { egress: egress.row.name }),
    ...(route && {
      route: {
        prefix: formatBlock(route.prefix),
        source: route.source,
        nextHops: route.nextHops.map(({ via, address }) =>
          address === undefined ? via.row.name : formatAddress(address),
        ),
        from: route.from,
      },
    }),
    ...(policy && { policy: { name: policy.name, action: policy.action, from: policy.from } }),
    ...(translation && {
      translation: { kind: translation.kind, address: translation.address, from: translation.from },
    }),
    ...(egress?.row.kind === 'tunnel' && { tunnel: { name: egress.row.name, from: egress.row.from } }),
  };
}

/** Switches between two places of one broadcast domain; the last stands for the second of them. */
function crossing(view: ForwardingView, before: Step, after: Step): Hop[] {
  const { network, layer2 } = view;
  if (before.egress?.row.kind === 'tunnel' && view.tunnelPeer(before.egress) === after.ingress)
    return [{ kind: 'device', node: '', isEstablished: false, edges: before.egress.row.from }];
  // A provider touches many domains: the one that the other place is in is meant.
  const isIn = (domain: number) => (vertex: number) => layer2.domain[vertex] === domain;
  const anywhere = () => true;
  const isFromProvider = before.at.kind === 'provider';
  const first = isFromProvider
    ? touching(view, after, after.ingress, anywhere)
    : touching(view, before, before.egress, anywhere);
  const domain = layer2.domain[first.vertex] ?? -1;
  const near = isFromProvider ? touching(view, before, before.egress, isIn(domain)) : first;
  const arriving = isFromProvider ? first : touching(view, after, after.ingress, isIn(domain));
  if (near.vertex < 0 || arriving.vertex < 0) return [];
  const tree = vlanTree(network, layer2, near.vertex);
  const passed = pathWithin(network, layer2, tree, near.vertex, arriving.vertex);
  const hops = passed.map(({ vertex, by }, index): Hop => {
    const { device, vlan = 0 } = network.vertices[vertex] ?? {};
    const cable = network.cables[network.links[by]?.cable ?? -1];
    return {
      kind: 'switch',
      node: device === undefined ? '' : nodeOf(view, { kind: 'device', device }),
      isEstablished: false,
      edges: [...(index === 0 ? near.edges : []), ...(cable === undefined ? [] : [cable.edge])],
      ...(device !== undefined && vlan > 0 && { vlan, vlanFrom: sourceOf(device, vlan) }),
    };
  });
  // The places at both ends are steps of their own; between a host or circuit and its port lies one more link.
  const inner = before.at.kind === 'device' ? hops.slice(1) : hops;
  if (after.at.kind === 'device') return inner.length > 0 ? inner : hops.slice(-1);
  const last = hops.at(-1);
  return [
    ...inner,
    {
      kind: 'switch',
      node: '',
      isEstablished: false,
      edges: arriving.edges,
      ...vlanOf(last),
    },
  ];
}

const vlanOf = (hop: Hop | undefined): Pick<Hop, 'vlan' | 'vlanFrom'> =>
  hop?.vlan === undefined ? {} : { vlan: hop.vlan, vlanFrom: hop.vlanFrom ?? [] };

const sourceOf = ({ row }: SimulatedDevice, vlan: number): readonly string[] =>
  row.vlans.find(({ id }) => id === vlan)?.from ?? [];

interface Touch {
  readonly vertex: number;
  readonly edges: readonly string[];
}

/** Where a place touches layer 2: a device by its interface, others by what they are plugged into. */
function touching(
  view: ForwardingView,
  { at }: Step,
  own: SimulatedInterface | undefined,
  isMeant: (vertex: number) => boolean,
): Touch {
  const { layer2 } = view;
  const used = (attachments: readonly Attachment[], index: number | undefined): Touch => {
    const { vertex = -1, edge } = attachments[index ?? -1] ?? {};
    return { vertex, edges: edge === undefined ? [] : [edge] };
  };
  switch (at.kind) {
    case 'device':
      return { vertex: own?.vertex ?? -1, edges: [] };
    case 'host':
      return used(at.host.attachments, layer2.hostAttachment[at.host.index]);
    case 'provider': {
      const circuit = at.provider.circuits.find(({ attachments, index }) => {
        const touch = used(attachments, layer2.circuitAttachment[index]);
        return touch.vertex >= 0 && isMeant(touch.vertex);
      });
      return circuit === undefined
        ? { vertex: -1, edges: [] }
        : used(circuit.attachments, layer2.circuitAttachment[circuit.index]);
    }
    default:
      return at satisfies never;
  }
}

function nodeOf({ failed }: ForwardingView, place: Place): string {
  if (place.kind !== 'device') return elementOf(place);
  const { members, id } = place.device.row;
  return members.find(({ node }) => !isNodeFailed(failed, node))?.node ?? id;
}
