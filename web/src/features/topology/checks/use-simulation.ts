import { useEffect, useMemo, useRef, useState } from 'react';
import { unsimulated } from '#shared/network/checks/unsimulated.ts';
import { type AssessedCheck, counted } from '#web/features/topology/check-worker/assessed-check.ts';
import type { AssessmentInput } from '#web/features/topology/check-worker/assessment.ts';
import type { Simulated } from '#web/features/topology/check-worker/simulated.ts';
import { openSimulator, type Simulator } from '#web/features/topology/check-worker/simulator.ts';

export interface SimulationResult extends Pick<Simulated, 'checks' | 'failures'> {
  /** More is to come, or this is of the topology as it was a moment ago. */
  readonly isBehind: boolean;
  /** How many single failures are simulated, while they are. */
  readonly progress: Simulated['progress'] | undefined;
  /** What the failure of several elements at once takes, by simulation; absent until the present network is simulated. */
  readonly groupsLost?: Simulator['groupsLost'] | undefined;
}

interface Known {
  readonly of: AssessmentInput;
  readonly simulated: Simulated | undefined;
}

/** Simulates the network part by part after each edit; what failures affect from the first time that it is looked at. */
export function useSimulation(
  input: AssessmentInput | undefined,
  areFailuresShown: boolean,
): SimulationResult {
  const [known, setKnown] = useState<Known>();
  const [withImpacts, setWithImpacts] = useState(areFailuresShown);
  if (areFailuresShown && !withImpacts) setWithImpacts(true);
  const simulator = useRef<Simulator>(undefined);

  useEffect(() => {
    const opened = openSimulator((of, simulated) => setKnown({ of, simulated }));
    simulator.current = opened;
    return opened.close;
  }, []);
  useEffect(() => {
    if (input) simulator.current?.ask(input, withImpacts);
  }, [input, withImpacts]);

  return useMemo(() => {
    const isCurrent = known !== undefined && known.of === input;
    if (known === undefined) return { checks: awaited, isBehind: input !== undefined, progress: undefined };
    if (known.simulated === undefined) return { checks: broken, isBehind: !isCurrent, progress: undefined };
    const { checks, failures, progress, isLast } = known.simulated;
    return {
      // A fix is for the topology as it was found; the simulation may be seconds behind an edit.
      checks: isCurrent ? checks : checks.map(withoutFixes),
      ...(failures && { failures }),
      groupsLost: isCurrent ? simulator.current?.groupsLost : undefined,
      isBehind: !isCurrent || !isLast,
      progress: isCurrent && !isLast ? progress : undefined,
    };
  }, [known, input]);
}

const awaited = unsimulated('Being simulated.').map(counted);
const broken = unsimulated('The simulation stopped unexpectedly; the next edit starts it again.').map(
  counted,
);

const withoutFixes = (check: AssessedCheck): AssessedCheck => ({
  ...check,
  findings: check.findings.map(({ fix: _, ...finding }) => finding),
});
