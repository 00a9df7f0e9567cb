import { expect, test } from 'vitest';
import { followBuildings } from '#web/features/design-form/model/renamed-buildings.ts';

test('a building is followed by its own names alone, letter by letter', () => {
  const types = (...typed: string[][]) => {
    let known: readonly string[] = ['Lab', 'Library'];
    return typed.flatMap((names) => {
      const followed = followBuildings(known, names);
      known = followed.known;
      return followed.renames;
    });
  };
  expect(types(['Lab', 'Hall'])).toEqual([['Library', 'Hall']]);
  expect(types(['Lab', ''], ['Lab', 'H'])).toEqual([['Library', 'H']]);
  // On its way it is called as the other one is.
  expect(types(['Lab', 'La'], ['Lab', 'Lab'], ['Lab', 'Lab 2'])).toEqual([
    ['Library', 'La'],
    ['La', 'Lab 2'],
  ]);
  expect(types(['Library'], ['Archive'])).toEqual([['Library', 'Archive']]);
});
