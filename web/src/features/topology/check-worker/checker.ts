import { openService, type Service } from '#web/ui/open-service.ts';
import type { Assessment, AssessmentInput, Extra } from './assessment.ts';
import { parts, patchBetween } from './graph-patch.ts';
import type { KeptTopology } from './keep-topology.ts';

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

/** Elements that are copied to the worker at a time: about 4 ms of the page's time. */
const elementsAtOnce = 400;

/** Checks topologies in a worker, one at a time, the latest first; `onOutcome` gets each result. */
export function openChecker(onOutcome: (outcome: Outcome) => void): Checker {
  let service: Service<KeptTopology> | undefined;
  /** What the worker has. */
  let sent: AssessmentInput | undefined;
  let isRunning = false;
  let waiting: { readonly input: AssessmentInput; readonly extra: Extra | undefined } | undefined;
  let isClosed = false;

  const check = (input: AssessmentInput, extra: Extra | undefined): Promise<Assessment> => {
    service ??= openService(startWorker);
    return service.call(async (kept) => {
      // One part after the other: the page goes on between them.
      for (const patch of parts(patchBetween(sent?.graph, input.graph), elementsAtOnce))
        await kept.change(patch);
      const assessment = await kept.assess({ extra, ...changed(input, sent) });
      sent = input;
      return assessment;
    });
  };

  const begin = async (): Promise<void> => {
    if (isRunning || waiting === undefined || isClosed) return;
    const { input, extra } = waiting;
    waiting = undefined;
    isRunning = true;
    const outcome = await check(input, extra).then(
      (assessment) => ({ asked: input, assessment }),
      (error: unknown) => {
        // The next worker gets everything again: the state of this one is unknown.
        service?.close();
        service = undefined;
        sent = undefined;
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
      service?.close();
    },
  };
}

const startWorker = () => new Worker(new URL('./check-worker.ts', import.meta.url), { type: 'module' });

const changed = (
  now: AssessmentInput,
  before: AssessmentInput | undefined,
): Partial<Omit<AssessmentInput, 'graph'>> => ({
  ...(now.requirements !== before?.requirements && { requirements: now.requirements }),
  ...(now.existing !== before?.existing && { existing: now.existing }),
  ...(now.devices !== before?.devices && { devices: now.devices }),
});
