import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { compilePattern } from '#shared/templates/variables/linear-pattern.ts';
import { propertyRuns } from '../../support/property-runs.ts';

const matches = (pattern: string, text: string) => {
  const compiled = compilePattern(pattern);
  return compiled.ok ? compiled.matches(text) : compiled.problem;
};

describe('a pattern of a user', () => {
  it('accepts what JavaScript’s own accepts as a whole', () => {
    const atom = fc.constantFrom(
      'a',
      'b',
      '.',
      '[ab]',
      '[^a]',
      '[a-c]',
      '\\d',
      '\\w',
      '\\.',
      '^',
      '$',
      '-',
      '{',
    );
    const quantifier = fc.constantFrom('', '', '', '*', '+', '?', '{2}', '{1,}', '{0,2}', '*?');
    const pattern = fc.letrec<{ choice: string; part: string }>((tie) => ({
      choice: fc.array(tie('part'), { minLength: 1, maxLength: 3 }).map((parts) => parts.join('')),
      part: fc.oneof(
        { maxDepth: 3 },
        atom.chain((text) =>
          '^${'.includes(text)
            ? fc.constant(text === '{' ? '\\{' : text)
            : quantifier.map((sign) => text + sign),
        ),
        fc.tuple(tie('choice'), tie('choice'), quantifier).map(([a, b, sign]) => `(${a}|${b})${sign}`),
      ),
    })).choice;
    const text = fc.string({ unit: fc.constantFrom('a', 'b', 'c', '1', '.', '-', '{', '\n'), maxLength: 6 });
    fc.assert(
      fc.property(pattern, fc.array(text, { maxLength: 8 }), (source, texts) => {
        for (const candidate of texts)
          expect([source, candidate, matches(source, candidate)]).toEqual([
            source,
            candidate,
            new RegExp(`^(?:${source})$`).test(candidate),
          ]);
      }),
      { numRuns: propertyRuns(300) },
    );
  });

  it.each(['(a+)+b', '(a|a)*b', '(a*)*b', 'a*a*a*a*a*a*b', '(.*,){15}x'])(
    '%s takes no longer on hostile text',
    (pattern) => {
      expect(matches(pattern, 'a'.repeat(2_000))).toBe(false);
    },
  );

  it.each([
    ['(?=a)', 'look-around is not supported'],
    ['(a)\\1', '\\1 is not supported'],
    ['(a', 'a group is not closed'],
    ['a)', 'a group is closed that was not opened'],
    ['[a', 'a character class is not closed'],
    ['[b-a]', 'a range out of order in a character class'],
    ['*a', 'nothing to repeat'],
    ['a{2,1}', 'numbers out of order in {}'],
    ['((a{99}){99}){99}', 'repeats too much'],
    [`${'('.repeat(60)}${')'.repeat(60)}`, 'too many groups in one another'],
  ])('%s is rejected: %s', (pattern, problem) => expect(matches(pattern, 'a')).toBe(problem));

  it('knows no longer values', () => expect(matches('a*', 'a'.repeat(2_001))).toBe(false));
});
