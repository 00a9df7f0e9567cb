import { Button } from '@aws-amplify/ui-react';
import { Download, Trash2 } from 'lucide-react';
import { Link } from 'react-router-dom';
import type { Report } from '#shared/contract/reports.ts';
import { formatCount, formatNumber } from '#shared/vocabulary/counts.ts';
import { formatBytes } from '#shared/vocabulary/measures.ts';
import { useDeleteReport } from '#web/documents/reports/use-delete-report.ts';
import { useBusyDownload } from '#web/documents/reports/use-download-report.ts';
import { type Column, DataTable } from '#web/ui/data-table.tsx';
import prose from '#web/ui/prose.module.css';
import { RelativeTime } from '#web/ui/relative-time.tsx';
import styles from './reports-table.module.css';

export interface ReportsTableProps {
  readonly reports: readonly Report[];
  /** Not on the design's own tab. */
  readonly showsDesign: boolean;
}

/** Reports, newest first, each with its download and the way to delete it. */
export function ReportsTable({ reports, showsDesign }: ReportsTableProps) {
  const deleteReport = useDeleteReport();
  return (
    <DataTable
      caption="Reports"
      columns={showsDesign ? columns : columns.filter(({ key }) => key !== 'designName')}
      rows={reports}
      rowKey={({ id }) => id}
      rowName={({ designName }) => `the report for ${designName}`}
      rowActions={(report) => [{ label: 'Delete', icon: Trash2, perform: () => void deleteReport(report) }]}
    />
  );
}

const columns: readonly Column<Report>[] = [
  {
    key: 'designName',
    header: 'Design',
    sortBy: ({ designName }) => designName,
    cell: ({ designId, designName }) => (
      <Link className={prose.block} to={`/designs/${designId}`}>
        {designName}
      </Link>
    ),
  },
  {
    key: 'createdAt',
    header: 'Generated',
    sortBy: ({ createdAt }) => createdAt,
    cell: (report) => <Generated report={report} />,
  },
  {
    key: 'versions',
    header: 'Shows',
    optional: true,
    cell: ({ designVersion, topologyVersion }) => (
      <span className={prose.block}>
        Design version {designVersion}, topology version {topologyVersion}
      </span>
    ),
  },
  {
    key: 'pages',
    header: 'Pages',
    align: 'end',
    optional: true,
    sortBy: ({ pages }) => pages,
    cell: ({ pages }) => formatNumber(pages),
  },
  {
    key: 'sizeBytes',
    header: 'Size',
    align: 'end',
    optional: true,
    sortBy: ({ sizeBytes }) => sizeBytes,
    cell: ({ sizeBytes }) => <span className={prose.whole}>{formatBytes(sizeBytes)}</span>,
  },
  {
    key: 'download',
    header: 'File',
    align: 'end',
    cell: (report) => <DownloadButton report={report} />,
  },
];

/** On a phone, where the other columns have no room, it carries them. */
function Generated({ report: { createdAt, designVersion, pages, sizeBytes } }: { readonly report: Report }) {
  return (
    <>
      <RelativeTime instant={createdAt} />
      <span className={styles.rest}>
        Version {designVersion}, {formatCount(pages, 'page')}, {formatBytes(sizeBytes)}
      </span>
    </>
  );
}

function DownloadButton({ report }: { readonly report: Report }) {
  const [download, isBusy] = useBusyDownload();
  return (
    <Button
      size="small"
      isLoading={isBusy}
      loadingText="PDF"
      onClick={() => void download(report)}
      aria-label={`Download the report for ${report.designName}, ${report.fileName}`}
    >
      <Download size={14} aria-hidden />
      PDF
    </Button>
  );
}
