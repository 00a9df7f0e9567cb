import { beforeEach, describe, expect, it, vi } from 'vitest';
import { staleVersion } from '#shared/contract/errors.ts';
import { writePointingTo } from '../../../../functions/storage/objects/write-pointing-to.ts';
import { canceled, noAnswer, serverFailure } from '../../../support/aws-errors.ts';
import { withRequestLog } from '../../../support/request-log.ts';

const logged = withRequestLog();

/** An object that exists or not, and an item that points to it or not. */
const world = { stored: false, pointedTo: false };

const object = {
  key: 'the-key',
  put: vi.fn(async () => {
    world.stored = true;
  }),
  remove: vi.fn(async () => {
    world.stored = false;
  }),
};

const isPointedTo = vi.fn(async () => world.pointedTo);

const write = vi.fn(async () => {
  world.pointedTo = true;
});

beforeEach(() => {
  vi.clearAllMocks();
  Object.assign(world, { stored: false, pointedTo: false });
});

describe('an object and the item that points to it', () => {
  it('both exist after a success', async () => {
    await writePointingTo(object, write, isPointedTo);
    expect(world).toEqual({ stored: true, pointedTo: true });
  });

  it('are both absent when the object could not be stored', async () => {
    object.put.mockImplementationOnce(async () => {
      world.stored = true;
      throw noAnswer();
    });
    await expect(writePointingTo(object, write, isPointedTo)).rejects.toThrow('socket hang up');
    expect(write).not.toHaveBeenCalled();
    expect(world).toEqual({ stored: false, pointedTo: false });
  });

  it.each([
    ['a lost race', staleVersion('topology', 2)],
    ['a cancelled transaction', canceled('TransactionConflict')],
  ])('are both absent after %s, without a further call', async (_, error) => {
    write.mockRejectedValueOnce(error);
    await expect(writePointingTo(object, write, isPointedTo)).rejects.toBe(error);
    expect(isPointedTo).not.toHaveBeenCalled();
    expect(world).toEqual({ stored: false, pointedTo: false });
  });

  it('are both absent after a failure that left the item unchanged', async () => {
    const error = serverFailure();
    write.mockRejectedValueOnce(error);
    await expect(writePointingTo(object, write, isPointedTo)).rejects.toBe(error);
    expect(world).toEqual({ stored: false, pointedTo: false });
  });

  it('both exist after a failure that wrote the item nevertheless', async () => {
    write.mockImplementationOnce(async () => {
      world.pointedTo = true;
      throw noAnswer();
    });
    await writePointingTo(object, write, isPointedTo);
    expect(world).toEqual({ stored: true, pointedTo: true });
  });
});

describe('an object that its item may still point to', () => {
  it('stays when the write got no response, since it may still succeed', async () => {
    write.mockRejectedValueOnce(noAnswer());
    await expect(writePointingTo(object, write, isPointedTo)).rejects.toThrow('socket hang up');
    expect(world.stored).toBe(true);
  });

  it('stays when the item cannot be read', async () => {
    write.mockRejectedValueOnce(serverFailure());
    isPointedTo.mockRejectedValueOnce(noAnswer());
    await expect(writePointingTo(object, write, isPointedTo)).rejects.toThrow('The service failed');
    expect(world.stored).toBe(true);
  });

  it('is logged when it cannot be deleted', async () => {
    const lost = staleVersion('topology', 2);
    write.mockRejectedValueOnce(lost);
    object.remove.mockRejectedValueOnce(serverFailure('SlowDown'));
    await expect(writePointingTo(object, write, isPointedTo)).rejects.toBe(lost);
    expect(logged()).toMatchObject([{ level: 'warn', key: 'the-key' }]);
  });
});
