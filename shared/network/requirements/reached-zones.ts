import type { Segment } from '../../contract/requirements.ts';

/** Beside its own hosts, and beside addresses, names and time, a segment that is kept apart may reach these. */
export type Reached = 'server' | 'internet';

/** What a segment of staff or devices that is kept apart states that it reaches. */
export const reachedFrom = ({ reaches }: Pick<Segment, 'reaches'>): readonly Reached[] => reached[reaches];

const reached: Readonly<Record<Segment['reaches'], readonly Reached[]>> = {
  nothing: [],
  servers: ['server'],
  internet: ['internet'],
  'servers-and-internet': ['server', 'internet'],
};
