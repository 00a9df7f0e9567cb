import type { Content } from 'pdfmake/interfaces';
import { assumedChoices, describedAssumptions } from '#shared/network/requirements/described-assumptions.ts';
import { describeDesign } from '#shared/vocabulary/fields/described-design.ts';
import { type DesignField, statedColumns, wordsAt } from '#shared/vocabulary/fields/design-fields.ts';
import type { DesignStep } from '#shared/vocabulary/fields/design-steps.ts';
import { isMeasure } from '#shared/vocabulary/fields/field-text.ts';
import { rowText } from '#shared/vocabulary/fields/row-text.ts';
import { cellPadding, textWidth } from '../../pdf/theme.ts';
import { section } from './headings.ts';
import type { ReportInput } from './report-input.ts';
import { type Column, facts, table } from './table.ts';

/** What the network must serve, as the design states it: the steps of the form, with every field of each. */
export function requirementsSection({ design }: Pick<ReportInput, 'design'>): Content[] {
  const tables = tablesOf(design);
  return [
    section('Requirements'),
    ...describeDesign(design).flatMap(({ step, title, lines }) => [
      ...(lines.length > 0
        ? [
            facts(
              title,
              lines.map(({ label, value }): [string, string] => [label, value]),
            ),
          ]
        : []),
      ...(tables[step] ?? []),
    ]),
    ...assumptionsTable(design),
  ];
}

const tablesOf = ({
  isExistingNetwork,
  existingNetworkDetails,
  requirements,
}: ReportInput['design']): Partial<Record<DesignStep, Content[]>> => ({
  basics: isExistingNetwork
    ? rowTable('existingNetworkDetails.currentDevices', existingNetworkDetails.currentDevices)
    : [],
  sites: [
    ...rowTable('requirements.sites', requirements.sites),
    ...requirements.sites.flatMap(({ name, peopleByFloor }) =>
      rowTable('requirements.sites[].peopleByFloor', peopleByFloor, `People by floor of ${name}`),
    ),
    ...requirements.sites.flatMap(({ name, buildings }) =>
      rowTable('requirements.sites[].buildings', buildings, `Buildings of ${name}`),
    ),
  ],
  segments: [
    ...rowTable('requirements.segments', requirements.segments),
    ...innerTable(
      'requirements.segments[].places',
      requirements.segments.map(({ name, places }) => ({ name, rows: places })),
    ),
    ...innerTable(
      'requirements.segments[].speaks',
      requirements.segments.map(({ name, speaks }) => ({ name, rows: speaks })),
    ),
  ],
});

/** What the plan assumes where the design leaves it open, and what the design states instead. */
function assumptionsTable({ requirements }: ReportInput['design']): Content[] {
  const used = [...assumedChoices(requirements), ...describedAssumptions(requirements)];
  if (used.length === 0) return [];
  const columns: Column[] = [
    { title: 'Assumption', width: 130 },
    { title: 'Value', width: 70, align: 'right' },
    { title: 'Source', width: 90 },
    { title: 'Why', width: '*' },
  ];
  const rows = used.map(({ label, text, origin, why }) => [label, text, origin, why]);
  return [table(columns, rows, 'Assumptions')];
}

/** A table of the design with all fields of its rows, and more of them where the page is too narrow; nothing where it has no rows. */
function rowTable(path: string, rows: readonly object[], title = wordsAt(path).label): Content[] {
  const [name, ...others] = rows.length > 0 ? statedColumns(path, rows) : [];
  if (name === undefined) return [];
  return besideName(others).map((beside, index) => {
    const fields = [name, ...beside];
    return table(
      [{ title: name.label, width: '*' }, ...beside.map(columnOf)],
      rows.map((row) => fields.map((field) => rowText(field, row))),
      index === 0 ? title : `${title}, continued`,
    );
  });
}

/** The rows inside the rows of a table, each after the name of the row that it is in. */
function innerTable(
  path: string,
  outer: readonly { readonly name: string; readonly rows: readonly object[] }[],
): Content[] {
  const rows = outer.flatMap(({ name, rows: inner }) => inner.map((row) => ({ name, row })));
  const fields =
    rows.length > 0
      ? statedColumns(
          path,
          rows.map(({ row }) => row),
        )
      : [];
  if (fields.length === 0) return [];
  return [
    table(
      [
        { title: 'Segment', width: '*' },
        ...fields.map(
          ({ label, kind }): Column =>
            kind === 'number' ? { title: label, width: 60, align: 'right' } : { title: label, width: 120 },
        ),
      ],
      rows.map(({ name, row }) => [name, ...fields.map((field) => rowText(field, row))]),
      wordsAt(path).label,
    ),
  ];
}

/** Points that a name needs. */
const nameWidth = 90;

/** The fields of each table: as many as fit beside the name, and of several tables about as much in each. */
function besideName(fields: readonly DesignField[]): DesignField[][] {
  const room = textWidth - nameWidth - 2 * cellPadding;
  const most = inTables(fields, room);
  const all = fields.reduce((sum, field) => sum + widthOf(field), 0);
  const even = Math.max(all / most.length, ...fields.map(widthOf));
  for (let width = even; width < room; width += 4) {
    const tables = inTables(fields, width);
    if (tables.length === most.length) return tables;
  }
  return most;
}

const widthOf = (field: DesignField): number => columnOf(field).width + 2 * cellPadding;

/** The fields in their order, each table of them no wider than the room. */
function inTables(fields: readonly DesignField[], room: number): DesignField[][] {
  let left = room;
  const tables: DesignField[][] = [[]];
  for (const field of fields) {
    const width = widthOf(field);
    if (width > left) {
      tables.push([]);
      left = room;
    }
    tables.at(-1)?.push(field);
    left -= width;
  }
  return tables;
}

const columnOf = ({ label, kind, unit }: DesignField): Column & { readonly width: number } =>
  kind === 'number'
    ? { title: label, width: isMeasure(unit) ? 38 : 31, align: 'right' }
    : { title: label, width: 58 };
