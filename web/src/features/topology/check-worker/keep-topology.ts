import type { Graph } from '#shared/contract/topology-items.ts';
import { networkKeeper } from '#shared/network/checks/network-keeper.ts';
import { type Assessment, type AssessmentInput, assess, type Extra } from './assessment.ts';
import { type GraphPatch, patched } from './graph-patch.ts';
import { beginSimulation, type Simulated, type Simulation } from './simulated.ts';

/** What to check. What has not changed since the last question is left out. */
type Question = Partial<Omit<AssessmentInput, 'graph'>>;

export interface CheckQuestion extends Question {
  readonly extra: Extra | undefined;
}

export interface SimulationQuestion extends Question {
  readonly withImpacts: boolean;
}

/** The worker's copy of a topology: follows its changes, and checks it when asked. */
export interface KeptTopology {
  readonly change: (patch: GraphPatch) => void;
  readonly assess: (question: CheckQuestion) => Assessment;
  /** Begins to simulate it as it is now. */
  readonly simulate: (question: SimulationQuestion) => Simulated;
  /** The next part of the simulation that was begun last. */
  readonly simulateOn: () => Simulated;
  /** Of the simulation that was begun last. */
  readonly groupsLost: Simulation['groupsLost'];
}

export function keepTopology(): KeptTopology {
  let graph: Graph = { nodes: [], edges: [], subnets: [] };
  let known: Omit<AssessmentInput, 'graph'> | undefined;
  let simulation: Simulation | undefined;
  const keeper = networkKeeper();
  const asked = (question: Question): AssessmentInput => {
    const requirements = question.requirements ?? known?.requirements;
    if (requirements === undefined) throw new Error('No requirements were sent.');
    known = {
      requirements,
      existing: 'existing' in question ? question.existing : known?.existing,
      devices: question.devices ?? known?.devices ?? [],
    };
    return { graph, ...known };
  };
  return {
    change: (patch) => {
      graph = patched(graph, patch);
    },
    assess: (question) => assess(asked(question), question.extra),
    simulate: (question) => {
      simulation = beginSimulation(asked(question), question.withImpacts, keeper);
      return simulation.next();
    },
    simulateOn: () => {
      if (simulation === undefined) throw new Error('No simulation was begun.');
      return simulation.next();
    },
    groupsLost: (ids) => simulation?.groupsLost(ids),
  };
}
