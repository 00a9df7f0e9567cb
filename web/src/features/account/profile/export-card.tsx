import { Button } from '@aws-amplify/ui-react';
import { Download } from 'lucide-react';
import { type DataExport, downloadExport, getExport, requestExport } from '#shared/contract/data-export.ts';
import { formatCount } from '#shared/vocabulary/counts.ts';
import { formatBytes } from '#shared/vocabulary/measures.ts';
import { useAction } from '#web/api/use-action.ts';
import { useDataExport } from '#web/documents/account/use-data-export.ts';
import { Card } from '#web/ui/card.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import layout from '#web/ui/layout.module.css';
import { Notice } from '#web/ui/notice.tsx';
import { Problem } from '#web/ui/problem.tsx';
import prose from '#web/ui/prose.module.css';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { useDates } from '#web/ui/use-dates.ts';

/** Everything that the account holds, as one file. It is packed by the service, so the page may be left. */
export function ExportCard() {
  const { reading, request, download } = useDataExport();
  const requesting = useAction(request, requestExport.fallback);
  const downloading = useAction(download, downloadExport.fallback);
  const { data, error } = reading;
  const asked = data?.data;
  const isUnderWay = asked?.state === 'waiting' || asked?.state === 'running';
  const problem = requesting.error ?? downloading.error;

  return (
    <Card
      id="export"
      title="Export your data"
      intro="Your profile, designs, topologies, equipment, templates, deployments, reports and payments, as a zip file."
    >
      {error && !data && <ErrorState error={error} fallback={getExport.fallback} onRetry={reading.retry} />}
      {!error && !data && <Skeleton lines={1} height="2.5rem" />}
      {asked && <ExportState asked={asked} />}
      {data && !isUnderWay && (
        <div className={layout.row2}>
          {asked?.state === 'ready' && (
            <Button
              variation="primary"
              isLoading={downloading.isLoading}
              loadingText="Downloading"
              onClick={() => void downloading.run()}
            >
              <Download size={16} aria-hidden />
              Download
            </Button>
          )}
          <Button isLoading={requesting.isLoading} loadingText="Asking" onClick={() => void requesting.run()}>
            {asked ? 'Pack it again' : 'Pack my data'}
          </Button>
        </div>
      )}
      <Problem>{problem}</Problem>
    </Card>
  );
}

function ExportState({ asked }: { readonly asked: DataExport }) {
  const dates = useDates();
  const { state, done, total, sizeBytes = 0, requestedAt, expiresAt } = asked;
  if (state === 'failed')
    return <Notice tone="bad">The export of {dates.instant(requestedAt)} failed. Pack it again.</Notice>;
  if (state === 'ready')
    return (
      <p>
        Packed on {dates.instant(requestedAt)}, {formatBytes(sizeBytes)}. It is kept until{' '}
        {dates.instant(expiresAt)}.
      </p>
    );
  return (
    <div className={layout.stack2} role="status">
      <p>{total > 0 ? `Packing: ${done} of ${formatCount(total, 'file')}` : 'Waiting to begin'}</p>
      <progress aria-label="Packing your data" {...(total > 0 && { value: done, max: total })} />
      <p className={prose.soft}>You may leave this page and come back.</p>
    </div>
  );
}
