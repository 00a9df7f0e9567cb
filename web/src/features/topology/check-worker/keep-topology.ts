import type { Graph } from '#shared/contract/topology.ts';
import { type Assessment, type AssessmentInput, assess, type Extra } from './assessment.ts';
import { type GraphPatch, patched } from './graph-patch.ts';

/** What to check. What has not changed since the last question is left out. */
export interface CheckQuestion extends Partial<Omit<AssessmentInput, 'graph'>> {
  readonly extra: Extra | undefined;
}

/** The worker's copy of a topology: follows its changes, and checks it when asked. */
export interface KeptTopology {
  readonly change: (patch: GraphPatch) => void;
  readonly assess: (question: CheckQuestion) => Assessment;
}

export function keepTopology(): KeptTopology {
  let graph: Graph = { nodes: [], edges: [], subnets: [] };
  let known: Omit<AssessmentInput, 'graph'> | undefined;
  return {
    change: (patch) => {
      graph = patched(graph, patch);
    },
    assess: (question) => {
      const requirements = question.requirements ?? known?.requirements;
      if (requirements === undefined) throw new Error('No requirements were sent.');
      known = {
        requirements,
        existing: 'existing' in question ? question.existing : known?.existing,
        devices: question.devices ?? known?.devices ?? [],
      };
      return assess({ graph, ...known }, question.extra);
    },
  };
}
