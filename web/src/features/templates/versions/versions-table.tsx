import { Button } from '@aws-amplify/ui-react';
import { History } from 'lucide-react';
import type { TemplateChange } from '#shared/contract/template-items.ts';
import type { ComparedVersions } from '#web/features/templates/model/compared-versions.ts';
import prose from '#web/ui/prose.module.css';
import { RelativeTime } from '#web/ui/relative-time.tsx';
import { StatusBadge } from '#web/ui/status-badge.tsx';
import table from '#web/ui/table.module.css';
import { useRestoreVersion } from './use-restore-version.ts';
import styles from './versions-table.module.css';

export interface VersionsTableProps {
  /** Newest first. */
  readonly changes: readonly TemplateChange[];
  readonly compared: ComparedVersions;
  readonly onCompare: (compared: ComparedVersions) => void;
}

/** The revisions with who made them, when and why; any two are chosen to be compared. */
export function VersionsTable({ changes, compared, onCompare }: VersionsTableProps) {
  const { restore, restoring } = useRestoreVersion();
  const newest = changes[0]?.revision;
  const isComparable = changes.length > 1;
  const choice = (side: 'from' | 'to', revision: number) => (
    <td>
      <input
        type="radio"
        name={side}
        aria-label={`Compare ${side} revision ${revision}`}
        checked={compared[side] === revision}
        onChange={() => onCompare({ ...compared, [side]: revision })}
      />
    </td>
  );
  return (
    <div className={table.frame}>
      <table className={`${table.table} ${styles.versions}`}>
        <caption className="visually-hidden">Revisions of the template</caption>
        <thead>
          <tr>
            {isComparable && (
              <>
                <th scope="col">From</th>
                <th scope="col">To</th>
              </>
            )}
            <th scope="col">Revision</th>
            <th scope="col" data-optional>
              Version
            </th>
            <th scope="col">Changed</th>
            <th scope="col" data-optional>
              By
            </th>
            <th scope="col">What changed</th>
            <th scope="col">
              <span className="visually-hidden">Actions</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {changes.map(({ revision, version, changedAt, changedBy, note }) => (
            <tr key={revision}>
              {isComparable && (
                <>
                  {choice('from', revision)}
                  {choice('to', revision)}
                </>
              )}
              <td className={prose.whole}>
                {revision} {revision === newest && <StatusBadge tone="good">Current</StatusBadge>}
              </td>
              <td data-optional>
                <span className={prose.code}>{version}</span>
              </td>
              <td className={prose.whole}>
                <RelativeTime instant={changedAt} />
              </td>
              <td data-optional>{changedBy.name}</td>
              <td className={prose.breaks}>{note}</td>
              <td data-align="end">
                {revision !== newest && (
                  <Button
                    size="small"
                    isLoading={restoring === revision}
                    loadingText="Restoring"
                    isDisabled={restoring !== undefined}
                    aria-label={`Restore revision ${revision}`}
                    onClick={() => void restore(revision)}
                  >
                    <History size={14} aria-hidden />
                    Restore
                  </Button>
                )}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
