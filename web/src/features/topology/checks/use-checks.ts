import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { Graph } from '#shared/contract/topology-items.ts';
import { useModels } from '#web/documents/equipment/use-models.ts';
import type { Assessment, AssessmentInput, Extra } from '#web/features/topology/check-worker/assessment.ts';
import { type Checker, openChecker } from '#web/features/topology/check-worker/checker.ts';
import type { Simulated } from '#web/features/topology/check-worker/simulated.ts';
import { type SimulationResult, useSimulation } from './use-simulation.ts';

export interface Checks {
  /** The newest that is known; of the topology as it was a moment ago while `isBehind`. */
  readonly assessment: Assessment | undefined;
  readonly isBehind: boolean;
  /** How many single failures are simulated, while they are. */
  readonly progress: Simulated['progress'] | undefined;
  readonly groupsLost: SimulationResult['groupsLost'];
  /** Why nothing newer comes. */
  readonly problem: 'no requirements' | 'broken' | undefined;
  readonly retry: () => void;
}

/** What the design asks for, once it is known. */
export type Stated = Pick<AssessmentInput, 'existing'> & {
  readonly requirements: AssessmentInput['requirements'] | undefined;
};

export interface Asked {
  readonly extra: Extra | undefined;
  /** Reading the catalogue and copying a large topology to the workers would hold up its first picture. */
  readonly isPainted: boolean;
}

/** Checks the topology in workers after each edit, once the requirements are known. */
export function useChecks(
  graph: Graph,
  { requirements, existing }: Stated,
  { extra, isPainted }: Asked,
): Checks {
  const [known, setKnown] = useState<{ of: Graph; assessment: Assessment }>();
  const [brokenBy, setBrokenBy] = useState<Graph>();
  const devices = useModels(isPainted ? graph : undefined);
  const checker = useRef<Checker>(undefined);

  useEffect(() => {
    const opened = openChecker(({ asked, assessment, failure }) => {
      if (assessment) setKnown({ of: asked.graph, assessment });
      if (failure !== undefined) console.warn('The topology could not be checked.', failure);
      setBrokenBy(failure === undefined ? undefined : asked.graph);
    });
    checker.current = opened;
    return opened.close;
  }, []);

  const input = useMemo(
    () => (requirements && devices ? { graph, requirements, existing, devices } : undefined),
    [graph, requirements, existing, devices],
  );
  const ask = useCallback(() => {
    if (input) checker.current?.ask(input, extra);
  }, [input, extra]);
  useEffect(ask, [ask]);
  const simulation = useSimulation(input, extra === 'failures');

  const isMissing = extra !== undefined && known !== undefined && !(extra in known.assessment);
  const assessment = useMemo(() => known && withSimulated(known.assessment, simulation), [known, simulation]);
  return {
    assessment,
    isBehind: known?.of !== graph || isMissing || simulation.isBehind,
    progress: simulation.progress,
    groupsLost: simulation.groupsLost,
    problem: requirements === undefined ? 'no requirements' : brokenBy === graph ? 'broken' : undefined,
    retry: ask,
  };
}

/** One list of checks; what failures affect follows the simulation as soon as it says something. */
const withSimulated = (assessment: Assessment, { checks, failures }: SimulationResult): Assessment => ({
  ...assessment,
  checks: [...assessment.checks, ...checks],
  ...(assessment.failures && failures && { failures }),
});
