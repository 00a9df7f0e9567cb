import '../../../support/function-environment.ts';
import { describe, expect, it } from 'vitest';
import { notFound, staleVersion } from '#shared/contract/errors.ts';
import { nextVersion, versioned, whateverVersion } from '../../../../functions/storage/tables/versioned.ts';

const designs = versioned('designs', 'design');
const key = { userId: 'ada', id: 'lisbon' };

describe('a write of a versioned document', () => {
  it('is conditional on the version that it is based on', () => {
    for (const { write } of [
      designs.replace(key, 3),
      designs.change(key, 3, { version: 4 }),
      designs.remove(key, 3),
    ]) {
      expect(Object.values(write)[0]).toMatchObject({
        TableName: 'designs',
        ConditionExpression: '#version = :storedVersion',
        ExpressionAttributeValues: { ':storedVersion': 3 },
        ReturnValuesOnConditionCheckFailure: 'ALL_OLD',
      });
    }
  });

  it('rejects with the stored version, or says that there is none', async () => {
    const { refuse } = designs.change(key, 3, { version: 4 });
    expect(await refuse?.({ version: { N: '7' } })).toMatchObject({
      code: 'stale_version',
      message: 'This design was changed by someone else. Reload it and try again.',
      details: { currentVersion: 7 },
    });
    expect(await refuse?.({})).toMatchObject({ code: 'not_found', message: 'This design does not exist.' });
  });

  it('drops the fields that the next version lacks', () => {
    const { write } = designs.change(key, 1, { version: 2, note: undefined, designName: 'Lisbon' });
    expect(write.Update).toMatchObject({
      Key: key,
      UpdateExpression: 'SET #version = :version, #designName = :designName REMOVE #note',
      ExpressionAttributeValues: { ':version': 2, ':designName': 'Lisbon', ':storedVersion': 1 },
    });
  });

  it('is not tried where the change is based on another version', () => {
    expect(() => designs.expect({ version: 2 }, 1)).toThrow('This design was changed by someone else');
    expect(() => designs.expect({ version: 2 }, 2)).not.toThrow();
  });

  it('counts the version up', () => {
    const stored = { name: 'Lisbon', version: 4, updatedAt: '2026-01-01T00:00:00.000Z' };
    const next = nextVersion(stored, { name: 'Porto' });
    expect(next).toMatchObject({ name: 'Porto', version: 5 });
    expect(next.updatedAt > stored.updatedAt).toBe(true);
  });
});

describe('a change that applies to any version', () => {
  const failing = (error: Error, times: number) => {
    let calls = 0;
    const run = async () => {
      calls += 1;
      if (calls <= times) throw error;
      return calls;
    };
    return { run, calls: () => calls };
  };

  it('is retried when someone else was quicker, five times at most', async () => {
    expect(await whateverVersion(failing(staleVersion('design', 2), 4).run)).toBe(5);
    const beaten = failing(staleVersion('design', 2), 5);
    await expect(whateverVersion(beaten.run)).rejects.toMatchObject({ code: 'stale_version' });
    expect(beaten.calls()).toBe(5);
  });

  it('is not retried after another failure', async () => {
    const gone = failing(notFound('design'), 9);
    await expect(whateverVersion(gone.run)).rejects.toMatchObject({ code: 'not_found' });
    expect(gone.calls()).toBe(1);
  });
});
