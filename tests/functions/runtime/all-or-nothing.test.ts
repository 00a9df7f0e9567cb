import { describe, expect, it } from 'vitest';
import { allOrNothing } from '../../../functions/runtime/all-or-nothing.ts';
import { withRequestLog } from '../../support/request-log.ts';

const logged = withRequestLog();

describe('steps that no transaction spans', () => {
  it('return their result and undo nothing when all succeed', async () => {
    const undone: string[] = [];
    const result = await allOrNothing(async (onFailure) => {
      onFailure(async () => void undone.push('first'));
      return 'done';
    });
    expect(result).toBe('done');
    expect(undone).toEqual([]);
  });

  it('are undone in reverse when one fails, and its error is thrown', async () => {
    const undone: string[] = [];
    const failing = allOrNothing(async (onFailure) => {
      onFailure(async () => void undone.push('first'));
      onFailure(async () => void undone.push('second'));
      throw new Error('third failed');
    });
    await expect(failing).rejects.toThrow('third failed');
    expect(undone).toEqual(['second', 'first']);
  });

  it('keep the steps before a failed undo, and log it', async () => {
    const undone: string[] = [];
    const failing = allOrNothing(async (onFailure) => {
      onFailure(async () => void undone.push('first'));
      onFailure(async () => {
        throw new Error('cannot undo');
      });
      throw new Error('third failed');
    });
    await expect(failing).rejects.toThrow('third failed');
    expect(undone).toEqual([]);
    expect(logged()).toMatchObject([{ level: 'error', cause: { message: 'cannot undo' } }]);
  });
});
