import fc from 'fast-check';
import { expect, it } from 'vitest';
import { openEngine } from '../../support/open-engine.ts';
import { propertyRuns } from '../../support/property-runs.ts';

const engine = await openEngine();

/** Text that a careless engine would take for a template, or for a mark of its own. */
const hostileText = fc
  .array(
    fc.oneof(
      fc.constantFrom(
        '{{',
        '}}',
        '{%',
        '%}',
        '{#',
        '#}',
        ' raw ',
        ' endraw ',
        'if x',
        'endfor',
        "'",
        '"',
        '\\',
        '|',
        '\n',
        '\r',
        '\0',
      ),
      fc.constantFrom('<secret:key>', '__proto__', '$&', '\uE000', '%s'),
      fc.string({ unit: 'grapheme', maxLength: 5 }),
    ),
    { maxLength: 8 },
  )
  .map((parts) => parts.join(''));

it('a value never changes the structure of a template', () => {
  fc.assert(
    fc.property(
      hostileText,
      hostileText,
      fc.dictionary(hostileText, hostileText, { maxKeys: 3 }),
      (a, b, row) => {
        const values = { a, b, row: { ...row, name: a }, rows: [a, b] };
        const template =
          '[{{ a }}]\n{% for item in rows %}({{ item }}){% endfor %}\n{{ row.name ~ b }}{% set c = a %}{{ c }}|{{ row | length }}';
        expect(engine.render(template, values)).toEqual({
          ok: true,
          text: `[${a}]\n(${a})(${b})${a}${b}${a}|${Object.keys(values.row).length}`,
        });
      },
    ),
    { numRuns: propertyRuns(300) },
  );
});

it('any text is a template that renders or has a problem with a place in it', () => {
  fc.assert(
    fc.property(hostileText, (template) => {
      const rendering = engine.render(template, {});
      if (rendering.ok) return;
      const { line, column, sentence } = rendering.problem;
      const lines = template.split('\n');
      expect(line).toBeGreaterThanOrEqual(1);
      expect(line).toBeLessThanOrEqual(lines.length);
      expect(column).toBeGreaterThanOrEqual(1);
      expect(column).toBeLessThanOrEqual((lines[line - 1]?.length ?? 0) + 1);
      expect(sentence).toMatch(/\.$/);
    }),
    { numRuns: propertyRuns(500) },
  );
});
