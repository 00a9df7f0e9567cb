import { formatNumber } from '#shared/vocabulary/counts.ts';
import type { MarkOf } from './card-mark.ts';
import type { Choice, Proposal } from './proposal.ts';
import { type ProposalRow, proposalRows } from './proposal-rows.ts';

/** On each card how much of a proposal that was not declined would be removed, added and changed there. */
export function proposalMarks(proposal: Proposal, { declined }: Choice): MarkOf {
  const bySite = new Map(proposalRows(proposal).map(({ site, rows }) => [site, rows]));
  return ({ sites }) => {
    const rows = sites.flatMap((site) => bySite.get(site) ?? []).filter(({ key }) => !declined.has(key));
    const count = (kind: ProposalRow['kind'], word: string) => {
      const number = rows.filter((row) => row.kind === kind).length;
      return number === 0 ? [] : [`${formatNumber(number)} ${word}`];
    };
    const removed = count('removed', 'removed');
    const rest = [...count('added', 'added'), ...count('changed', 'changed')];
    const lines = [...removed, ...(rest.length > 0 ? [rest.join(', ')] : [])];
    return lines.length === 0 ? undefined : { kind: removed.length > 0 ? 'removes' : 'changes', lines };
  };
}
