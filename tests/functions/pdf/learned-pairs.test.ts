import * as fc from 'fast-check';
import { openSync, type ShapedWord } from 'fontkit';
import { describe, expect, it } from 'vitest';
import { fallbackFamilies } from '#shared/reports/scripts.ts';
import { fontDictionary } from '../../../functions/pdf/fonts.ts';
import { learningPairs } from '../../../functions/pdf/learned-pairs.ts';
import { propertyRuns } from '../../support/property-runs.ts';

const files = Object.values(fontDictionary(new Set(fallbackFamilies))).flatMap((faces) =>
  Object.values(faces),
);
const fonts = [...new Set(files.map(String))].map(
  (file) => [file.split('/').at(-1), openSync(file)] as const,
);

/** Letters and where each stands. */
const placed = ({ glyphs, positions }: Pick<ShapedWord, 'glyphs' | 'positions'>) =>
  glyphs.map(({ id }, index) => {
    const { xAdvance, xOffset, yOffset } = positions[index] ?? {};
    return { id, xAdvance, xOffset, yOffset };
  });

const word = fc.oneof(
  fc.string({ unit: fc.constantFrom(...'0123456789./:–-'), minLength: 1, maxLength: 20 }),
  fc.string({ minLength: 1, maxLength: 20 }),
  fc.string({ unit: fc.constantFrom(...'AVTWYLPFfil.,-o '), minLength: 1, maxLength: 8 }),
  fc.constantFrom('AVAToWa ', 'office ', 'affluent', 'Wi-Fi ', 'łódź', 'Київ', 'Tp. ', 'f'),
);

describe.each(fonts)('%s', (_, font) => {
  const whole = (text: string) => font.layout(text);

  it('places the letters of any words as it does shaping each word', () => {
    fc.assert(
      fc.property(fc.array(word, { minLength: 1, maxLength: 40 }), (words) => {
        const byPairs = learningPairs(whole);
        for (const text of words) {
          const [ours, theirs] = [byPairs(text), whole(text)];
          expect(placed(ours), text).toEqual(placed(theirs));
          expect(ours.advanceWidth).toBeCloseTo(theirs.advanceWidth, 6);
        }
      }),
      { numRuns: propertyRuns(30) },
    );
  });
});

it('asks the font for nothing that it has shown', () => {
  const [roboto] = fonts;
  const asked: string[] = [];
  const byPairs = learningPairs((text) => {
    asked.push(text);
    return (roboto?.[1] ?? expect.fail()).layout(text);
  });
  for (const address of ['10.0.0.1', '0.10.0.1', '10.10.0.0.1']) byPairs(address);
  expect(asked).toEqual(['10.0.0.1']);
});
