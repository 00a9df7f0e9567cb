import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { readCsv } from '#shared/equipment/csv-text.ts';
import { controlPlaneOf } from '#shared/network/control-plane/control-plane.ts';
import { cellEntries, cellText } from '#shared/network/control-plane/sections/cell.ts';
import { planeSections } from '#shared/network/control-plane/sections/plane-sections.ts';
import { sectionCsv } from '#shared/network/control-plane/sections/section-csv.ts';
import { planTopology } from '#shared/network/plan.ts';
import DesignControlPlane from '#web/features/control-plane/design-control-plane.tsx';
import { briefCell } from '../../../functions/reports/document/brief-cell.ts';
import { mergedNeighbours } from '../../../functions/reports/document/merged-neighbours.ts';
import { mergedRows } from '../../../functions/reports/document/merged-rows.ts';
import { textOf } from '../../functions/reports/document/document-text.ts';
import { aReportInput } from '../../functions/reports/document/report-input-builder.ts';
import { aDesign } from '../designs/form-builders.ts';
import { renderDesignTab } from '../designs/render-design-tab.tsx';

const requirements = {
  sites: [
    {
      name: 'Leeds',
      kind: 'headquarters' as const,
      wiredUsers: 60,
      wirelessUsers: 40,
      guests: 20,
      servers: 4,
    },
    { name: 'York', wiredUsers: 25 },
  ],
  redundancy: { internet: true, coreSwitching: true },
  wan: { kind: 'mpls' as const },
};
const design = aDesign({ designName: 'Two offices', requirements });
const graph = planTopology(design.requirements);
const controlPlane = controlPlaneOf(graph, design.requirements);
const sections = planeSections(graph, controlPlane);
const rowCount = Object.values(controlPlane).reduce((sum, part) => sum + part.length, 0);

test('every entry of a control plane is a row of one section, with a cell for each column', () => {
  expect(sections.flatMap(({ rows }) => rows)).toHaveLength(rowCount);
  expect(sections).toHaveLength(Object.keys(controlPlane).length);
  for (const { columns, rows } of sections)
    for (const { cells } of rows) expect(cells).toHaveLength(columns.length);
});

test('the screen has a line for each row of each section, with all that its cells say', async () => {
  renderDesignTab(<DesignControlPlane />, { design, plan: { ...graph, controlPlane }, tab: 'control-plane' });
  await screen.findByRole('region', { name: 'OSPF areas' });
  for (const { title, rows } of sections) {
    const region = screen.getByRole('region', { name: title });
    const lines = [...region.querySelectorAll('tbody tr')].map(({ textContent }) => textContent);
    expect(lines, title).toHaveLength(rows.length);
    for (const { cells } of rows) {
      const entries = cells.flatMap((cell) => cellEntries(cell));
      expect(
        lines.some((line) => entries.every((entry) => line?.includes(entry))),
        `${title}: ${entries}`,
      ).toBe(true);
    }
    expect(within(region).getByRole('button', { name: `Download ${title} as CSV` })).toBeTruthy();
  }
});

test('the CSV of a section has its rows and columns, and the site of each', () => {
  for (const section of sections) {
    const [head, ...lines] = readCsv(sectionCsv(section));
    expect(head).toEqual(['Site', ...section.columns.map(({ label }) => label)]);
    expect(lines).toEqual(
      section.rows.map(({ site, cells }) => [site, ...cells.map((cell) => cellText(cell))]),
    );
  }
});

test('the report has every row, with rows of the same settings at a site on one line', () => {
  const text = textOf(aReportInput({ requirements }, graph));
  const tablesOfTheirOwn: Readonly<Record<string, readonly string[]>> = {
    services: ['service', 'addresses', 'protocols', 'begins', 'key', 'why'],
    zones: ['zone', 'subnets'],
    classes: ['class', 'dscp', 'queue', 'subnets'],
  };
  for (const section of sections) {
    const drawn = tablesOfTheirOwn[section.id];
    if (drawn !== undefined) {
      for (const { cells } of section.rows) {
        const row = drawn.map((id) => cells[section.columns.findIndex((column) => column.id === id)]);
        expect(text).toContain(`\n${row.map((cell) => cell && briefCell(cell)).join('\n')}\n`);
      }
      continue;
    }
    for (const [site, rows] of Map.groupBy(section.rows, (row) => row.site)) {
      if (section.id === 'policies') {
        const ids = ['from', 'to', 'action', 'services', 'at', 'why'];
        const texts = rows.map(({ cells }) =>
          ids.map((id) => {
            const cell = cells[section.columns.findIndex((column) => column.id === id)];
            return cell === undefined ? '' : briefCell(cell);
          }),
        );
        for (const [from, to] of mergedNeighbours(texts, [0, 1])) expect(text).toContain(`${from}\n${to}`);
        continue;
      }
      if (section.id === 'ospf') {
        for (const { cells } of rows) {
          const [area, kind] = cells.map((cell) => cellText(cell));
          expect(text).toContain(`${area}\n${site}\n${kind}`);
        }
        continue;
      }
      const merged = mergedRows(section, rows);
      expect(new Set(merged.flatMap((line) => line.rows))).toEqual(new Set(rows));
      for (const { what, where, how } of merged) expect(text).toContain(`${what}\n${where}\n${how}`);
    }
  }
});
