import type { CheckAnswer, CheckMessage } from '#web/features/topology/check-worker/messages.ts';
import type { CheckPort } from '#web/features/topology/check-worker/open-worker.ts';
import { startResponder } from '#web/features/topology/check-worker/respond.ts';

/** Stands for the worker, which a test has not: answers as it does, from copies, a little later. */
export function openWorker(onAnswer: (answer: CheckAnswer) => void): CheckPort {
  const respond = startResponder();
  let isClosed = false;
  return {
    send: (message: CheckMessage) => {
      const answer = respond(structuredClone(message));
      if (answer) setTimeout(() => !isClosed && onAnswer(structuredClone(answer)));
    },
    close: () => {
      isClosed = true;
    },
  };
}
