import * as fc from 'fast-check';
import { openSync, type ShapedWord } from 'fontkit';
import { describe, expect, it } from 'vitest';
import { shapedByPairs } from '../../../functions/pdf/shaped-by-pairs.ts';
import { propertyRuns } from '../../support/property-runs.ts';

const fonts = ['Roboto-Regular', 'Roboto-Medium'].map(
  (name) => [name, openSync(`node_modules/pdfmake/fonts/Roboto/${name}.ttf`)] as const,
);

/** Letters and where each stands. */
const placed = ({ glyphs, positions }: Pick<ShapedWord, 'glyphs' | 'positions'>) =>
  glyphs.map(({ id }, index) => {
    const { xAdvance, xOffset, yOffset } = positions[index] ?? {};
    return { id, xAdvance, xOffset, yOffset };
  });

describe.each(fonts)('%s', (_, font) => {
  const whole = (text: string) => font.layout(text);

  it('stands by pairs as it does shaped word by word', () => {
    const byPairs = shapedByPairs(whole);
    const word = fc.oneof(
      fc.string({ unit: fc.constantFrom(...'0123456789./:–-'), minLength: 1, maxLength: 20 }),
      fc.string({ minLength: 1, maxLength: 20 }),
      fc.constantFrom('AVAToWa ', 'office ', 'affluent', 'Wi-Fi ', 'łódź', 'Київ', 'Tp. ', 'f'),
    );
    fc.assert(
      fc.property(word, (text) => {
        const [ours, theirs] = [byPairs(text), whole(text)];
        expect(placed(ours)).toEqual(placed(theirs));
        expect(ours.advanceWidth).toBeCloseTo(theirs.advanceWidth, 6);
      }),
      { numRuns: propertyRuns(1000) },
    );
  });

  it('asks the font for a pair once', () => {
    const asked: string[] = [];
    const byPairs = shapedByPairs((text) => {
      asked.push(text);
      return whole(text);
    });
    byPairs('10.0.0.1');
    const first = asked.length;
    byPairs('0.10.0.1');
    expect(asked.slice(first)).toEqual([]);
  });
});
