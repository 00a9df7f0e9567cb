import { useCallback, useEffect, useRef, useState } from 'react';
import type { Graph } from '#shared/contract/topology.ts';
import { useModels } from '#web/documents/equipment/use-models.ts';
import type { Assessment, AssessmentInput, Extra } from '#web/features/topology/check-worker/assessment.ts';
import { type Checker, openChecker } from '#web/features/topology/check-worker/checker.ts';

export interface Checks {
  /** The newest that is known; of the topology as it was a moment ago while `isBehind`. */
  readonly assessment: Assessment | undefined;
  readonly isBehind: boolean;
  /** Why nothing newer comes. */
  readonly problem: 'no requirements' | 'broken' | undefined;
  readonly retry: () => void;
}

/** What the design asks for, once it is known. */
export type Stated = Pick<AssessmentInput, 'existing'> & {
  readonly requirements: AssessmentInput['requirements'] | undefined;
};

/** Checks the topology in a worker after each edit, once the requirements are known. */
export function useChecks(
  graph: Graph,
  { requirements, existing }: Stated,
  extra: Extra | undefined,
): Checks {
  const [known, setKnown] = useState<{ of: Graph; assessment: Assessment }>();
  const [brokenBy, setBrokenBy] = useState<Graph>();
  const devices = useModels(graph);
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

  const ask = useCallback(() => {
    if (requirements && devices) checker.current?.ask({ graph, requirements, existing, devices }, extra);
  }, [graph, requirements, existing, devices, extra]);
  useEffect(ask, [ask]);

  const isMissing = extra !== undefined && known !== undefined && !(extra in known.assessment);
  return {
    assessment: known?.assessment,
    isBehind: known?.of !== graph || isMissing,
    problem: requirements === undefined ? 'no requirements' : brokenBy === graph ? 'broken' : undefined,
    retry: ask,
  };
}
