import { Link } from 'react-router-dom';
import { deploymentLink } from '#web/documents/deployments/model/deployment-links.ts';
import { type Column, DataTable } from '#web/ui/data-table.tsx';
import { StatusBadge } from '#web/ui/status-badge.tsx';
import type { DeployTarget } from './model/deploy-target.ts';
import type { BulkResult } from './use-bulk-deployment.ts';

export interface BulkResultsProps {
  readonly targets: readonly DeployTarget[];
  readonly results: ReadonlyMap<string, BulkResult>;
}

interface ResultRow {
  readonly target: DeployTarget;
  readonly result: BulkResult;
}

/** One result for each device. */
export function BulkResults({ targets, results }: BulkResultsProps) {
  const rows = targets.flatMap((target): ResultRow[] => {
    const result = results.get(target.deviceId);
    return result ? [{ target, result }] : [];
  });
  return (
    <div aria-live="polite">
      <DataTable
        caption="Results"
        columns={columns}
        rows={rows}
        rowKey={({ target }) => target.deviceId}
        isDense
      />
    </div>
  );
}

const columns: readonly Column<ResultRow>[] = [
  { key: 'device', header: 'Device', cell: ({ target }) => target.name },
  { key: 'result', header: 'Result', cell: ({ result }) => <Result result={result} /> },
];

function Result({ result }: { readonly result: BulkResult }) {
  switch (result.state) {
    case 'waiting':
      return <StatusBadge tone="neutral">Waiting</StatusBadge>;
    case 'deployed':
      return (
        <>
          <StatusBadge tone="good">Pending</StatusBadge>{' '}
          <Link to={deploymentLink(result.deployment)}>Open the deployment</Link>
        </>
      );
    case 'failed':
      return (
        <>
          <StatusBadge tone="bad">Failed</StatusBadge> {result.sentence}
        </>
      );
    default:
      return result satisfies never;
  }
}
