import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { inferVariables } from '#shared/templates/variables/infer-variables.ts';
import { openEngine } from '../../support/open-engine.ts';
import { propertyRuns } from '../../support/property-runs.ts';

const engine = await openEngine();
const namesIn = (template: string) => inferVariables(template).map(({ name }) => name);
const typeIn = (template: string) => inferVariables(template)[0]?.dataType;

describe('the variables of a template', () => {
  it.each([
    ['hostname {{hostname}}\nip {{ip_address}} {{ mask }}', ['hostname', 'ip_address', 'mask']],
    [
      '{% for a, b in rows if a.up and x %}{{ a }}{{ b }}{{ loop.index }}{% endfor %}{{ a }}',
      ['rows', 'x', 'a'],
    ],
    ['{% for a in [1] %}{% for b in a %}{{ a }}{% endfor %}{{ b }}{% endfor %}', ['b']],
    ['{% set x = y %}{{ x }}{% set z %}{{ w }}{% endset %}{{ z }}', ['y', 'w']],
    ['{% for i in [1] %}{% set x = i %}{% endfor %}{{ x }}', ['x']],
    ['{% set mtu = mtu | default(1500) %}{{ mtu }}', ['mtu']],
    ['{% set ns = namespace(n=0) %}{% set ns.n = ns.n + k %}{{ ns.n }}', ['k']],
    [
      '{% macro m(p, q=r) %}{{ p }}{{ q }}{{ s }}{{ caller() }}{% endmacro %}{{ m(1) }}{{ p }}',
      ['r', 's', 'p'],
    ],
    ['{% call(u) m(v) %}{{ u }}{% endcall %}', ['m', 'v']],
    ['{% with a = b, c = d %}{{ a }}{{ c }}{% endwith %}{{ a }}', ['b', 'd', 'a']],
    ["{% import 'x' as y %}{% from 'z' import p as q, r %}{{ y.a }}{{ q }}{{ r }}{{ p }}", ['p']],
    ['{{ a | default(b) | join(c) }}{{ d is sameas e }}{{ f is not none }}', ['a', 'b', 'c', 'd', 'e', 'f']],
    ['{{ a.b["c"][d] }}{{ g(h=i) }}{{ {"k": l}["k"] }}', ['a', 'd', 'g', 'i', 'l']],
    ['{{ n[1:o] }}{{ a if b else c }}{{ a ~ 1.5 ~ "q" }}', ['n', 'o', 'a', 'b', 'c']],
    [
      '{# {{ x }} #}{% raw %}{{ y }}{% endraw %}{{ range(z) }}{% block name %}{{ self }}{% endblock %}',
      ['z'],
    ],
    ['{% filter upper %}{{ a }}{% endfilter %}{{ b | ansible.utils.ipaddr }}', ['a', 'b']],
    ['{{ unfinished', ['unfinished']],
    ['{% for x in', []],
  ])('of %j are %j', (template, names) => expect(namesIn(template)).toEqual(names));

  it.each([
    ['{{ lan | ansible.utils.ipaddr("address") }}', 'ip'],
    ['{{ lan | netmask }}', 'cidr'],
    ['{{ peer_mac | mac_dot }}', 'mac'],
    ['{{ x | int + 1 }}', 'integer'],
    ['{% for s in things %}{% endfor %}', 'list'],
    ['{% if x and not y %}{% endif %}', 'boolean'],
    ['{% if hostname %}{% endif %}', 'hostname'],
    ['{{ hostname }}', 'hostname'],
    ['{{ mgmt_ip }}', 'ip'],
    ['{{ subnet_mask }}', 'netmask'],
    ['{{ voice_vlan }}', 'vlan'],
    ['{{ snmp_community }}', 'secret'],
    ['{{ ospf_area }}', 'integer'],
    ['{{ description }}', 'string'],
    ["{% if mode == 'ospf' %}{% elif mode == 'bgp' %}{% endif %}", 'enum'],
  ])('%s has the type %s', (template, type) => expect(typeIn(template)).toBe(type));

  it('have the options that they are compared with', () => {
    expect(inferVariables("{% if mode == 'ospf' %}{% elif mode == 'bgp' %}{% endif %}")[0]?.options).toEqual([
      'ospf',
      'bgp',
    ]);
  });

  it('are optional where the template says what happens without them', () => {
    const found = inferVariables(
      "{{ a | default('x') }}{% if b is defined %}{{ b }}{% endif %}{{ c }}{{ d | d(5) }}",
    );
    expect(found.map(({ name, required, defaultValue }) => [name, required, defaultValue])).toEqual([
      ['a', false, 'x'],
      ['b', false, undefined],
      ['c', true, undefined],
      ['d', false, 5],
    ]);
  });

  it('say where they are first read, and which of their fields', () => {
    expect(inferVariables('x\n  {{ site.name }}{{ site["a"].b }}')[0]).toMatchObject({
      name: 'site',
      line: 2,
      column: 6,
      fields: [['name'], ['a', 'b']],
    });
  });

  it('are all that rendering needs, and needs no other', () => {
    const names = fc.constantFrom('a', 'b', 'c', 'd');
    const statement = fc.letrec<{ text: string; block: string }>((tie) => ({
      text: fc.oneof(
        { weight: 3, arbitrary: names.map((name) => `{{ ${name} }}`) },
        fc.tuple(names, names).map(([x, y]) => `{% set ${x} = ${y} + '' %}`),
        tie('block'),
      ),
      block: fc.oneof(
        fc
          .tuple(names, names, tie('text'))
          .map(([x, y, inner]) => `{% for ${x} in [${y} + '', 'z'] %}${inner}{% endfor %}`),
        fc
          .tuple(names, names, tie('text'))
          .map(([x, y, inner]) => `{% with ${x} = ${y} + '' %}${inner}{% endwith %}`),
        fc.tuple(names, tie('text')).map(([x, inner]) => `{% set ${x} %}${inner}{% endset %}`),
      ),
    })).text;
    fc.assert(
      fc.property(fc.array(statement, { maxLength: 6 }), (parts) => {
        const template = parts.join('');
        const needed = namesIn(template);
        const values = Object.fromEntries(needed.map((name) => [name, name]));
        expect(engine.render(template, values)).toMatchObject({ ok: true });
        for (const name of needed) {
          const { [name]: _, ...others } = values;
          expect(engine.render(template, others)).toMatchObject({ ok: false });
        }
      }),
      { numRuns: propertyRuns(200) },
    );
  });
});
