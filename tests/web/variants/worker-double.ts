import type { VariantsAnswer, VariantsQuestion } from '#web/features/variants/worker/messages.ts';
import type { VariantsPort } from '#web/features/variants/worker/open-worker.ts';
import { respond } from '#web/features/variants/worker/respond.ts';

/** Stands for the worker, which a test has not: answers as it does, from copies, a little later. */
export function openWorker(onAnswer: (answer: VariantsAnswer) => void): VariantsPort {
  let isClosed = false;
  return {
    ask: (question: VariantsQuestion) => {
      setTimeout(() =>
        respond(structuredClone(question), (answer) => {
          if (!isClosed) onAnswer(structuredClone(answer));
        }),
      );
    },
    close: () => {
      isClosed = true;
    },
  };
}
