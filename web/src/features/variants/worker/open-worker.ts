import type { VariantsAnswer, VariantsQuestion } from './messages.ts';

/** The far end of the talk, so that a test can answer without a worker. */
export interface VariantsPort {
  readonly ask: (question: VariantsQuestion) => void;
  readonly close: () => void;
}

/** Starts the worker in a file of its own, which a strict content security policy allows. */
export function openWorker(onAnswer: (answer: VariantsAnswer) => void): VariantsPort {
  const worker = new Worker(new URL('./variants-worker.ts', import.meta.url), { type: 'module' });
  worker.addEventListener('message', ({ data }: MessageEvent<VariantsAnswer>) => onAnswer(data));
  worker.addEventListener('error', ({ message }) => onAnswer({ kind: 'broken', reason: message }));
  return { ask: (question) => worker.postMessage(question), close: () => worker.terminate() };
}
