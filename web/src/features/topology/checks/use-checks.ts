import { useCallback, useEffect, useRef, useState } from 'react';
import type { Graph } from '#shared/contract/topology.ts';
import { type Checker, openChecker } from '#web/features/topology/check-worker/checker.ts';
import type { Extra, Judged, Judgement } from '#web/features/topology/check-worker/judgement.ts';
import { useModels } from './use-models.ts';

export interface Checks {
  /** The newest that is known; of the topology as it was a moment ago while `isBehind`. */
  readonly judgement: Judgement | undefined;
  readonly isBehind: boolean;
  /** Why nothing newer comes. */
  readonly problem: 'no requirements' | 'broken' | undefined;
  readonly retry: () => void;
}

/** What the design asks for, once it is known. */
export type Stated = Pick<Judged, 'existing'> & { readonly requirements: Judged['requirements'] | undefined };

/** Judges the topology in a worker after each edit. Nothing is judged while the requirements are not known. */
export function useChecks(
  graph: Graph,
  { requirements, existing }: Stated,
  extra: Extra | undefined,
): Checks {
  const [known, setKnown] = useState<{ of: Graph; judgement: Judgement }>();
  const [brokenBy, setBrokenBy] = useState<Graph>();
  const devices = useModels(graph);
  const checker = useRef<Checker>(undefined);

  useEffect(() => {
    const opened = openChecker(({ asked, judgement, failure }) => {
      if (judgement) setKnown({ of: asked.graph, judgement });
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

  const isMissing = extra !== undefined && known !== undefined && !(extra in known.judgement);
  return {
    judgement: known?.judgement,
    isBehind: known?.of !== graph || isMissing,
    problem: requirements === undefined ? 'no requirements' : brokenBy === graph ? 'broken' : undefined,
    retry: ask,
  };
}
