import { describe, expect, it } from 'vitest';
import { cellPadding, textWidth } from '../../../../functions/pdf/theme.ts';
import { reportDocument } from '../../../../functions/reports/document/report-document.ts';
import { requirementsSection } from '../../../../functions/reports/document/requirements-section.ts';
import { changedIn, storedFields, wholeDesign } from '../../../support/changed-designs.ts';
import { textOf } from './document-text.ts';
import { aReportInput, threeSites } from './report-input-builder.ts';

const { design } = aReportInput();
const shown = (stated: object): string =>
  JSON.stringify(requirementsSection({ design: { ...design, ...stated } }));

it.each(storedFields().map((field) => [field.path, field] as const))('the report shows %s', (_, field) => {
  expect(shown(changedIn(field))).not.toBe(shown(wholeDesign(field)));
});

/** Points that each table takes at least: its columns, their padding, and 40 for one that takes what is left. */
function tableWidths(content: unknown): { widths: string; needs: number }[] {
  if (typeof content !== 'object' || content === null) return [];
  const widths: unknown = Reflect.get(Reflect.get(content, 'table') ?? {}, 'widths');
  const inside = Object.values(content).flatMap(tableWidths);
  if (!Array.isArray(widths)) return inside;
  const sum = widths.reduce<number>((all, width) => all + (typeof width === 'number' ? width : 40), 0);
  return [{ widths: widths.join(' '), needs: sum + 2 * cellPadding * widths.length }, ...inside];
}

it('no table of a design is wider than the page, whatever it states', () => {
  const given = [design, ...storedFields().map((field) => ({ ...design, ...changedIn(field) }))];
  const found = given.flatMap((one) => tableWidths(requirementsSection({ design: one })));
  expect(found.length).toBeGreaterThan(3 * given.length);
  expect(found.filter(({ needs }) => needs > textWidth)).toEqual([]);
});

it('no table of a report is wider than the page', () => {
  const found = tableWidths(reportDocument(aReportInput(), () => {}).content);
  expect(found.length).toBeGreaterThan(30);
  expect(found.filter(({ needs }) => needs > textWidth)).toEqual([]);
});

describe('a table of the design', () => {
  const segments = [
    {
      name: 'Cells',
      type: 'iot' as const,
      users: 9,
      poe: 'none' as const,
      speaks: [{ protocol: 's7' as const }],
    },
    { name: 'Office', users: 9, places: [{ site: 'Headquarters', users: 9 }] },
    { name: 'Labs', users: 5, sites: ['Branch North'], isolationLevel: 'full' as const },
  ];
  const text = textOf(
    aReportInput({ requirements: { ...threeSites, segments, services: { onPremise: ['erp'] } } }),
  ).split('\n');

  it('says nothing of PoE for people, nor what segments reach that are not apart, and who asks controllers even where it is the servers', () => {
    const at = text.indexOf('Segments');
    const office = text.indexOf('Office', at);
    const next = text.indexOf('Industrial protocols');
    expect(text.slice(at, next)).toContain('None: power of their own');
    expect(text.slice(office, next)).toContain('–');
    expect(text.slice(at, next)).not.toContain('As cameras: 802.3af');
    // Of the three, Labs alone is kept apart; Office is where it is counted.
    expect(text.slice(at, next).filter((piece) => piece === 'Nothing else')).toHaveLength(1);
    expect(text.slice(office, next)).toContain('By place');
    expect(
      text
        .slice(next)
        .filter((piece) => piece !== '')
        .slice(0, 7),
    ).toEqual([
      ...['Industrial protocols', 'Segment', 'Protocol', 'Asked by'],
      ...['Cells', 'S7comm', 'The servers'],
    ]);
  });
});

it('tables that go on have about as many columns each', () => {
  const site = { name: 'Works', wiredUsers: 90, people: 300, redundancy: 'full' as const };
  const outdoors = { outdoorM2: 900, outdoorCameras: 0, outdoorCamerasM: 20 };
  const works = { ...site, ...outdoors, wifiEnvironment: 'venue' as const };
  const stated = aReportInput({ requirements: { sites: [works, { name: 'Depot', wiredUsers: 4 }] } });
  // Those of the sites begin with what is left beside their columns; the assumptions follow.
  const sites = tableWidths(requirementsSection(stated))
    .map(({ widths }) => widths.split(' '))
    .filter(([first]) => first === '*');
  const columns = sites.map((widths) => widths.length);
  expect(columns).toHaveLength(3);
  expect(Math.max(...columns) - Math.min(...columns)).toBeLessThanOrEqual(2);
});
