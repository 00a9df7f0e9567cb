import { expect, test } from 'vitest';
import { blockOffer } from '#web/documents/designs/model/private-block.ts';
import { stepFrom } from '#web/documents/designs/model/steps.ts';
import { formField } from '#web/features/design-form/model/form-fields.ts';
import { hints } from '#web/features/design-form/model/hints.ts';
import { designMerge } from '#web/features/design-form/model/merge-designs.ts';
import { totals } from '#web/features/design-form/model/totals.ts';
import { valuesOfDesign } from '#web/features/design-form/model/values-of-design.ts';
import { merge } from '#web/ui/editing/merge.ts';
import { readNumber } from '#web/ui/form/number-text.ts';
import { duplicateRow, editRow, nextKey, restoreRow } from '#web/ui/rows/edit-row.ts';
import { pastedCells, pasteRows } from '#web/ui/rows/pasted-rows.ts';
import { DesignChange } from '../../../../shared/contract/designs.ts';
import { aDesign, aSiteRow, someValues } from '../form-builders.ts';

test.each([
  ['', undefined],
  [' 12 ', 12],
  ['1,200', 1_200],
  ['1 200 000.5', 1_200_000.5],
  ['-3', -3],
  ['1,2', Number.NaN],
  ['1e3', Number.NaN],
  ['12 people', Number.NaN],
])('the text %j reads as the number %d', (text, number) => {
  expect(readNumber(text)).toEqual(number);
});

test.each([
  ['10.0.0.0/8', '16,777,216 addresses: 65,536 networks of up to 254 hosts'],
  ['192.168.4.0/24', '256 addresses in a single network'],
  ['10.0.0.0/33', undefined],
  ['fd00::/8', undefined],
])('the block %s offers: %s', (cidr, words) => {
  expect(blockOffer(cidr)).toBe(words);
});

test('the totals add up the sites that are chosen, with their growth', () => {
  const sites = [
    aSiteRow({ wiredUsers: '100', wirelessUsers: '1,000', guests: '10', phones: '5', servers: 'x' }),
    aSiteRow({ key: '2', wiredUsers: '11' }),
  ];
  expect(
    totals(someValues({ siteChoice: 'several', sites, texts: { 'requirements.growth.percent': '10' } })),
  ).toEqual({
    sites: 2,
    wired: 111,
    wireless: 1_000,
    guests: 10,
    devices: 5,
    grown: Math.ceil(1_126 * 1.1),
  });
  expect(
    totals(someValues({ siteChoice: 'single', sites, texts: { 'requirements.growth.percent': '' } })).grown,
  ).toBe(Math.ceil(1_115 * 1.3));
});

test('hints mention what a colleague would notice', () => {
  const sentences = (values: ReturnType<typeof someValues>) => hints(values).map(({ sentence }) => sentence);
  expect(sentences(someValues())).toEqual([]);
  expect(sentences(someValues({ sites: [aSiteRow()] }))).toEqual([
    'Enter at least one user or device: there is nothing to plan for yet.',
  ]);
  const sites = [aSiteRow({ name: 'Leeds', wiredUsers: '5' }), aSiteRow({ key: '2', name: 'Leeds' })];
  expect(sentences(someValues({ siteChoice: 'several', sites }))).toEqual([
    'Leeds has no users or devices yet.',
    'Two sites are called Leeds; the plan will number them.',
  ]);
  expect(
    sentences(
      someValues({
        segments: [
          {
            key: '1',
            name: 'Sales',
            type: 'department',
            users: '60',
            sites: '',
            places: '',
            mbpsPerHost: '',
            poe: '',
            bandwidthPriority: 'low',
            isolationLevel: 'none',
            reaches: 'nothing',
            leavingShare: '',
            speaks: '',
          },
        ],
        texts: {
          'requirements.securityRequirements.firewall': 'none',
          'requirements.securityRequirements.ips': 'true',
          'requirements.securityRequirements.remoteAccess': 'vpn',
        },
      }),
    ),
  ).toEqual([
    'The segments add up to 60 users, the sites to 50.',
    'Without a firewall, nothing provides intrusion prevention or remote access by VPN.',
  ]);
});

test('rows keep their identity while they are edited, copied and restored', () => {
  const rows = [aSiteRow({ key: '1', name: 'A' }), aSiteRow({ key: '4', name: 'B' })];
  expect(nextKey(rows)).toBe('5');
  expect(editRow(rows, '4', 'name', 'C').map(({ name }) => name)).toEqual(['A', 'C']);
  const copied = duplicateRow(rows, '1', (row) => ({ ...row, name: 'A copy' }));
  expect(copied.map(({ key, name }) => [key, name])).toEqual([
    ['1', 'A'],
    ['5', 'A copy'],
    ['4', 'B'],
  ]);
  const [first, second] = rows;
  if (!first || !second) throw new Error('two rows');
  expect(restoreRow([second], first, 0)).toEqual(rows);
  expect(restoreRow(rows, first, 0)).toEqual(rows);
});

test('cells from a spreadsheet fill rows starting at a cell, without their headings', () => {
  const columns = [
    { field: 'name', kind: 'text' as const },
    { field: 'kind', kind: 'choice' as const, choices: { branch: 'Branch', datacentre: 'Data centre' } },
    { field: 'wiredUsers', kind: 'number' as const },
  ];
  const cells = pastedCells('Site\tKind\tUsers\r\nLeeds\tData Center\t25\r\nYork\tunknown\t1,000\r\n') ?? [];
  const rows = pasteRows([aSiteRow({ name: 'Hull' }), aSiteRow({ key: '2' })], 1, columns, cells, (key) =>
    aSiteRow({ key }),
  );
  expect(rows.map(({ key, name, kind, wiredUsers }) => [key, name, kind, wiredUsers])).toEqual([
    ['1', 'Hull', 'branch', ''],
    ['2', 'Leeds', 'datacentre', '25'],
    ['3', 'York', 'branch', '1,000'],
  ]);
  expect(pastedCells('just a name')).toBeUndefined();
});

test('every place of the contract that can be wrong belongs to a step of the form', () => {
  expect(formField('requirements.sites[12].wanMbps')).toEqual({ step: 'sites', label: 'WAN' });
  expect(formField('requirements.sites[12].unknown').step).toBe('sites');
  expect(formField('requirements.sites[3]').step).toBe('sites');
  expect(formField('body').step).toBe('review');
  const places = ['designName', 'description', 'isExistingNetwork'] as const;
  for (const place of places) expect(Object.keys(DesignChange.shape)).toContain(place);
});

test('an address names a step, or gets the first', () => {
  expect(stepFrom('growth')).toBe('growth');
  expect(stepFrom('nonsense')).toBe('basics');
  expect(stepFrom(null)).toBe('basics');
});

test('two versions of a design are merged line by line, sites by their names', () => {
  const site = (name: string, wiredUsers: number) => ({ name, wiredUsers });
  const base = aDesign({ requirements: { sites: [site('Leeds', 1), site('Hull', 1)] } });
  const mine = aDesign({
    requirements: { sites: [site('Leeds', 2), site('Hull', 1)], growth: { percent: 20, years: 3 } },
  });
  const theirs = aDesign({
    description: 'Now with York',
    requirements: {
      sites: [site('Leeds', 3), site('Hull', 4), site('York', 1)],
      growth: { percent: 10, years: 3 },
    },
  });
  const sides = { base: valuesOfDesign(base), mine: valuesOfDesign(mine), theirs: valuesOfDesign(theirs) };
  const parts = {
    base: designMerge.partsOf(sides.base),
    mine: designMerge.partsOf(sides.mine),
    theirs: designMerge.partsOf(sides.theirs),
  };
  const { value, changes } = merge(parts, designMerge);
  expect(
    changes.map((change) => ({ ...designMerge.describe(change), isContested: change.isContested })),
  ).toEqual([
    { label: 'Description', base: 'None', mine: 'None', theirs: 'Now with York', isContested: false },
    { label: 'Leeds: Wired users', base: '1', mine: '2', theirs: '3', isContested: true },
    { label: 'Hull: Wired users', base: '1', mine: '1', theirs: '4', isContested: false },
    {
      label: 'Sites: York',
      base: 'Not in the list',
      mine: 'Not in the list',
      theirs: 'In the list',
      isContested: false,
    },
    { label: 'Growth', base: '30 %', mine: '20 %', theirs: '10 %', isContested: true },
  ]);
  const merged = designMerge.valuesOf(value);
  expect(merged.sites.map(({ name, wiredUsers }) => [name, wiredUsers])).toEqual([
    ['Leeds', '2'],
    ['Hull', '4'],
    ['York', '1'],
  ]);
  expect(merged.texts).toMatchObject({ description: 'Now with York', 'requirements.growth.percent': '20' });
  expect(merge({ base: parts.base, mine: parts.mine, theirs: parts.base }, designMerge).changes).toEqual([]);
});
