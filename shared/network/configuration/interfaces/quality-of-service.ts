import type { Interface } from '../../../contract/configuration/interfaces.ts';
import type {
  QosClass,
  QosClassName,
  QosMarking,
} from '../../../contract/configuration/quality-of-service.ts';
import type { Requirements, Segment } from '../../../contract/requirements.ts';
import type { Subnet } from '../../../contract/topology-items.ts';
import { segmentsOf } from '../../requirements/subnet-segments.ts';
import type { NetworkView } from '../view/network-view.ts';

/** A class of the whole network, before a device says whose hosts it is for. */
export type QosShare = Omit<QosClass, 'from'>;

/**
 * Six classes after RFC 4594, with their shares where no segment goes before others. Voice is served first, up to a third of
 * the rate, which keeps the others alive; the shares add up to 100.
 */
export const qosClasses: readonly QosShare[] = [
  { name: 'network-control', dscp: [56, 48, 16], isPriority: false, sharePercent: 5 },
  { name: 'voice', dscp: [46, 40], isPriority: true, sharePercent: 33 },
  { name: 'interactive', dscp: [34, 36, 38, 32], isPriority: false, sharePercent: 15 },
  { name: 'critical', dscp: [26, 28, 30, 24, 18, 20, 22], isPriority: false, sharePercent: 15 },
  { name: 'default', dscp: [0, 10, 12, 14], isPriority: false, sharePercent: 27 },
  { name: 'scavenger', dscp: [8], isPriority: false, sharePercent: 5 },
];

export const prioritySharePercent = qosClasses.find(({ isPriority }) => isPriority)?.sharePercent ?? 0;

/** Most of the priority queue of an interface that is shaped to a rate. */
export const priorityMbps = (shapeMbps: number): number =>
  Number(((shapeMbps * prioritySharePercent) / 100).toFixed(3));

/** What is marked with each class: EF, AF41, AF31, CS1; CS2 for what manages the network. */
const marks: Readonly<Record<QosClassName, number>> = {
  'network-control': 16,
  voice: 46,
  interactive: 34,
  critical: 26,
  default: 0,
  scavenger: 8,
};

const classOfPriority: Readonly<Record<Segment['bandwidthPriority'], QosClassName>> = {
  critical: 'critical',
  high: 'interactive',
  medium: 'default',
  low: 'scavenger',
};

/** The class of a subnet's hosts: by its purpose, else by the highest priority of the segments that it is for. */
export function classOfSubnet(subnet: Subnet, { segments }: Pick<Requirements, 'segments'>): QosClassName {
  if (subnet.purpose === 'voice') return 'voice';
  if (subnet.purpose === 'management') return 'network-control';
  const stated = new Set(segmentsOf(subnet).map((index) => segments[index]?.bandwidthPriority));
  const highest = (['critical', 'high', 'medium', 'low'] as const).find((priority) => stated.has(priority));
  if (highest !== undefined) return classOfPriority[highest];
  return subnet.purpose === 'guest' ? 'scavenger' : 'default';
}

/** What is marked at the ports of a device where the trust boundary is, by VLAN. */
export function markingsOf(
  rows: readonly Interface[],
  site: string,
  view: NetworkView,
  requirements: Requirements,
): QosMarking[] {
  const outside = rows.flatMap(({ switchport, trust }) =>
    switchport === undefined || trust === undefined || trust === 'dscp'
      ? []
      : [switchport.access, switchport.voice, switchport.native, ...switchport.allowed],
  );
  return [...new Set(outside.flatMap((vlan) => vlan ?? []))]
    .toSorted((a, b) => a - b)
    .flatMap((vlan) => {
      const subnet = view.subnetOf(site, vlan);
      if (subnet === undefined) return [];
      const name = classOfSubnet(subnet, requirements);
      return [{ vlan, class: name, dscp: marks[name], from: [subnet.id] }];
    });
}

/**
 * Whose marks an interface keeps. The boundary is at the ports of hosts and at the internet; between devices, and from servers, marks
 * are kept.
 */
export function trustOf(
  { kind, isUp, switchport, ipv4, ipv6, from }: Interface,
  { edges, layer3 }: NetworkView,
): Interface['trust'] {
  if (!isUp || kind === 'loopback' || kind === 'vlan') return undefined;
  if (switchport === undefined) {
    if (ipv4.length + ipv6.length === 0) return undefined;
    const isInternet = (edge: string): boolean => {
      const link = edges.get(edge);
      return link !== undefined && [link.source, link.target].some((end) => layer3.internet.has(end));
    };
    return kind !== 'tunnel' && from.some(isInternet) ? 'none' : 'dscp';
  }
  if (switchport.voice !== undefined) return 'phone';
  if (!switchport.isEdge || (switchport.mode === 'access' && switchport.isTrusted)) return 'dscp';
  return 'none';
}
