import type { Design } from '#shared/contract/designs.ts';
import type { Requirements, Segment } from '#shared/contract/requirements.ts';
import { type DesignField, statedColumns } from '#shared/vocabulary/fields/design-fields.ts';
import { rowText } from '#shared/vocabulary/fields/row-text.ts';
import { valueAt } from '#shared/vocabulary/fields/value-at.ts';
import { joinAnd } from '#shared/vocabulary/lists.ts';
import { midSentence } from '#shared/vocabulary/mid-sentence.ts';
import { type Column, DataTable } from '#web/ui/data-table.tsx';
import layout from '#web/ui/layout.module.css';
import prose from '#web/ui/prose.module.css';
import styles from './described-sections.module.css';

/** The sites; the people of a single one stand at the top level of the requirements, as lines. */
export const SitesList = ({ requirements }: { readonly requirements: Requirements }) => (
  <>
    <RowList path="requirements.sites" caption="Sites" rows={requirements.sites} />
    <InnerLists
      path="requirements.sites[].peopleByFloor"
      title="People by floor of"
      rows={requirements.sites.map(({ name, peopleByFloor }) => ({ name, inner: peopleByFloor }))}
    />
    <InnerLists
      path="requirements.sites[].buildings"
      title="Buildings of"
      rows={requirements.sites.map(({ name, buildings }) => ({ name, inner: buildings }))}
    />
  </>
);

interface InnerListsProps {
  /** Of the tables in the contract. */
  readonly path: string;
  /** Followed by the name of the row: `Buildings of`. */
  readonly title: string;
  readonly rows: readonly { readonly name: string; readonly inner: readonly object[] }[];
}

/** The rows inside the rows of a table, under the name of each that has some. */
const InnerLists = ({ path, title, rows }: InnerListsProps) =>
  rows.map(
    ({ name, inner }, index) =>
      inner.length > 0 && (
        // biome-ignore lint/suspicious/noArrayIndexKey: names may repeat
        <div key={index} className={layout.stack3}>
          <p className={prose.name}>
            {title} {name}
          </p>
          <RowList path={path} caption={`${title} ${name}`} rows={inner} />
        </div>
      ),
  );

export function SegmentsList({ segments }: { readonly segments: readonly Segment[] }) {
  if (segments.length === 0)
    return (
      <p className={prose.soft}>
        None: all employees share a network; guests, phones, cameras and servers have their own.
      </p>
    );
  return (
    <>
      <RowList path="requirements.segments" caption="Segments" rows={segments} />
      <InnerLists
        path="requirements.segments[].places"
        title="Hosts by place of"
        rows={segments.map(({ name, places }) => ({ name, inner: places }))}
      />
      <InnerLists
        path="requirements.segments[].speaks"
        title="Industrial protocols of"
        rows={segments.map(({ name, speaks }) => ({ name, inner: speaks }))}
      />
    </>
  );
}

type Devices = Design['existingNetworkDetails']['currentDevices'];

export const DevicesList = ({ devices }: { readonly devices: Devices }) => (
  <RowList path="existingNetworkDetails.currentDevices" caption="Existing devices" rows={devices} />
);

interface RowListProps {
  /** Of the table in the contract. */
  readonly path: string;
  readonly caption: string;
  readonly rows: readonly object[];
}

/**
 * A table of a design with the fields of its rows; those that no row has anything of are said beneath, which leaves the table
 * as wide as the page. Names may repeat: rows are identified by their place.
 */
function RowList({ path, caption, rows }: RowListProps) {
  if (rows.length === 0) return null;
  const fields = statedColumns(path, rows);
  const idle = fields.filter((field) => isIdle(field, path, rows));
  return (
    <div className={layout.stack3}>
      <div className={`${layout.scrolls} ${styles.rows}`}>
        <DataTable
          caption={caption}
          isDense={fields.length - idle.length > mostAtEase}
          columns={columnsOf(
            path,
            fields.filter((field) => !idle.includes(field)),
          )}
          rows={rows.map((row, index) => ({ cells: new Map(Object.entries(row)), number: index + 1 }))}
          rowKey={({ number }) => String(number)}
        />
      </div>
      {idle.length > 0 && (
        <p className={prose.note}>
          None, or not stated: {joinAnd(idle.map(({ label }) => midSentence(label)))}.
        </p>
      )}
    </div>
  );
}

/** More columns are set smaller. */
const mostAtEase = 9;

/** Whether a column of figures would be nothing from top to bottom. */
const isIdle = ({ path: at, kind }: DesignField, path: string, rows: readonly object[]): boolean =>
  kind === 'number' &&
  rows.every((row) => [undefined, 0].some((none) => none === valueAt(at.slice(path.length + 3), row)));

interface Row {
  readonly cells: ReadonlyMap<string, unknown>;
  readonly number: number;
}

const columnsOf = (path: string, fields: readonly DesignField[]): readonly Column<Row>[] =>
  fields.map((field) => {
    const key = field.path.slice(path.length + '[].'.length);
    const text = ({ cells }: Row) => rowText(field, Object.fromEntries(cells));
    const sortBy = ({ cells }: Row) => {
      const value = cells.get(key);
      return typeof value === 'number' ? value : text({ cells, number: 0 });
    };
    return {
      key,
      header: field.label,
      sortBy,
      cell: (row) => <span className={key === 'name' ? prose.block : prose.whole}>{text(row)}</span>,
      ...(field.kind === 'number' && { align: 'end' }),
    } satisfies Column<Row>;
  });
