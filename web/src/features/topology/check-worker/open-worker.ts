import type { CheckAnswer, CheckMessage } from './messages.ts';

/** The far end of the talk, so that a test can answer without a worker. */
export interface CheckPort {
  readonly send: (message: CheckMessage) => void;
  readonly close: () => void;
}

/** Starts the worker in a file of its own, which a strict content security policy allows. */
export function openWorker(onAnswer: (answer: CheckAnswer) => void): CheckPort {
  const worker = new Worker(new URL('./check-worker.ts', import.meta.url), { type: 'module' });
  worker.addEventListener('message', ({ data }: MessageEvent<CheckAnswer>) => onAnswer(data));
  worker.addEventListener('error', ({ message }) => onAnswer({ kind: 'failed', reason: message }));
  return { send: (message) => worker.postMessage(message), close: () => worker.terminate() };
}
