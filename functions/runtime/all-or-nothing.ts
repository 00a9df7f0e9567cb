import { log } from './logger.ts';

/** Records how to undo the next step, or the one just done. */
export type OnFailure = (undo: () => Promise<void>) => void;

/**
 * Runs steps that no transaction spans. When one fails, the earlier ones are undone in reverse, and its error is
 * thrown. A failed undo stops the undoing, so that what is left behind is always a prefix of the steps.
 */
export async function allOrNothing<Result>(run: (onFailure: OnFailure) => Promise<Result>): Promise<Result> {
  const undos: (() => Promise<void>)[] = [];
  try {
    return await run((undo) => undos.push(undo));
  } catch (error) {
    await undoAll(undos.reverse());
    throw error;
  }
}

async function undoAll(undos: readonly (() => Promise<void>)[]): Promise<void> {
  try {
    for (const undo of undos) await undo();
  } catch (cause) {
    log('error', 'a failed operation could not be rolled back', { cause });
  }
}
