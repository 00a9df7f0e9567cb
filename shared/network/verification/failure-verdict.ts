import { formatCount, plural } from '../../vocabulary/counts.ts';

/** What so many single failures that do what none may are to a design: it takes what has to survive it, or lets through what is forbidden. */
export const failureVerdict = (harmful: number): string =>
  harmful === 0
    ? 'Everything that the requirements say must survive a single failure does.'
    : `${formatCount(harmful, 'single failure')} ${plural(harmful, 'does', 'do')} harm that the design does not allow.`;
