import { formatNumber } from '#shared/vocabulary/counts.ts';
import type { MarkOf } from './card-mark.ts';
import type { Choice, Proposal } from './proposal.ts';
import { keyOf, type ProposalRow, proposalRows } from './proposal-rows.ts';

/** On each card how much of a proposal that was not declined would be removed, added and changed there, and whether all of it goes. */
export function proposalMarks(proposal: Proposal, { declined }: Choice): MarkOf {
  const devices = proposal.current.nodes;
  const bySite = new Map(proposalRows(proposal).map(({ site, rows }) => [site, rows]));
  return ({ sites }) => {
    const rows = sites.flatMap((site) => bySite.get(site) ?? []).filter(({ key }) => !declined.has(key));
    const count = (kind: ProposalRow['kind'], word: string) => {
      const number = rows.filter((row) => row.kind === kind).length;
      return number === 0 ? [] : [`${formatNumber(number)} ${word}`];
    };
    const removed = count('removed', 'removed');
    const added = count('added', 'added');
    const rest = [...added, ...count('changed', 'changed')];
    const lines = [...removed, ...(rest.length > 0 ? [rest.join(', ')] : [])];
    if (lines.length === 0) return undefined;
    const gone = new Set(rows.flatMap((row) => (row.kind === 'removed' ? row.key : [])));
    const own = devices.filter(({ site }) => sites.includes(site ?? ''));
    const goes = own.length > 0 && own.every(({ id }) => gone.has(keyOf('removed', 'nodes', id)));
    const kind = goes ? 'goes' : removed.length > 0 ? 'removes' : added.length > 0 ? 'adds' : 'changes';
    return { kind, lines };
  };
}
