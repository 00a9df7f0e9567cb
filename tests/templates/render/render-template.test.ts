import { beforeAll, describe, expect, it } from 'vitest';
import { TemplateVariable } from '#shared/contract/template-variables.ts';
import type { Dialect } from '#shared/templates/dialects/dialect.ts';
import { dialects } from '#shared/templates/dialects/dialects.ts';
import type { TemplateEngine } from '#shared/templates/engine/template-engine.ts';
import { contextNames } from '#shared/templates/render/context-names.ts';
import { renderTemplate } from '#shared/templates/render/render-template.ts';
import { offeredBy } from '#shared/templates/render/template-target.ts';
import { openEngine } from '../../support/open-engine.ts';
import { referenceNetwork } from '../reference-networks.ts';

let engine: TemplateEngine;
beforeAll(async () => {
  engine = await openEngine();
});

const nothing = offeredBy(undefined);
const text = 'hostname {{hostname}}\n ip address {{ip_address}} {{mask}}\n';

function aNode(dialect: Dialect = dialects['ios-xe']) {
  const network = referenceNetwork('law-firm');
  const device = network.devices[0];
  if (!device) throw new Error('The reference design has no device.');
  return { device, offered: offeredBy({ kind: 'node', network, device, dialect }) };
}

describe('a template for a target', () => {
  it('takes what is entered before what the device offers, and says where each value is from', () => {
    const { offered, device } = aNode();
    const { result, values } = renderTemplate(engine, { text, variables: [] }, offered, {
      mask: '255.0.0.0',
    });
    expect(result.ok && result.text).toMatch(
      new RegExp(`^hostname ${device.hostname}\\n ip address [\\d.]+ 255\\.0\\.0\\.0\\n$`),
    );
    expect(values.map(({ name, source }) => [name, source])).toEqual([
      ['hostname', 'device'],
      ['ip_address', 'device'],
      ['mask', 'entered'],
    ]);
  });

  it('has the objects of the library, which are no variables', () => {
    const { offered, device } = aNode();
    const loop = '{% for row in interfaces %}{{ row.from | origin }}{{ row.name }}\n{% endfor %}';
    const { result, variables } = renderTemplate(engine, { text: loop, variables: [] }, offered, {});
    expect(variables).toEqual([]);
    expect(result.ok && result.text).not.toMatch(/[\uE000-\uF8FF]/);
    expect(result.ok && result.lines.length).toBe(device.interfaces.length + 1);
    expect(result.ok && result.lines[0]?.from.length).toBeGreaterThan(0);
  });

  it('renders a secret as its placeholder, entered or not', () => {
    const variables = [TemplateVariable.parse({ name: 'SNMP_Key', dataType: 'secret', required: true })];
    const source = { text: 'community {{ SNMP_Key }}', variables };
    for (const entered of [{}, { SNMP_Key: 'hunter2' }] as Record<string, string>[]) {
      const { result, values, problems } = renderTemplate(engine, source, nothing, entered);
      expect(result).toMatchObject({ ok: true, text: 'community <secret:snmp_key>' });
      expect(JSON.stringify(values)).not.toContain('hunter2');
      expect(problems).toEqual([]);
    }
  });

  it('says what is missing, and where', () => {
    const { result, problems } = renderTemplate(engine, { text, variables: [] }, nothing, {
      hostname: 'sw1',
    });
    expect(problems.map(({ field }) => field)).toEqual(['ip_address', 'mask']);
    expect(result).toMatchObject({ ok: false, problem: { line: 2, column: 15 } });
  });
});

it('a node offers the objects that are known not to be variables', () => {
  const offered = Object.values(dialects).flatMap((dialect) => {
    const { hostname: _, site: __, ...objects } = aNode(dialect).offered.context;
    return Object.keys(objects);
  });
  expect(new Set(offered)).toEqual(contextNames);
});
