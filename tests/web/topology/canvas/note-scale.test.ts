import { expect, test } from 'vitest';
import { noteScale } from '#web/features/topology/canvas/note-scale.ts';

test('a note is as large as the drawing near by, and farther out its letters keep 11 pixels of the screen', () => {
  expect(noteScale(2)).toBe(1);
  expect(noteScale(0.9)).toBe(1);
  for (const zoom of [0.8, 0.5, 0.13, 0.01]) {
    const letters = 13 * zoom * noteScale(zoom);
    expect(letters).toBeGreaterThanOrEqual(11);
    expect(letters).toBeLessThan(12.1);
  }
});
