import { dropSentence, type NameOf } from './drop-sentence.ts';
import type { VerifiedFlow } from './verified-flow.ts';

/** Flows between the same two ends that do not do what the policy says, for one reason. */
export interface DifferingFlows {
  readonly first: VerifiedFlow;
  /** What their services are called, in the order of the flows. */
  readonly services: readonly string[];
  /** What comes of them, in a sentence or two. */
  readonly happens: string;
}

/** The flows among some that do not do what the policy says, one row for those that differ by their service alone. */
export function differingFlows(flows: readonly VerifiedFlow[], nameOf: NameOf): DifferingFlows[] {
  const groups = new Map<string, { first: VerifiedFlow; services: Set<string>; happens: string }>();
  for (const row of flows) {
    if (row.isAsExpected) continue;
    const { source, destination, service } = row.flow;
    const happens = whatHappens(row, nameOf);
    const key = [source, destination, happens].join(' ');
    const group = groups.get(key) ?? { first: row, services: new Set(), happens };
    groups.set(key, group);
    group.services.add(service.name);
  }
  return [...groups.values()].map(({ services, ...group }) => ({ ...group, services: [...services] }));
}

function whatHappens({ flow, outcome, drop }: VerifiedFlow, nameOf: NameOf): string {
  if (flow.expected === 'drop') return 'Passes, though the policy forbids it.';
  const reason = drop === undefined ? 'Dropped.' : dropSentence(drop, nameOf);
  return outcome === 'partly' ? `Some sessions fail. ${reason}` : reason;
}
