import { build } from 'esbuild';
import { expect, it } from 'vitest';
import { templateEngineWasm } from '../../scripts/template-engine/template-engine-wasm.ts';
import { hostileTemplates } from '../support/hostile-templates.ts';
import { openEngine } from '../support/open-engine.ts';
import { visit, withBrowser } from '../support/visit.ts';

withBrowser();

const values = {
  hostname: 'zürich-1 😀',
  ports: Array.from({ length: 48 }, (_, index) => ({
    name: `GigabitEthernet1/0/${index + 1}`,
    vlans: [10, 11, 12, 20 + index],
  })),
  lan: '2001:db8::/56',
};
const template = `hostname {{ hostname }}
{% for port in ports %}
interface {{ port.name | short_name }}
 description {{ 1 / 3 }} {{ 10 ** 20 }} {{ loop.index / 7 | round(3) }}
 switchport trunk allowed vlan {{ port.vlans | vlan_ranges }}
{% endfor %}
ipv6 address {{ lan | host(1) }}/{{ lan | prefix }}
{{ ports | groupby('name') | length }} {{ {'b': 1, 'a': [none, true, 1.0]} | tojson }}
`;

it('renders the same bytes and finds the same problems in a browser, under the site’s security policy', async () => {
  const texts = [
    template,
    '{{ hostname }}\n{{ nothing.at.all }}',
    ...hostileTemplates.slice(0, 12).map(({ text }) => text),
  ];
  const engine = await openEngine();
  const expected = texts.map((text) => engine.render(text, values));
  expect(expected[0]).toMatchObject({ ok: true });

  const { outputFiles } = await build({
    entryPoints: ['shared/templates/engine/template-engine.ts'],
    bundle: true,
    write: false,
    format: 'iife',
    globalName: 'engineModule',
    target: 'chrome123',
  });
  const page = await visit('/');
  const wasm = Buffer.from(templateEngineWasm()).toString('base64');
  const rendered = await page.evaluate(`(async () => {
    ${outputFiles[0]?.text}
    const wasm = Uint8Array.from(atob('${wasm}'), (character) => character.charCodeAt(0));
    const engine = await engineModule.openTemplateEngine(wasm);
    return ${JSON.stringify(texts)}.map((text) => engine.render(text, ${JSON.stringify(values)}));
  })()`);
  expect(rendered).toEqual(expected);
});
