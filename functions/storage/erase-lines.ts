import { Refusal } from '#shared/contract/errors.ts';
import type { DesignLine } from './design-device-items.ts';
import { deleteLine } from './design-device-writes.ts';
import { countUseOf } from './equipment/equipment-writes.ts';
import { transact } from './tables/transact.ts';

/** Erases lines of designs' equipment: their devices are used by one design fewer. A device that is gone counts no uses. */
export async function eraseLines(uid: string, lines: readonly DesignLine[]): Promise<void> {
  for (const line of lines) {
    try {
      await transact([deleteLine(uid, line), unused(line)]);
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      await transact([deleteLine(uid, line)]);
    }
  }
}

const unused = ({ owner, deviceId }: DesignLine) => countUseOf(owner, deviceId, -1);
