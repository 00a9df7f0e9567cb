import '../../support/property-runs.ts';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { differenceHunks, lineDifference } from '#shared/templates/compare/line-difference.ts';

const texts = fc
  .array(fc.constantFrom('a', 'b', 'c', ''), { maxLength: 30 })
  .map((lines) => lines.map((line) => `${line}\n`).join(''));

describe('the difference of two texts by lines', () => {
  it('has both texts in it, with their line numbers', () => {
    fc.assert(
      fc.property(texts, texts, (before, after) => {
        const lines = lineDifference(before, after);
        const side = (kind: 'added' | 'removed'): string =>
          lines.flatMap((row) => (row.kind === kind ? [] : [`${row.text}\n`])).join('');
        expect(side('added')).toBe(before);
        expect(side('removed')).toBe(after);
        expect(lines.flatMap((row) => row.before ?? [])).toEqual(
          before
            .split('\n')
            .slice(0, -1)
            .map((_, at) => at + 1),
        );
        expect(lines.flatMap((row) => row.after ?? [])).toEqual(
          after
            .split('\n')
            .slice(0, -1)
            .map((_, at) => at + 1),
        );
      }),
    );
  });

  it('is shown by places, each line once, with what is around it', () => {
    const numbers = Array.from({ length: 20 }, (_, at) => `${at}`);
    const changed = numbers.map((line, at) => (at === 4 || at === 9 || at === 18 ? `${line} changed` : line));
    const hunks = differenceHunks(lineDifference(numbers.join('\n'), changed.join('\n')));
    expect(hunks.map((hunk) => hunk.flatMap(({ before }) => before ?? []))).toEqual([
      [2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13],
      [16, 17, 18, 19, 20],
    ]);
    expect(differenceHunks(lineDifference('a\r\nb', 'a\nb\n'))).toEqual([]);
  });
});
