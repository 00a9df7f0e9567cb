import { describe, expect, it } from 'vitest';
import { hostileTemplates } from '../../support/hostile-templates.ts';
import { openEngine } from '../../support/open-engine.ts';

const engine = await openEngine();

/** That they end is what is tested here; how soon, `npm run bench -- render` measures. */
describe('a hostile template', () => {
  it.each(hostileTemplates)('ends: $name', ({ text, line, sentence }) => {
    const rendering = engine.render(text, { a: {} });
    expect(rendering).toMatchObject({
      ok: false,
      problem: { line, sentence: expect.stringMatching(sentence) },
    });
  });

  it('leaves the engine as it was', () => {
    for (const { text } of hostileTemplates.slice(0, 3)) engine.render(text, {});
    expect(engine.render('{{ a }}', { a: 'é' })).toEqual({ ok: true, text: 'é' });
  });
});

describe('a large honest template', () => {
  it('renders 1,000 devices of 48 ports at once', () => {
    const ports = Array.from({ length: 48 }, (_, index) => ({ name: `Gi1/0/${index + 1}`, vlan: 10 }));
    const devices = Array.from({ length: 1_000 }, (_, index) => ({ hostname: `sw-${index}`, ports }));
    const template =
      '{% for device in devices %}\nhostname {{ device.hostname }}\n{% for port in device.ports %}\ninterface {{ port.name }}\n switchport access vlan {{ port.vlan }}\n{% endfor %}\n{% endfor %}\n';
    const rendering = engine.render(template, { devices });
    expect(rendering.ok && rendering.text.split('\n')).toHaveLength(1_000 * (1 + 48 * 2) + 1);
  });
});
