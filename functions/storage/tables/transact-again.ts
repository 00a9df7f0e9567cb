import { conditionFailed, type Step, transact } from './transact.ts';

/** How often the steps are retried when someone else changed their basis. */
const attempts = 6;

/**
 * Writes the steps that `makeSteps` derives from what is stored. If a condition without a refusal fails, the stored
 * state has changed and the steps are made again. No steps means nothing to do.
 */
export async function transactAgain(makeSteps: () => Promise<readonly Step[]>): Promise<void> {
  for (let attempt = 1; ; attempt += 1) {
    const steps = await makeSteps();
    if (steps.length === 0) return;
    try {
      await transact(steps);
      return;
    } catch (error) {
      if (attempt === attempts || !conditionFailed(error)) throw error;
    }
  }
}
