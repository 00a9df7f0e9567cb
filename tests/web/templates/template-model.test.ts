import { describe, expect, it } from 'vitest';
import { filters } from '#shared/templates/filters/filters.ts';
import { filterHelp } from '#web/documents/templates/code/filter-help.ts';
import { expressionOf, tagPlace } from '#web/documents/templates/code/tag-place.ts';
import { templatePdf } from '#web/documents/templates/pdf/template-pdf.ts';
import { withCreatedTemplate, withoutTemplate } from '#web/documents/templates/template-lists.ts';
import { chosenFile } from '#web/features/templates/model/chosen-file.ts';
import { comparedIn } from '#web/features/templates/model/compared-versions.ts';
import { openedTemplate } from '#web/features/templates/model/edited-template.ts';
import { templateMerge } from '#web/features/templates/model/merge-templates.ts';
import { StatedTemplate } from '#web/features/templates/model/stated-template.ts';
import { newTemplateValues, valuesOfTemplate } from '#web/features/templates/model/template-values.ts';
import {
  findTemplates,
  templateAddressOf,
  templateViewFrom,
} from '#web/features/templates/model/template-view.ts';
import { merge } from '#web/ui/editing/merge.ts';
import { aTemplate } from './template-builder.ts';

describe('lists of templates', () => {
  it('have a new template on top, and no longer one that was deleted', () => {
    const [old, made] = [aTemplate(), aTemplate({ id: '65c000000000000000000002' })];
    const list = withCreatedTemplate({ data: [old] }, made);
    expect(list.data).toEqual([made, old]);
    expect(withoutTemplate(list, made.id).data).toEqual([old]);
  });

  it('count what each facet would leave, and have their whole view in the address', () => {
    const [switches, routers] = [
      aTemplate(),
      aTemplate({ id: 'r', equipmentCategory: 'router', tags: ['wan'] }),
    ];
    const address = new URLSearchParams('search=access&category=switch&category=router&layout=cards');
    const view = templateViewFrom(address);
    expect(templateAddressOf(view).toString()).toBe(address.toString());
    const found = findTemplates([switches, routers], {
      ...view,
      facets: { ...view.facets, category: ['switch'] },
    });
    expect(found.templates).toEqual([switches]);
    expect(found.counts.get('category')).toEqual(
      new Map([
        ['switch', 1],
        ['router', 1],
      ]),
    );
    expect(found.choices.tag).toEqual(['wan']);
  });
});

describe('what is typed in a tag', () => {
  it.each([
    ['{{ host', { kind: 'expression', typed: 'host' }],
    ['{{ mask | wild', { kind: 'filter', typed: 'wild' }],
    ['{% if mask is def', { kind: 'test', typed: 'def' }],
    ['{%- en', { kind: 'tag', typed: 'en' }],
    ['{{ interfaces[0].de', { kind: 'field', owner: 'interfaces[0]', typed: 'de' }],
    ['{{ mask }} and te', undefined],
    ["{{ mask | default('no", undefined],
  ])('%s', (text, place) => expect(tagPlace(text)).toEqual(place));

  it('knows the rows of a loop, also of one in another', () => {
    const before = '{% for row in interfaces %}{% for hop in row.firstHops %}{{ hop.';
    expect(expressionOf('hop', before)).toBe('interfaces[0].firstHops[0]');
    expect(expressionOf('device.vlans', before)).toBe('device.vlans');
  });

  it('finds help for every filter', () => {
    expect(Object.keys(filters).filter((name) => !filterHelp[name])).toEqual([]);
  });
});

describe('the form of a template', () => {
  const form = { configFile: undefined, changeNote: '' };

  it('sends the variables that the text names, and those that are described as they are', () => {
    const values = valuesOfTemplate(
      aTemplate({
        variables: [
          {
            name: 'mask',
            description: '',
            dataType: 'netmask',
            required: true,
            options: [],
            group: '',
            help: '',
            example: '',
            scope: 'device',
            defaultValue: '255.255.255.0',
          },
        ],
      }),
    );
    const { variables } = StatedTemplate.parse({ ...values, ...form });
    expect(variables.map(({ name, dataType, required }) => [name, dataType, required])).toEqual([
      ['hostname', 'hostname', true],
      ['ip_address', 'ip', true],
      ['mask', 'netmask', true],
    ]);
  });

  it('names a field that is wrong by its place in the contract', () => {
    const { error } = StatedTemplate.safeParse({ ...newTemplateValues, ...form, version: 'one' });
    expect(error?.issues.map(({ path }) => path.join('.'))).toEqual(['name', 'version']);
  });

  it('merges two edits of the text where they lie apart, and lists those of one line', () => {
    const base = openedTemplate(valuesOfTemplate(aTemplate({ configContent: 'a\nb\nc\nd\n' })));
    const edited = (configContent: string) => ({ ...base, configContent });
    const both = merge({ base, mine: edited('A\nb\nc\nd\n'), theirs: edited('a\nb\nc\nD\n') }, templateMerge);
    expect(templateMerge.valuesOf(both.value).configContent).toBe('A\nb\nc\nD\n');
    expect(both.changes.map(({ path, isContested }) => [path, isContested])).toEqual([
      ['configContent', false],
    ]);
    const same = merge({ base, mine: edited('A\nb\nc\nd\n'), theirs: edited('X\nb\nc\nd\n') }, templateMerge);
    expect(same.changes.map(({ isContested }) => isContested)).toEqual([true]);
  });
});

describe('a file in place of a text', () => {
  it('is taken with its text, or refused in the words of the specification', async () => {
    expect(await chosenFile(new File(['hostname sw1\n'], 'sw1.cfg'))).toMatchObject({
      ok: true,
      text: 'hostname sw1\n',
    });
    expect(await chosenFile(new File(['{'], 'a.json'))).toMatchObject({
      sentence: expect.stringMatching(/^Invalid configuration file: .*JSON/),
    });
    expect(await chosenFile(new File(['x'.repeat(1_000_001)], 'a.txt'))).toMatchObject({ ok: false });
  });
});

it('compared revisions are the newest and the one before it, unless the address says others', () => {
  const changes = [3, 2, 1].map((revision) => ({
    revision,
    version: '1.0.0',
    changedAt: '2026-11-20T10:00:00.000Z',
    changedBy: { _id: 'u', name: 'Ada', email: '' },
    note: '',
  }));
  expect(comparedIn(new URLSearchParams(), changes)).toEqual({ from: 2, to: 3 });
  expect(comparedIn(new URLSearchParams('from=1&to=2'), changes)).toEqual({ from: 1, to: 2 });
  expect(comparedIn(new URLSearchParams('from=9'), changes.slice(2))).toEqual({ from: undefined, to: 1 });
});

describe('the PDF of a template', () => {
  const asText = (bytes: Uint8Array) => String.fromCharCode(...bytes);
  /** Offsets of the cross-reference table. */
  const offsets = (file: string) => [...file.matchAll(/^(\d{10}) 00000 n $/gm)].map(([, at]) => Number(at));

  it('has lines 7 mm apart on A4, and a new page before the bottom margin of 20 mm', () => {
    const file = asText(templatePdf({ name: 'Long', text: 'interface x\n'.repeat(60) }));
    expect(file).toMatch(/MediaBox \[0 0 595\.28 841\.89\]/);
    // 7 mm and 20 mm in points.
    expect(file).toContain('BT 19.84 TL 56.69 785.20 Td');
    const lines = [...file.matchAll(/stream\n([\s\S]*?)endstream/g)].map(
      ([, page = '']) => page.split(' Tj').length - 1,
    );
    expect(lines).toEqual([36, 26]);
    for (const [index, at] of offsets(file).entries())
      expect(file.slice(at).startsWith(`${index + 1} 0 obj`)).toBe(true);
  });

  it('shows a sample network configuration where the template is empty, and keeps placeholders', () => {
    const file = asText(templatePdf({ name: 'Empty (new)', text: ' \n' }));
    expect(file).toContain('Sample network configuration');
    expect(file).toContain('hostname {{hostname}}');
    expect(file).toContain('(Empty \\(new\\))');
  });
});
