import type { Remote } from 'comlink';
import { openService, type Service } from '#web/ui/open-service.ts';
import type { AssessmentInput } from './assessment.ts';
import { parts, patchBetween } from './graph-patch.ts';
import type { KeptTopology } from './keep-topology.ts';

/** What has changed since the copy was asked before. */
export type Changed = Partial<Omit<AssessmentInput, 'graph'>>;

/** A topology that a worker has a copy of, started when it is first asked. */
export interface TopologyCopy {
  /** Brings the copy to where the page is, then asks. */
  readonly ask: <Answer>(
    input: AssessmentInput,
    question: (kept: Remote<KeptTopology>, changed: Changed) => Promise<Answer>,
  ) => Promise<Answer>;
  /** Asks about the copy as it is. */
  readonly askAgain: <Answer>(question: (kept: Remote<KeptTopology>) => Promise<Answer>) => Promise<Answer>;
  /** Ends the worker; the next one gets everything. */
  readonly close: () => void;
}

/** Elements that are copied to the worker at a time: about 4 ms of the page's time. */
const elementsAtOnce = 400;

export function topologyCopy(): TopologyCopy {
  let service: Service<KeptTopology> | undefined;
  /** What the worker has. */
  let sent: AssessmentInput | undefined;
  return {
    ask: (input, question) => {
      service ??= openService(startWorker);
      return service.call(async (kept) => {
        // One part after the other: the page goes on between them.
        for (const patch of parts(patchBetween(sent?.graph, input.graph), elementsAtOnce))
          await kept.change(patch);
        const answer = await question(kept, changed(input, sent));
        sent = input;
        return answer;
      });
    },
    askAgain: (question) => {
      service ??= openService(startWorker);
      return service.call(question);
    },
    close: () => {
      service?.close();
      service = undefined;
      sent = undefined;
    },
  };
}

const startWorker = () => new Worker(new URL('./check-worker.ts', import.meta.url), { type: 'module' });

const changed = (now: AssessmentInput, before: AssessmentInput | undefined): Changed => ({
  ...(now.requirements !== before?.requirements && { requirements: now.requirements }),
  ...(now.existing !== before?.existing && { existing: now.existing }),
  ...(now.devices !== before?.devices && { devices: now.devices }),
});
