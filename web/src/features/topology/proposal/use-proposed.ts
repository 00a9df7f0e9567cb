import { useMemo } from 'react';
import { addingInWords } from '#web/features/topology/model/adding-in-words.ts';
import type { MarkOf } from '#web/features/topology/model/card-mark.ts';
import { leaving } from '#web/features/topology/model/leaving.ts';
import { proposalMarks } from '#web/features/topology/model/proposal-marks.ts';
import type { PlanningAgain } from './use-planning-again.ts';

/** What the drawing shows of a proposal while it is open. */
export interface Proposed {
  /** Ids of what goes. */
  readonly leaving: ReadonlySet<string>;
  readonly markOf: MarkOf | undefined;
  /** New sites, and how many devices come to those that are there, in words. */
  readonly adding: string;
}

const nothing: Proposed = { leaving: new Set(), markOf: undefined, adding: '' };

export function useProposed({
  isOpen,
  proposal,
  choice,
}: Pick<PlanningAgain, 'isOpen' | 'proposal' | 'choice'>): Proposed {
  return useMemo(
    () =>
      isOpen && proposal
        ? {
            leaving: leaving(proposal, choice),
            markOf: proposalMarks(proposal, choice),
            adding: addingInWords(proposal, choice),
          }
        : nothing,
    [isOpen, proposal, choice],
  );
}
