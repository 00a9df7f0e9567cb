import { describe, expect, it } from 'vitest';
import { openEngine } from '../../support/open-engine.ts';

const engine = await openEngine();

const textOf = (template: string, values: Readonly<Record<string, unknown>> = {}): string => {
  const rendering = engine.render(template, values);
  if (!rendering.ok) throw new Error(JSON.stringify(rendering.problem));
  return rendering.text;
};

const problemOf = (template: string, values: Readonly<Record<string, unknown>> = {}) => {
  const rendering = engine.render(template, values);
  return rendering.ok ? undefined : rendering.problem;
};

describe('a template', () => {
  it('renders the variables of the specification', () => {
    const values = { hostname: 'core-1', ip_address: '10.0.0.1', mask: '255.255.255.0' };
    expect(textOf('hostname {{hostname}}\nip address {{ip_address}} {{mask}}\n', values)).toBe(
      'hostname core-1\nip address 10.0.0.1 255.255.255.0\n',
    );
  });

  it('leaves no empty lines where blocks are, and keeps its last line break', () => {
    expect(
      textOf('{% for id in [1, 2] %}\n  {% if id > 1 %}\nvlan {{ id }}\n  {% endif %}\n{% endfor %}\nend\n'),
    ).toBe('vlan 2\nend\n');
  });

  it('calls the methods that Python’s strings and mappings have', () => {
    expect(textOf('{% for k, v in m.items() %}{{ k.upper() }}={{ v }} {% endfor %}', { m: { a: 1 } })).toBe(
      'A=1 ',
    );
  });

  it('filters and joins what is defined, and takes a default for what is not', () => {
    const values = { row: { a: 1, none: null }, list: [3, 1] };
    expect(
      textOf(
        "{{ row.a ~ 'x' ~ row['a'] }} {{ row.b | default(2) ~ row.a | string }} {{ list[0] ~ list | sort | first }}",
        values,
      ),
    ).toBe('1x1 21 31');
    expect(
      textOf("{{ row.none | default('-', true) }}{% set list | upper %}a{% endset %}{{ list }}", values),
    ).toBe('-A');
  });

  it('escapes nothing', () => {
    expect(textOf('{{ text }}', { text: '<secret:KEY> & "x"' })).toBe('<secret:KEY> & "x"');
  });

  it('is not changed by its values', () => {
    expect(textOf('{{ a }} {{ b }}', { a: '{{ b }}', b: '{% raw %}' })).toBe('{{ b }} {% raw %}');
  });

  it('takes filters and tests under the names of their collections', () => {
    expect(
      textOf("{{ a | ansible.utils.ipaddr('address') }} {{ a is ansible.builtin.string }} {{ 'x | y.z' }}", {
        a: '10.0.0.1/24',
      }),
    ).toBe('10.0.0.1 true x | y.z');
  });

  it('renders the same after another engine was opened', async () => {
    const other = await openEngine();
    expect(other.render('{{ a }}', { a: 'é😀' })).toEqual({ ok: true, text: 'é😀' });
    expect(textOf('{{ a | netmask }}', { a: '10.0.0.0/9' })).toBe('255.128.0.0');
  });
});

describe('a problem', () => {
  it.each([
    ['a\nb {{ nothing }}', 2, 6, 'nothing is undefined.'],
    ['a\n\n{{ row.missing }}', 3, 4, 'row.missing is undefined.'],
    ['{{ "é😀" }} {{ nothing }}', 1, 16, 'nothing is undefined.'],
    ['{% if row %}\n', 1, 11, /unexpected end of input/i],
    ['x\n{{ row | nofilter }}', 2, 10, 'Filter nofilter is unknown.'],
    ['{{ row | length }} {{ row.a | netmask }}', 1, 23, 'row.a is undefined.'],
    ["{{ 'a' ~ nothing }}", 1, 10, 'nothing is undefined.'],
    ["{{ row['a'] ~ 1 }} {{ 'x' | nofilter }}", 1, 4, "row['a'] is undefined."],
    ["{{ row | length ~ row | length }} {{ 'x' | nofilter }}", 1, 44, 'Filter nofilter is unknown.'],
    ['{{ row.a.b | upper }}', 1, 4, 'row.a.b is undefined.'],
    ['{% for a in row.list | sort %}{% endfor %}', 1, 13, 'row.list is undefined.'],
    ['{{ 1 + "a" }}', 1, 4, /tried to use \+ operator/i],
    ['{% include "other" %}', 1, 4, /other/],
  ])('of %j is at line %d, column %d', (template, line, column, sentence) => {
    expect(problemOf(template, { row: {} })).toEqual({
      line,
      column,
      sentence: typeof sentence === 'string' ? sentence : expect.stringMatching(sentence),
    });
  });

  it('never shows a value', () => {
    const problem = problemOf('{{ key }}{{ nothing }}', { key: 'hunter2' });
    expect(JSON.stringify(problem)).not.toContain('hunter2');
  });
});

describe('what a template reaches', () => {
  it.each(['constructor', '__proto__', 'prototype', 'toString', 'hasOwnProperty'])(
    'is no %s of a value',
    (name) => {
      for (const value of ['text', 5, true, [1], { a: 1 }]) {
        expect(problemOf(`{{ value.${name} }}`, { value })).toBeDefined();
        expect(problemOf(`{{ value['${name}'] }}`, { value })).toBeDefined();
      }
    },
  );

  it('is no function', () => {
    expect(problemOf('{{ call() }}', { call: () => 'called' })).toBeDefined();
    expect(problemOf('{{ row.call() }}', { row: { call: () => 'called' } })).toBeDefined();
  });

  it('is an own property called __proto__, as text', () => {
    const values: Record<string, unknown> = JSON.parse('{"row": {"__proto__": {"a": 1}}}');
    expect(textOf("{{ row['__proto__'].a }}", values)).toBe('1');
    expect(textOf('{{ row | hex }}', values)).toBe('');
    expect(Object.hasOwn(Object.prototype, 'a')).toBe(false);
  });
});

describe('an engine', () => {
  it('survives a template that takes all memory', () => {
    expect(problemOf("{{ 'x' * 1000000000 }}")?.sentence).toMatch(/more memory/);
    expect(textOf('{{ 1 + 1 }}')).toBe('2');
  });

  it('ends a template that takes too many steps', () => {
    const loop = '{% for a in range(10000) %}{% for b in range(10000) %}{% endfor %}{% endfor %}';
    expect(problemOf(loop)).toMatchObject({ line: 1, sentence: 'The template takes too many steps.' });
  });
});
