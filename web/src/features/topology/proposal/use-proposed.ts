import { useMemo } from 'react';
import type { MarkOf } from '#web/features/topology/model/card-mark.ts';
import { leaving } from '#web/features/topology/model/leaving.ts';
import { proposalMarks } from '#web/features/topology/model/proposal-marks.ts';
import type { PlanningAgain } from './use-planning-again.ts';

/** What the drawing shows of a proposal while it is open. */
export interface Proposed {
  /** Ids of what goes. */
  readonly leaving: ReadonlySet<string>;
  readonly markOf: MarkOf | undefined;
}

const nothing: Proposed = { leaving: new Set(), markOf: undefined };

export function useProposed({
  isOpen,
  proposal,
  choice,
}: Pick<PlanningAgain, 'isOpen' | 'proposal' | 'choice'>): Proposed {
  return useMemo(
    () =>
      isOpen && proposal
        ? { leaving: leaving(proposal, choice), markOf: proposalMarks(proposal, choice) }
        : nothing,
    [isOpen, proposal, choice],
  );
}
