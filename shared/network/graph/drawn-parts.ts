import type { Graph } from '../../contract/topology.ts';

/** What of a graph is drawing alone: planning, checking and configuring do not know it, and carry it along. */
export const drawnParts = ({ notes = [] }: Pick<Graph, 'notes'>): Pick<Graph, 'notes'> =>
  notes.length > 0 ? { notes } : {};
