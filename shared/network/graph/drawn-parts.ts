import type { Graph } from '../../contract/topology-items.ts';

/** What of a graph is drawing alone: planning, checking and configuring do not know it, and carry it along. */
type DrawnParts = Pick<Graph, 'notes' | 'views'>;

export const drawnParts = ({ notes = [], views = [] }: DrawnParts): DrawnParts => ({
  ...(notes.length > 0 && { notes }),
  ...(views.length > 0 && { views }),
});
