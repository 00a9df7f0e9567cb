import type { AssessmentInput } from './assessment.ts';
import type { Simulated } from './simulated.ts';
import { topologyCopy } from './topology-copy.ts';

/** What is known of the network that was asked about; nothing where it could not be simulated. */
export type OnSimulated = (asked: AssessmentInput, simulated: Simulated | undefined) => void;

export interface Simulator {
  /** Simulates this next, instead of what it is at; `withImpacts` also says what each failure affects. */
  readonly ask: (input: AssessmentInput, withImpacts: boolean) => void;
  /** What the failure of several elements at once takes of the network that was simulated last. */
  readonly groupsLost: (ids: readonly string[]) => Promise<readonly string[] | undefined>;
  readonly close: () => void;
}

/** Simulates topologies part by part in a worker of its own, so that the other checks need not wait for it. */
export function openSimulator(onSimulated: OnSimulated): Simulator {
  const copy = topologyCopy();
  let isRunning = false;
  let waiting: { readonly input: AssessmentInput; readonly withImpacts: boolean } | undefined;
  let isClosed = false;
  const isCurrent = () => waiting === undefined && !isClosed;

  const simulate = async (input: AssessmentInput, withImpacts: boolean): Promise<void> => {
    let part = await copy.ask(input, (kept, changed) => kept.simulate({ withImpacts, ...changed }));
    if (isCurrent()) onSimulated(input, part);
    while (!part.isLast && isCurrent()) {
      part = await copy.askAgain((kept) => kept.simulateOn());
      if (isCurrent()) onSimulated(input, part);
    }
  };

  const begin = async (): Promise<void> => {
    if (isRunning || waiting === undefined || isClosed) return;
    const { input, withImpacts } = waiting;
    waiting = undefined;
    isRunning = true;
    await simulate(input, withImpacts).catch((error: unknown) => {
      console.warn('The network could not be simulated.', error);
      copy.close();
      if (isCurrent()) onSimulated(input, undefined);
    });
    isRunning = false;
    void begin();
  };

  return {
    ask: (input, withImpacts) => {
      waiting = { input, withImpacts };
      void begin();
    },
    groupsLost: (ids) => copy.askAgain((kept) => kept.groupsLost(ids)),
    close: () => {
      isClosed = true;
      copy.close();
    },
  };
}
