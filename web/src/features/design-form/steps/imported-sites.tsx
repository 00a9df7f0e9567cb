import { formatCount } from '#shared/vocabulary/counts.ts';
import { wordsAt } from '#shared/vocabulary/fields/design-fields.ts';
import { fieldText } from '#shared/vocabulary/fields/field-text.ts';
import type { SiteRow } from '#web/features/design-form/model/form-values.ts';
import { segmentsHeader } from '#web/features/design-form/model/site-segments-csv.ts';
import type { CsvSite } from '#web/features/design-form/model/sites-csv.ts';
import { type Column, DataTable } from '#web/ui/data-table.tsx';
import layout from '#web/ui/layout.module.css';
import prose from '#web/ui/prose.module.css';

export interface ImportedSitesProps {
  readonly sites: readonly CsvSite[];
  readonly before: readonly SiteRow[];
}

/** The rows of a file: which site each is, and what is wrong with it. */
export function ImportedSites({ sites, before }: ImportedSitesProps) {
  const wrong = sites.filter(({ problems }) => problems.length > 0);
  const columns: readonly Column<CsvSite>[] = [
    { key: 'line', header: 'Row', cell: ({ line }) => line, align: 'end' },
    { key: 'name', header: 'Name', cell: ({ texts }) => texts.name || 'No name' },
    {
      key: 'kind',
      header: 'Kind',
      cell: ({ texts }) => fieldText(kind, texts.kind || kind.initial),
      optional: true,
    },
    ...(sites.some(({ segments }) => segments !== undefined)
      ? [
          {
            key: 'segments',
            header: segmentsHeader,
            cell: ({ segments = [] }: CsvSite) => segments.map(({ name = '' }) => name).join(', '),
            optional: true,
          },
        ]
      : []),
    {
      key: 'outcome',
      header: 'Import',
      cell: ({ texts, problems }) =>
        problems.length > 0 ? (
          <ul className={prose.problem}>
            {problems.map((problem) => (
              <li key={problem}>{problem}</li>
            ))}
          </ul>
        ) : before.some(({ name }) => name === texts.name) ? (
          'Changed'
        ) : (
          'New'
        ),
    },
  ];
  return (
    <div className={layout.stack3}>
      {wrong.length > 0 && (
        <p className={prose.problem}>
          {formatCount(wrong.length, 'row')} cannot be imported. Correct the file and choose it again, or
          import the others.
        </p>
      )}
      <div className={layout.scrolls}>
        <DataTable
          caption="Rows of the file"
          columns={columns}
          rows={[...wrong, ...sites.filter((site) => !wrong.includes(site))]}
          rowKey={({ line }) => String(line)}
          rowsAtOnce={50}
          isDense
        />
      </div>
    </div>
  );
}

const kind = wordsAt('requirements.sites[].kind');
