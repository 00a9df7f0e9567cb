import { expect, it } from 'vitest';
import { oneAtATime } from '../../../infra/local/one-at-a-time.ts';

/** A task whose runs end on the test's command; records how many ran at the same time. */
function aTask() {
  const ends: PromiseWithResolvers<void>[] = [];
  let atOnce = 0;
  let most = 0;
  const task = async () => {
    const end = Promise.withResolvers<void>();
    ends.push(end);
    most = Math.max(most, ++atOnce);
    await end.promise.finally(() => atOnce--);
  };
  return { task, ends, most: () => most };
}

const settled = () => new Promise((resolve) => setImmediate(resolve));

it('two quick changes build one after the other, and the last one is built', async () => {
  const { task, ends, most } = aTask();
  const build = oneAtATime(task);
  const first = build();
  const others = [build(), build(), build()];
  await settled();
  expect(ends).toHaveLength(1);
  ends[0]?.resolve();
  await first;
  await settled();
  expect(ends).toHaveLength(2);
  ends[1]?.resolve();
  await Promise.all(others);
  expect(most()).toBe(1);
  expect(ends).toHaveLength(2);
});

it('a change during the second build starts a third', async () => {
  const { task, ends, most } = aTask();
  const build = oneAtATime(task);
  const runs = [build(), build()];
  ends[0]?.resolve();
  await runs[0];
  await settled();
  const third = build();
  ends[1]?.resolve();
  await runs[1];
  await settled();
  expect(ends).toHaveLength(3);
  ends[2]?.resolve();
  await third;
  expect(most()).toBe(1);
});

it('a build that fails is reported, and does not keep the next from running', async () => {
  const { task, ends } = aTask();
  const build = oneAtATime(task);
  const failing = build();
  const after = build();
  ends[0]?.reject(new Error('a syntax error'));
  await expect(failing).rejects.toThrow('a syntax error');
  await settled();
  ends[1]?.resolve();
  await expect(after).resolves.toBeUndefined();
});
