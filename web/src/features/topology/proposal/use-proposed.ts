import { useEffect, useEffectEvent, useMemo } from 'react';
import type { Graph } from '#shared/contract/topology-items.ts';
import { type ProposedPicture, proposedPicture } from '#web/features/topology/layout/proposed-picture.ts';
import { addingInWords } from '#web/features/topology/model/adding-in-words.ts';
import type { MarkOf } from '#web/features/topology/model/card-mark.ts';
import { leaving } from '#web/features/topology/model/leaving.ts';
import type { Positions } from '#web/features/topology/model/positions.ts';
import { proposalMarks } from '#web/features/topology/model/proposal-marks.ts';
import type { PlanningAgain } from './use-planning-again.ts';

/** What the drawing shows of a proposal while it is open. */
export interface Proposed {
  /** Ids of what goes. */
  readonly leaving: ReadonlySet<string>;
  readonly markOf: MarkOf | undefined;
  /** New sites, and how many devices come to those that are there, in words. */
  readonly adding: string;
  /** What the canvas draws instead of the topology while it makes room for the review. */
  readonly picture: ProposedPicture | undefined;
}

const nothing: Omit<Proposed, 'picture'> = { leaving: new Set(), markOf: undefined, adding: '' };

/** `now` is what the canvas shows of the topology itself; undefined where that is not what the proposal is based on any more. */
export function useProposed(
  { isOpen, isFolded, proposal, choice }: Pick<PlanningAgain, 'isOpen' | 'isFolded' | 'proposal' | 'choice'>,
  now: { readonly graph: Graph; readonly positions: Positions } | undefined,
  reveal: (ids: readonly string[]) => void,
): Proposed {
  const { graph, positions } = now ?? {};
  const proposed = useMemo(
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
  const picture = useMemo(
    () =>
      isOpen && isFolded && proposal && graph && positions
        ? proposedPicture(proposal, choice, { graph, positions })
        : undefined,
    [isOpen, isFolded, proposal, choice, graph, positions],
  );
  const revealChanged = useEffectEvent(() => {
    if (picture) reveal([...picture.coming, ...proposed.leaving]);
  });
  const isPictured = picture !== undefined;
  useEffect(() => {
    if (isPictured) revealChanged();
  }, [isPictured]);
  return { ...proposed, picture };
}
