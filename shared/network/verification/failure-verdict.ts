import { formatCount, plural } from '../../vocabulary/counts.ts';

/** What so many single failures that do what none may are to a design: it takes what has to survive it, or lets through what is forbidden. */
export const failureVerdict = (harmful: number): string =>
  harmful === 0
    ? 'No single failure takes what has to survive it by the redundancy that the requirements ask for.'
    : `${formatCount(harmful, 'single failure')} ${plural(harmful, 'does', 'do')} harm that the design does not allow.`;
