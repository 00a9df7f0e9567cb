import type { Requirements } from '#shared/contract/requirements.ts';
import { statedRequirements } from '#shared/network/requirements/trace-requirements.ts';
import { type DesignField, statedColumns } from '#shared/vocabulary/fields/design-fields.ts';
import { fieldText } from '#shared/vocabulary/fields/field-text.ts';
import { valueAt } from '#shared/vocabulary/fields/value-at.ts';
import type { Designed } from './design-document.ts';
import { list, named, table, together } from './markdown.ts';

/** What the design states: its sites as a table, those that are alike together, then the network as a whole. */
export function asked({ requirements }: Designed): string {
  const { sites, segments } = requirements;
  const buildings = sites.flatMap((site) => site.buildings);
  return [
    siteTable(requirements),
    rowTable('requirements.sites[].buildings', buildings),
    rowTable('requirements.segments', segments),
    list(
      statedRequirements(requirements)
        .filter(({ at, field }) => at === undefined && !field.startsWith('requirements.segments'))
        .map(({ words }) => words),
    ),
  ]
    .filter((text) => text !== '')
    .join('\n\n');
}

const isStated = (value: unknown): boolean =>
  value !== undefined && value !== 0 && !(Array.isArray(value) && value.length === 0);

/** Columns that some row fills in; those of a list of names say the first few. */
function columnsOf(path: string, rows: readonly object[]): (readonly [field: DesignField, name: string])[] {
  return statedColumns(path, rows)
    .map((field) => [field, field.path.slice(path.length + '[].'.length)] as const)
    .filter(([, name]) => rows.some((row) => isStated(valueAt(name, row))));
}

function cellOf(field: DesignField, value: unknown): string {
  if (Array.isArray(value) && field.kind === 'names' && value.length > 0) return named(value.map(String), 2);
  return isStated(value) ? fieldText(field, value) : '';
}

function rowTable(path: string, rows: readonly object[]): string {
  const columns = columnsOf(path, rows);
  return table(
    columns.map(([{ label }]) => label),
    rows.map((row) => columns.map(([field, name]) => cellOf(field, valueAt(name, row)))),
  );
}

function siteTable({ sites }: Requirements): string {
  const columns = columnsOf('requirements.sites', sites).filter(([, name]) => name !== 'name');
  const cells = (site: object) => columns.map(([field, name]) => cellOf(field, valueAt(name, site)));
  return table(
    ['Sites', ...columns.map(([{ label }]) => label)],
    together(sites, (site) => cells(site).join('|')).map((alike) => [
      `${named(
        alike.map(({ name }) => name),
        2,
      )}${alike.length > 1 ? ` (${alike.length}, each)` : ''}`,
      ...cells(alike[0] ?? {}),
    ]),
  );
}
