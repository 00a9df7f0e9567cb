import { expect, it } from 'vitest';
import { cellPadding, textWidth } from '../../../../functions/pdf/theme.ts';
import { reportDocument } from '../../../../functions/reports/document/report-document.ts';
import { requirementsSection } from '../../../../functions/reports/document/requirements-section.ts';
import { changedIn, storedFields, wholeDesign } from '../../../support/changed-designs.ts';
import { aReportInput } from './report-input-builder.ts';

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
