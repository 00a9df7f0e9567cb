import { passTime } from './payment-world.ts';
import { check, drain } from './people-act.ts';

export const dayMs = 86_400_000;

/** Days pass, each with its check. */
export async function pass(days: number): Promise<void> {
  for (let day = 0; day < days; day++) {
    passTime(dayMs);
    await check();
    await drain();
  }
}
