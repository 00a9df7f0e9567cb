import { log } from './logger.ts';

/** Notes how to take back the step that comes next or has just been done. */
export type OnFailure = (undo: () => Promise<void>) => void;

/**
 * Runs steps that no transaction spans. When one fails, those before it are taken back in reverse, and its error is
 * thrown. An undo that fails itself ends the undoing, so that what is left behind is always a beginning of the steps.
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
