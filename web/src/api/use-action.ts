import { useCallback, useRef, useState } from 'react';
import { isCancelled, sentenceOf } from './api-error.ts';

/** Loading, error and success of one action of the user (specification, section 4). */
export interface Action<Input extends readonly unknown[], Result> {
  /** Returns undefined when it failed; `error` then holds the sentence to show. */
  readonly run: (...input: Input) => Promise<Result | undefined>;
  readonly status: 'idle' | 'loading' | 'success' | 'error';
  readonly isLoading: boolean;
  readonly error: string | undefined;
  /** What was thrown, for its code and details. */
  readonly cause: unknown;
  readonly reset: () => void;
}

const idle = { status: 'idle', error: undefined, cause: undefined } as const;

/** Runs `perform` one at a time and keeps its phase. A cancelled request goes back to idle and is no error. */
export function useAction<Input extends readonly unknown[], Result>(
  perform: (...input: Input) => Promise<Result>,
  fallback: string,
): Action<Input, Result> {
  const [state, setState] = useState<Pick<Action<Input, Result>, 'status' | 'error' | 'cause'>>(idle);
  const latest = useRef(perform);
  latest.current = perform;

  const run = useCallback(
    async (...input: Input): Promise<Result | undefined> => {
      setState({ ...idle, status: 'loading' });
      try {
        const result = await latest.current(...input);
        setState({ ...idle, status: 'success' });
        return result;
      } catch (cause) {
        setState(isCancelled(cause) ? idle : { status: 'error', error: sentenceOf(cause, fallback), cause });
        return undefined;
      }
    },
    [fallback],
  );
  const reset = useCallback(() => setState(idle), []);

  return { ...state, isLoading: state.status === 'loading', run, reset };
}
