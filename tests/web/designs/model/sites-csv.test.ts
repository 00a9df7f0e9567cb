import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { Requirements } from '#shared/contract/requirements.ts';
import { cellOfRows } from '#shared/vocabulary/fields/cell-rows.ts';
import { blankSegment } from '#web/features/design-form/model/blank-rows.ts';
import type { FormValues, SegmentRow } from '#web/features/design-form/model/form-values.ts';
import { hostsByPlace, withPlaces } from '#web/features/design-form/model/hosts-by-place.ts';
import { withSites } from '#web/features/design-form/model/merge-sites.ts';
import { newDesignValues } from '#web/features/design-form/model/new-design-values.ts';
import { withNames, withReferences } from '#web/features/design-form/model/site-references.ts';
import {
  type CsvSite,
  readSites,
  templateOfSites,
  writeSites,
} from '#web/features/design-form/model/sites-csv.ts';
import { unparsedDesign } from '#web/features/design-form/model/stated-values.ts';
import { textsOf } from '#web/features/design-form/model/text-rows.ts';
import { aSiteRow, someValues } from '../form-builders.ts';

function sitesIn(text: string): readonly CsvSite[] {
  const read = readSites(text);
  if ('problem' in read) throw new Error(read.problem);
  return read.sites;
}
const textsIn = (text: string) => sitesIn(text).map(({ texts }) => texts);

test('any site comes back from its CSV as it was', () => {
  const words = fc.constantFrom('Leeds', '=1+1', "'-York", 'a|b;c\\', '東京, "Nord"', 'Campus', '4');
  const site = fc.record({
    name: words,
    kind: fc.constant('campus' as const),
    wiredUsers: fc.nat(500),
    areaM2: fc.constantFrom(0, 12.5, 4_800),
    people: fc.option(fc.nat(90), { nil: undefined }),
    wan: fc.constantFrom('mpls-with-vpn' as const, undefined),
    redundancy: fc.constantFrom('none' as const, 'full' as const, undefined),
    wifiEnvironment: fc.constantFrom('warehouse' as const, undefined),
    buildings: fc.uniqueArray(fc.record({ name: words, distanceM: fc.nat(900) }), {
      selector: ({ name }) => name,
      maxLength: 3,
    }),
  });
  fc.assert(
    fc.property(
      fc.uniqueArray(site, { selector: ({ name }) => name, minLength: 1, maxLength: 4 }),
      (given) => {
        const { sites } = Requirements.parse({ sites: given });
        const rows = sites.map((one) => textsOf('requirements.sites', one));
        expect(textsIn(writeSites(rows))).toEqual(rows);
        const values = withSites(newDesignValues(), sitesIn(writeSites(rows)), 'replace');
        expect(unparsedDesign(values)).toMatchObject({ requirements: { sites: expect.anything() } });
      },
    ),
    { numRuns: 50 },
  );
});

test('the template is a file without problems', () => {
  expect(sitesIn(templateOfSites()).flatMap(({ problems }) => problems)).toEqual([]);
});

test('columns are named by label, label with unit, or field, in any order and language of spreadsheets', () => {
  expect(
    readSites(
      '\uFEFFwiredUsers;Kind;FLOOR AREA (m²);Name;Colour\r\n1,200;Data center;300;Hull;red\r\n;;;;\r\n',
    ),
  ).toEqual({
    sites: [
      {
        line: 2,
        texts: { wiredUsers: '1,200', kind: 'datacentre', areaM2: '300', name: 'Hull' },
        problems: [],
      },
    ],
    leftOut: ['Colour'],
  });
});

test('each wrong row says what is wrong with it', () => {
  const problems = sitesIn(
    [
      'Name,Kind,Wired users,Rooms,Buildings',
      'Leeds,Castle,ten,,',
      'York,Office,-4,12,',
      'York,Campus,4,,Library|0',
      ',Office,4,,',
    ].join('\n'),
  ).map((site) => [site.line, ...site.problems]);
  expect(problems).toEqual([
    [
      2,
      'Kind must be Headquarters, Office, Branch, Shop, School, Hospital, Hotel, Warehouse, Factory, Venue, Campus or Data centre.',
      'Wired users must be a whole number.',
    ],
    [
      3,
      'Wired users must not be negative.',
      'Rooms apply to hotel rooms and classrooms: change the kind of the site or its Wi-Fi environment, or leave them empty.',
    ],
    [4, 'Floors must be at least 1.', 'Another row is called York too.'],
    [5, 'Name is missing.'],
  ]);
});

test('what is no list of sites is refused with a sentence', () => {
  expect(readSites('')).toEqual({
    problem: 'The first row must name the columns, and one of them must be “Name”.',
  });
  expect(readSites('Name,Kind\n')).toEqual({ problem: 'There is no row below the names of the columns.' });
  expect(readSites('Name\n"Leeds')).toEqual({ problem: 'Row 2 has a quotation mark that is not closed.' });
  expect(readSites(`Name\n${'x\n'.repeat(501)}`)).toEqual({
    problem: 'These are 501 sites; a design has at most 500.',
  });
});

test('merging changes what the file names and keeps the rest; replacing names what a segment loses', () => {
  const values = someValues({
    siteChoice: 'several',
    sites: [
      aSiteRow({ key: '1', name: 'Leeds', wiredUsers: '5', phones: '3' }),
      aSiteRow({ key: '2', name: 'York', wiredUsers: '9' }),
    ],
    segments: [
      {
        ...{
          key: '1',
          name: 'Tills',
          type: 'department',
          users: '',
          sites: '#2',
          places: '',
          mbpsPerHost: '',
        },
        poe: '',
        ...{
          bandwidthPriority: 'medium',
          isolationLevel: 'vlans',
          reaches: 'nothing',
          leavingShare: '',
          speaks: '',
        },
      },
    ],
  });
  const file = sitesIn('Name,Wired users\nHull,4\nLeeds,7');
  const merged = withSites(values, file, 'merge');
  expect(merged.sites.map(({ key, name, wiredUsers, phones }) => [key, name, wiredUsers, phones])).toEqual([
    ['1', 'Leeds', '7', '3'],
    ['2', 'York', '9', ''],
    ['3', 'Hull', '4', ''],
  ]);
  expect(merged.segments[0]?.sites).toBe('#2');
  const replaced = withSites(values, file, 'replace');
  expect(replaced.sites.map(({ name }) => name)).toEqual(['Hull', 'Leeds']);
  expect(replaced.segments[0]?.sites).toBe('York');
});

describe('the segments of sites', () => {
  const aSegment = (given: Partial<SegmentRow>): SegmentRow => ({ ...blankSegment('1'), ...given });
  /** A form of several sites with their segments, whose sites are stated by name. */
  const designOf = (sites: readonly string[], segments: readonly SegmentRow[]) => {
    const rows = sites.map((name, index) => aSiteRow({ key: String(index + 1), name, wiredUsers: '5' }));
    return withReferences(someValues({ siteChoice: 'several', sites: rows, segments: [...segments] }), rows);
  };
  const exported = (values: FormValues) => writeSites(values.sites, withNames(values, values.sites).segments);
  const segmentsOf = (values: FormValues) =>
    withNames(values, values.sites).segments.map(({ key, ...segment }) => segment);

  test('come back from the CSV of their sites as they were, with their hosts and terms', () => {
    const words = ['Leeds', 'a|b;c\\', '東京, "Nord"', "'-York"];
    const segment = fc.record({
      name: fc.constantFrom('Tills', 'Cash|desk;1', 'Video, 4K', 'Doors'),
      type: fc.constantFrom('department', 'iot', 'security'),
      users: fc.nat(90).map((users) => (users === 0 ? '' : String(users))),
      mbpsPerHost: fc.constantFrom('', '2.5'),
      poe: fc.constantFrom('', 'none'),
      leavingShare: fc.constantFrom('', '0.5'),
      isolationLevel: fc.constantFrom('vlans', 'full', 'physical'),
      reaches: fc.constantFrom('nothing', 'servers-and-internet'),
      speaks: fc
        .subarray([
          ['modbus-tcp', ''],
          ['s7', 'Cash|desk;1'],
          ['opc-ua', 'Nobody'],
        ])
        .map((rows) => cellOfRows(rows)),
      sites: fc
        .subarray(words)
        .map((some) => (some.length === words.length ? '' : cellOfRows(some.map((site) => [site])))),
      places: fc
        .uniqueArray(fc.tuple(fc.constantFrom(...words), fc.constantFrom('', 'Annexe|1')), {
          selector: (place) => place.join(),
          maxLength: 3,
        })
        .chain((some) =>
          fc.tuple(...some.map((place) => fc.nat(9).map((count) => [...place, String(count)]))),
        )
        .map((rows) => cellOfRows(rows)),
    });
    fc.assert(
      fc.property(fc.uniqueArray(segment, { selector: ({ name }) => name, maxLength: 4 }), (given) => {
        const before = designOf(
          words,
          given.map(({ places, ...one }, index) =>
            aSegment({ ...one, ...withPlaces(one, places), key: String(index + 1) }),
          ),
        );
        const after = withSites(newDesignValues(), sitesIn(exported(before)), 'replace');
        const byName = (values: FormValues) =>
          segmentsOf(values).toSorted((a, b) => ((a.name ?? '') < (b.name ?? '') ? -1 : 1));
        // What a design does not count by place, the one that it is read into does.
        const asCounted = (values: FormValues) =>
          byName(values).map(({ places: _, sites: __, ...segment }) => ({
            ...segment,
            at: hostsByPlace({ ...segment, places: _ ?? '', sites: __ ?? '' }, values.sites).map(
              ({ isCounted, ...place }) => place,
            ),
          }));
        expect(asCounted(after)).toEqual(asCounted(before));
        // Merged into the design that they are from, they change nothing.
        for (const how of ['merge', 'replace'] as const)
          expect(byName(withSites(before, sitesIn(exported(before)), how))).toEqual(byName(before));
      }),
      { numRuns: 60 },
    );
  });

  test('of the same name are one, with the hosts of all its sites', () => {
    const file = sitesIn(
      [
        'Name,Kind,Segments',
        'Office,Office,Finance|Department|12',
        'Leeds,Shop,Tills|IoT|3||None: power of their own|High|Full separation|Servers;Finance|department|2',
        'York,Shop,Tills|iot|4||none|high|full|servers',
      ].join('\n'),
    );
    expect(file.flatMap(({ problems }) => problems)).toEqual([]);
    const values = withSites(newDesignValues(), file, 'replace');
    expect(unparsedDesign(values)).toMatchObject({
      requirements: {
        segments: [
          {
            ...{ name: 'Finance', type: 'department', users: 14, sites: [] },
            places: [
              { site: 'Office', users: 12 },
              { site: 'Leeds', users: 2 },
            ],
          },
          {
            ...{ name: 'Tills', type: 'iot', users: 7, sites: [], poe: 'none' },
            places: [
              { site: 'Leeds', users: 3 },
              { site: 'York', users: 4 },
            ],
            ...{ bandwidthPriority: 'high', isolationLevel: 'full', reaches: 'servers' },
          },
        ],
      },
    });
  });

  test('state their industrial protocols in words or as values, and who asks', () => {
    const cell = String.raw`Cells|IoT|30|||||||${''}|Modbus/TCP\|\;s7\|Panels`;
    const file = sitesIn(`Name,Segments\nWorks,${cell};Panels|function|4\n`);
    expect(file.flatMap(({ problems }) => problems)).toEqual([]);
    const values = withSites(newDesignValues(), file, 'replace');
    expect(unparsedDesign(values)).toMatchObject({
      requirements: {
        segments: [
          { name: 'Cells', speaks: [{ protocol: 'modbus-tcp' }, { protocol: 's7', from: 'Panels' }] },
          { name: 'Panels', speaks: [] },
        ],
      },
    });
    expect(exported(values)).toContain(String.raw`|Modbus/TCP\|\;S7comm\|Panels;`);
    const [wrong] = sitesIn('Name,Segments\nWorks,Cells|IoT|30||||||||Fieldbus\n');
    expect(wrong?.problems).toEqual([
      'Segments: Cells: Protocol must be Modbus/TCP, OPC UA, EtherNet/IP, S7comm, DNP3, IEC 60870-5-104, BACnet/IP or PROFINET.',
    ]);
  });

  test('say what is wrong with them in their row, by part', () => {
    const problems = sitesIn(
      [
        'Name,Segments',
        'Leeds,Tills|IoT|3',
        'York,Tills|Guests|2;Doors|Castle|x',
        'Hull,|iot|2;Lab|iot|1|-4;Lab|iot|2',
      ].join('\n'),
    ).map(({ line, problems: own }) => [line, ...own]);
    expect(problems).toEqual([
      [2],
      [
        3,
        'Segments: Doors: Type must be Department, Function, Security zone, Guests or IoT.',
        'Segments: Doors: Hosts must be a whole number.',
        'Segments: Tills has another Type in row 2.',
      ],
      [
        4,
        'Segments: segment 1: Name must not be empty.',
        'Segments: Lab: Traffic of a host must not be negative.',
        'Segments: Lab is named twice.',
        'Segments: Lab has another Traffic of a host in row 4.',
      ],
    ]);
  });

  test('merge into those of the design, which keep their other sites; a file without the column says nothing of them', () => {
    const before = designOf(
      ['Leeds', 'York', 'Hull'],
      [
        aSegment({ key: '1', name: 'Tills', type: 'iot', users: '9' }),
        aSegment({ key: '2', name: 'Doors', type: 'iot', users: '4', sites: 'Leeds' }),
      ],
    );
    const merged = withSites(before, sitesIn('Name,Segments\nLeeds,Tills|iot|10\n'), 'merge');
    expect(segmentsOf(merged).map(({ name, users, sites, places }) => [name, users, sites, places])).toEqual([
      ['Tills', '16', '', 'Leeds||10'],
    ]);
    const untouched = withSites(before, sitesIn('Name,Wired users\nLeeds,7\n'), 'merge');
    expect(segmentsOf(untouched)).toEqual(segmentsOf(before));
  });

  test('are counted by building of a campus', () => {
    const file = sitesIn(
      [
        'Name,Kind,Buildings,Segments',
        'College,Campus,Library|2,Lab|Department|12|||||||Library;Lab|Department|5|||||||College;Doors|IoT|9',
      ].join('\n'),
    );
    expect(file.flatMap(({ problems }) => problems)).toEqual([]);
    const values = withSites(newDesignValues(), file, 'replace');
    expect(unparsedDesign(values)).toMatchObject({
      requirements: {
        segments: [
          {
            name: 'Lab',
            users: 17,
            places: [
              { site: 'College', building: 'Library', users: 12 },
              { site: 'College', building: 'College', users: 5 },
            ],
          },
          { name: 'Doors', users: 9, places: [{ site: 'College', users: 9 }] },
        ],
      },
    });
    const renamed = { ...values, sites: values.sites.map((site) => ({ ...site, name: 'Academy' })) };
    expect(segmentsOf(renamed)[0]?.places).toBe('Academy|Library|12;Academy|Academy|5');
    const [twice] = sitesIn(
      'Name,Segments\nCollege,Lab|Department|1;Lab|IoT|1|||||||Library;Lab|Department|2',
    );
    expect(twice?.problems).toEqual([
      'Segments: Lab is named twice.',
      'Segments: Lab has another Type in row 2.',
    ]);
  });

  test('are in the template', () => {
    const cells = sitesIn(templateOfSites()).map(({ segments = [] }) => segments.map(({ name }) => name));
    expect(cells).toEqual([['Finance', 'Finance'], ['Tills']]);
  });
});
