import { conditionFailed, type Step, transact } from './transact.ts';

/** How often the steps are made again when someone else changed what they were made from. */
const attempts = 6;

/**
 * Writes what `makeSteps` says after a look at what is stored. Where a condition fails that no step has a refusal
 * for, what was looked at is no longer true, and it looks again. No steps at all is nothing to do.
 */
export async function transactAnew(makeSteps: () => Promise<readonly Step[]>): Promise<void> {
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
