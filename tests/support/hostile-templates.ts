/** A template that would take far too much time or memory, and where and how it ends. */
export interface HostileTemplate {
  readonly name: string;
  readonly text: string;
  readonly line: number;
  readonly sentence: RegExp;
}

const steps = /too many steps/;
const memory = /more memory/;
const nesting = /nested too deeply|recursion limit|tag is too long/i;
const longText = "{% set x = 'x' * 4000000 %}\n";
const longList = '{% set x = range(90000)|list %}\n';
const often = (body: string): string => `{% for i in range(10000) %}\n${body}\n{% endfor %}`;

/** Names and texts in the order of what they attack. */
export const hostileTemplates: readonly HostileTemplate[] = [
  ['a long text at once', "\n{{ 'x' * 1000000000 }}", 2, memory],
  [
    'a text that doubles',
    `{% set ns = namespace(x='x') %}\n${often('{% set ns.x = ns.x ~ ns.x %}')}`,
    3,
    memory,
  ],
  ['a long list at once', '{{ ([1] * 1000000000)|list|length }}', 1, /./],
  [
    'a list that doubles',
    '{% set ns = namespace(x=[1]) %}\n{% for i in range(10000) %}{% set ns.x = ns.x + ns.x %}{% endfor %}',
    2,
    nesting,
  ],
  ['much output', `{% set x = 'x' * 1000000 %}\n${often('{{ x }}')}`, 3, memory],
  ['an indentation', "{% set x = '\\n' * 1000000 %}\n{{ x|indent(100000) }}", 2, steps],
  ['a loop in a loop', often(often('')), 4, steps],
  ['a loop in a macro', `{% macro m() %}${often('x')}{% endmacro %}\n${often('{{ m() }}')}`, 3, steps],
  ['upper case', longText + often('{% set y = x|upper %}'), 3, steps],
  ['title case', longText + often('{% set y = x|title %}'), 3, steps],
  ['a replacement', longText + often("{% set y = x|replace('x', 'y') %}"), 3, steps],
  ['a length', longText + often('{% set y = x|length %}'), 3, steps],
  ['a search', longText + often("{% set y = 'y' in x %}"), 3, steps],
  ['a comparison', `${longText}{% set z = 'x' * 4000000 %}\n${often('{% set y = x == z %}')}`, 4, steps],
  ['a slice', longText + often('{% set y = x[3999990:] %}'), 3, steps],
  ['a reversal', longText + often('{% set y = x|reverse %}'), 3, steps],
  ['a trim', longText + often("{% set y = x.strip('x') %}"), 3, steps],
  ['a cut', longText + often("{% set y = x.split('x')|list %}"), 3, steps],
  ['lines', `{% set x = '\\n' * 1000000 %}\n${often('{% set y = x|lines %}')}`, 3, steps],
  ['a sort', longList + often('{% set y = x|sort(reverse=true) %}'), 3, steps],
  ['a join', longList + often("{% set y = x|join(',') %}"), 3, steps],
  ['JSON', longList + often('{% set y = x|tojson %}'), 3, steps],
  ['a map', longList + often("{% set y = x|map('string')|unique|list %}"), 3, steps],
  ['groups', longList + often('{% set y = x|batch(2)|list %}'), 3, steps],
  ['a product of ranges', often('{% set y = range(90000)|sum %}'), 2, steps],
  [
    'our filter of a list',
    `{% set x = ['10.0.0.1'] * 20000 %}\n${often("{% set y = x|ipaddr('address') %}")}`,
    3,
    steps,
  ],
  ['our filter that makes a list', often("{% set y = '10.0.0.0'|address_range(1024) %}"), 2, steps],
  ['our filter of a long text', longText + often('{% set y = x|mac_dot %}'), 3, steps],
  ['our filter of VLANs', longList + often('{% set y = x|vlan_ranges %}'), 3, steps],
  ['a macro that calls itself', '{% macro m(n) %}\n{{ m(n + 1) }}{% endmacro %}{{ m(0) }}', 2, nesting],
  [
    'a macro that calls itself twice',
    '{% macro m(n) %}{% if n > 0 %}\n{{ m(n-1) }}{{ m(n-1) }}{% endif %}{% endmacro %}{{ m(60) }}',
    2,
    steps,
  ],
  [
    'a list in a list',
    `{% set ns = namespace(x=[1]) %}\n${often('{% set ns.x = [ns.x] %}{% set y = ns.x|string %}')}`,
    3,
    /steps|nested|memory/,
  ],
  ['an object in itself', '{% set ns = namespace() %}\n{% set ns.ns = ns %}\n{{ ns }}', 3, nesting],
  ['parentheses', `\n{{ ${'('.repeat(100_000)}1${')'.repeat(100_000)} }}`, 2, nesting],
  ['brackets', `\n{{ ${'['.repeat(100_000)} }}`, 2, nesting],
  ['negations', `\n{{ ${'not '.repeat(100_000)}1 }}`, 2, nesting],
  ['signs', `\n{{ ${'-'.repeat(100_000)}1 }}`, 2, nesting],
  ['sums', `\n{{ 1${'+1'.repeat(100_000)} }}`, 2, nesting],
  ['fields', `\n{{ a${'.a'.repeat(100_000)} }}`, 2, nesting],
  ['filters', `\n{{ 'a'${'|upper'.repeat(100_000)} }}`, 2, nesting],
  ['joined texts', `\n{{ 'a'${"~'a'".repeat(100_000)} }}`, 2, nesting],
  ['blocks', '{% if 1 %}'.repeat(20_000), 1, nesting],
  ['open tags', '{{'.repeat(300_000), 1, nesting],
  ['a power', '\n{{ 99999999 ** 9999999 }}', 2, /unable to calculate/i],
].map(([name, text, line, sentence]) => ({ name, text, line, sentence }) as HostileTemplate);
