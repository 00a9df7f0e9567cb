import type { QosClass, QosClassName } from '../../../contract/configuration/quality-of-service.ts';
import type { Requirements } from '../../../contract/requirements.ts';
import type { Subnet } from '../../../contract/topology-items.ts';
import { fromElements } from '../view/from-elements.ts';
import type { LogicalDevice } from '../view/link-end.ts';
import { classOfSubnet, type QosShare, qosClasses } from './quality-of-service.ts';

type Kept = Readonly<Partial<Record<QosClassName, { readonly percent: number; readonly weight: number }>>>;

/** What is kept of each class whose share follows its hosts, and how one of its hosts counts. Default. */
const keptAbove: Kept = {
  interactive: { percent: 15, weight: 3 },
  critical: { percent: 15, weight: 4 },
  default: { percent: 10, weight: 2 },
};

/** The same where some state a low priority: few of them would have more of a fixed share each than others of theirs. */
const keptOfAll: Kept = { ...keptAbove, scavenger: { percent: 1, weight: 1 } };

/**
 * The classes with the shares of a network. What control, voice and scavengers leave is shared by the priority of the segments: beyond
 * what each class keeps, by its hosts, of which one of a critical segment counts twice one of a medium one. Where segments state
 * scavengers, these have less than their usual share as long as they are few. Where no segment states another priority, the shares
 * are those of `qosClasses`.
 */
export function qosClassesOf(
  subnets: readonly Subnet[],
  requirements: Pick<Requirements, 'segments'>,
): readonly QosShare[] {
  const usual = sharesWith(keptAbove, subnets, requirements);
  if (!requirements.segments.some(({ bandwidthPriority }) => bandwidthPriority === 'low')) return usual;
  const byHosts = sharesWith(keptOfAll, subnets, requirements);
  const ofScavengers = (classes: readonly QosShare[]) =>
    classes.find(({ name }) => name === 'scavenger')?.sharePercent ?? 0;
  return ofScavengers(byHosts) < ofScavengers(usual) ? byHosts : usual;
}

function sharesWith(
  kept: Kept,
  subnets: readonly Subnet[],
  requirements: Pick<Requirements, 'segments'>,
): readonly QosShare[] {
  const weights = new Map<QosClassName, number>();
  for (const subnet of subnets) {
    const name = subnet.vlan === undefined ? undefined : classOfSubnet(subnet, requirements);
    const weight = name && kept[name]?.weight;
    if (name !== undefined && weight !== undefined)
      weights.set(name, (weights.get(name) ?? 0) + subnet.hosts * weight);
  }
  const all = [...weights.values()].reduce((sum, weight) => sum + weight, 0);
  if (all === (weights.get('default') ?? 0)) return qosClasses;
  const shared = qosClasses.filter(({ name }) => kept[name] !== undefined);
  const keptPercent = shared.reduce((sum, { name }) => sum + (kept[name]?.percent ?? 0), 0);
  const beyond = shared.reduce((sum, { sharePercent }) => sum + sharePercent, 0) - keptPercent;
  let exact = 0;
  let given = 0;
  return qosClasses.map((own) => {
    const share = kept[own.name];
    if (share === undefined) return own;
    // Whole per cent that add up: what is rounded off at one class is made up for at the next.
    exact += (beyond * (weights.get(own.name) ?? 0)) / all;
    const more = Math.round(exact - 1e-9) - given;
    given += more;
    return { ...own, sharePercent: share.percent + more };
  });
}

/** The classes of a network, and by site the subnets whose hosts are in each. */
export interface QosPlan {
  readonly shares: readonly QosShare[];
  readonly subnetsOf: ReadonlyMap<string, Partial<Record<QosClassName, readonly string[]>>>;
}

export function qosPlan(subnets: readonly Subnet[], requirements: Pick<Requirements, 'segments'>): QosPlan {
  const subnetsOf = new Map<string, Partial<Record<QosClassName, string[]>>>();
  for (const subnet of subnets) {
    if (subnet.vlan === undefined) continue;
    const name = classOfSubnet(subnet, requirements);
    const ofSite = subnetsOf.get(subnet.site) ?? {};
    const own = ofSite[name] ?? [];
    own.push(subnet.id);
    subnetsOf.set(subnet.site, { ...ofSite, [name]: own });
  }
  return { shares: qosClassesOf(subnets, requirements), subnetsOf };
}

/** The classes at one device. */
export const qosOf = ({ site, members }: LogicalDevice, { shares, subnetsOf }: QosPlan): QosClass[] =>
  shares.map((share) => ({
    ...share,
    from: fromElements(subnetsOf.get(site)?.[share.name] ?? members.map(({ id }) => id)),
  }));
