import { beforeAll, expect, it } from 'vitest';
import { dialects } from '#shared/templates/dialects/dialects.ts';
import type { TemplateEngine } from '#shared/templates/engine/template-engine.ts';
import { type Offered, offeredBy } from '#shared/templates/render/template-target.ts';
import { offeredRows } from '#web/documents/templates/preview/offered-rows.ts';
import { previewOf } from '#web/documents/templates/preview/preview-of.ts';
import { openEngine } from '../../support/open-engine.ts';
import { referenceNetwork } from '../../templates/reference-networks.ts';

let engine: TemplateEngine;
let offered: Offered;
const target = { device: 'any', dialect: 'ios-xe' } as const;
const source = { variables: [], entered: {}, dialect: undefined } as const;

beforeAll(async () => {
  engine = await openEngine();
  const network = referenceNetwork('law-firm');
  const device = network.devices.find(({ kind }) => kind === 'switch');
  if (!device) throw new Error('The reference design has no switch.');
  offered = offeredBy({ kind: 'node', network, device, dialect: dialects['ios-xe'] });
});

it('a value that is missing stands in the text by its name, with a warning once there is a device', () => {
  const text = 'hostname {{ hostname }}\ncontact {{ contact }}\n';
  const forNone = previewOf(engine, { ...source, text }, offeredBy(undefined), undefined);
  expect(forNone).toMatchObject({ text: 'hostname ‹hostname›\ncontact ‹contact›\n', problems: [] });
  const forSwitch = previewOf(engine, { ...source, text }, offered, target);
  expect(forSwitch.missing).toEqual(['contact']);
  expect(forSwitch.problems).toMatchObject([{ line: 2, column: 12, severity: 'warning' }]);
});

it('a value of another type is named where it is first used', () => {
  const preview = previewOf(
    engine,
    { ...source, text: 'a\nvlan {{ vlan_id }}', entered: { vlan_id: 'ten' } },
    offered,
    target,
  );
  expect(preview.problems).toMatchObject([
    { line: 2, rule: 'type', sentence: expect.stringContaining('VLAN') },
  ]);
});

it('an error has its place, and leaves no text', () => {
  const preview = previewOf(engine, { ...source, text: 'a\n{% endif %}\n' }, offered, target);
  expect(preview).toMatchObject({ text: undefined, problems: [{ line: 2, severity: 'error' }] });
});

it('what is left to fill in, and a block that stays open, is listed by the lines of the text', () => {
  const text = 'config system global\n set hostname TODO\n';
  const { leftovers } = previewOf(
    engine,
    { ...source, text, dialect: 'fortios' },
    offeredBy(undefined),
    undefined,
  );
  expect(leftovers.map(({ rule }) => rule).sort()).toEqual(['balance', 'leftover']);
});

it('the data browser goes down to each value by an expression that renders it', () => {
  const [port] = offeredRows(offered, 'interfaces');
  const rows = offeredRows(offered, port?.expression);
  const name = rows.find((row) => row.name === 'name');
  expect(name?.expression).toBe('interfaces[0].name');
  const { text } = previewOf(engine, { ...source, text: `{{ ${name?.expression} }}` }, offered, target);
  expect(text).toBe(name?.value);
  expect(offeredRows(offered).map(({ group }) => group)).toEqual(
    expect.arrayContaining(['device', 'site', 'design', 'configuration']),
  );
  expect(offeredRows(offered, 'nothing.at.all')).toEqual([]);
});
