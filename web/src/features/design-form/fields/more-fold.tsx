import type { ReactNode } from 'react';
import { joinAnd } from '#shared/vocabulary/lists.ts';
import { Fold } from '#web/ui/fold.tsx';

export interface MoreFoldProps {
  /** What is stated inside. */
  readonly labels: readonly string[];
  /** Something inside is wrong: it shows. */
  readonly isWrong: boolean;
  readonly children: ReactNode;
}

/** What few networks need, folded away, with the names of what is stated. */
export const MoreFold = ({ labels, isWrong, children }: MoreFoldProps) => (
  <Fold title="More" note={labels.length > 0 && joinAnd(labels)} isHeldOpen={isWrong}>
    {children}
  </Fold>
);
