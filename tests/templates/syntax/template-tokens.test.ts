import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { withoutPrefixes } from '#shared/templates/syntax/filter-prefixes.ts';
import { templateTokens } from '#shared/templates/syntax/template-tokens.ts';
import { propertyRuns } from '../../support/property-runs.ts';

const kindsOf = (template: string) =>
  templateTokens(template).map(({ kind, from, to }) => `${kind} ${template.slice(from, to)}`);

describe('the tokens of a template', () => {
  it('are text, comments, raw blocks and what tags consist of', () => {
    expect(kindsOf("a{{- {'k': {}} }}{# {{ x }} #}{% raw %}{{ y }}{% endraw %}{% if a.b >= 1 %}z")).toEqual([
      'text a',
      'open {{-',
      'operator {',
      "string 'k'",
      'operator :',
      'operator {',
      'operator }',
      'operator }',
      'close }}',
      'comment {# {{ x }} #}',
      'raw {% raw %}{{ y }}{% endraw %}',
      'open {%',
      'name if',
      'name a',
      'operator .',
      'name b',
      'operator >=',
      'number 1',
      'close %}',
      'text z',
    ]);
  });

  it('cover any text in order, but for white space in tags', () => {
    const pieces = fc.array(
      fc.constantFrom(
        '{{',
        '}}',
        '{%',
        '%}',
        '{#',
        '#}',
        'raw',
        'endraw',
        "'",
        '"',
        '\\',
        '{',
        '}',
        ' ',
        '\n',
        'é',
        '😀',
        'x',
        '1',
        '|',
        '.',
      ),
      { maxLength: 30 },
    );
    fc.assert(
      fc.property(pieces, (parts) => {
        const template = parts.join('');
        let end = 0;
        for (const { from, to } of templateTokens(template)) {
          expect(template.slice(end, from).trim()).toBe('');
          expect(to).toBeGreaterThan(from);
          end = to;
        }
        expect(template.slice(end).trim()).toBe('');
        expect(withoutPrefixes(template)).toHaveLength(template.length);
      }),
      { numRuns: propertyRuns(500) },
    );
  });
});

describe('the names of collections', () => {
  it.each([
    ["{{ a | ansible.utils.ipaddr('x') }}", "{{ a |               ipaddr('x') }}"],
    ['{{ a|a.b|c.d }}', '{{ a|  b|  d }}'],
    ['{{ a is not ansible.x.y }}', '{{ a is not           y }}'],
    ['{% filter a.b %}', '{% filter a.b %}'],
    ["{{ 'a | b.c' }} | d.e {{ f.g }}", "{{ 'a | b.c' }} | d.e {{ f.g }}"],
    ['{% raw %}{{ a | b.c }}{% endraw %}', '{% raw %}{{ a | b.c }}{% endraw %}'],
  ])('in %j give %j', (template, expected) => expect(withoutPrefixes(template)).toBe(expected));
});
