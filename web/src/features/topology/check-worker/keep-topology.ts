import type { Graph } from '#shared/contract/topology.ts';
import { type GraphPatch, patched } from './graph-patch.ts';
import { type Extra, type Judged, type Judgement, judge } from './judgement.ts';

/** What to check. What has not changed since the last question is left out. */
export interface CheckQuestion extends Partial<Omit<Judged, 'graph'>> {
  readonly extra: Extra | undefined;
}

/** The worker's copy of a topology: follows its changes, and checks it when asked. */
export interface KeptTopology {
  readonly change: (patch: GraphPatch) => void;
  readonly judge: (question: CheckQuestion) => Judgement;
}

export function keepTopology(): KeptTopology {
  let graph: Graph = { nodes: [], edges: [], subnets: [] };
  let known: Omit<Judged, 'graph'> | undefined;
  return {
    change: (patch) => {
      graph = patched(graph, patch);
    },
    judge: (question) => {
      const requirements = question.requirements ?? known?.requirements;
      if (requirements === undefined) throw new Error('No requirements were sent.');
      known = {
        requirements,
        existing: 'existing' in question ? question.existing : known?.existing,
        devices: question.devices ?? known?.devices ?? [],
      };
      return judge({ graph, ...known }, question.extra);
    },
  };
}
