import type { Assessment, AssessmentInput, Extra } from './assessment.ts';
import { topologyCopy } from './topology-copy.ts';

/** What was asked, and what came of it. */
export interface Outcome {
  readonly asked: AssessmentInput;
  readonly assessment?: Assessment;
  /** Why it could not be checked. */
  readonly failure?: string;
}

export interface Checker {
  /** Checks this next; what was asked before and has not begun is skipped. */
  readonly ask: (input: AssessmentInput, extra: Extra | undefined) => void;
  readonly close: () => void;
}

/** Checks topologies in a worker, one at a time, the latest first; `onOutcome` gets each result. */
export function openChecker(onOutcome: (outcome: Outcome) => void): Checker {
  const copy = topologyCopy();
  let isRunning = false;
  let waiting: { readonly input: AssessmentInput; readonly extra: Extra | undefined } | undefined;
  let isClosed = false;

  const begin = async (): Promise<void> => {
    if (isRunning || waiting === undefined || isClosed) return;
    const { input, extra } = waiting;
    waiting = undefined;
    isRunning = true;
    const outcome = await copy
      .ask(input, (kept, changed) => kept.assess({ extra, ...changed }))
      .then(
        (assessment) => ({ asked: input, assessment }),
        (error: unknown) => {
          // The state of this worker is unknown.
          copy.close();
          return { asked: input, failure: error instanceof Error ? error.message : String(error) };
        },
      );
    isRunning = false;
    if (isClosed) return;
    onOutcome(outcome);
    void begin();
  };

  return {
    ask: (input, extra) => {
      waiting = { input, extra };
      void begin();
    },
    close: () => {
      isClosed = true;
      copy.close();
    },
  };
}
