import { Button } from '@aws-amplify/ui-react';
import { useState } from 'react';
import { Dialog } from '#web/ui/dialog.tsx';
import { RelativeTime } from '#web/ui/relative-time.tsx';
import styles from './conflict-dialog.module.css';
import type { Conflict } from './use-editing.ts';

export interface ConflictDialogProps {
  /** What is edited: `design`. */
  readonly noun: string;
  readonly conflict: Conflict;
}

/** Someone saved in between: shows what they changed and what becomes of it, and leaves the choice to the person. */
export function ConflictDialog({ noun, conflict }: ConflictDialogProps) {
  const { theirs, changes, keepMine, loadTheirs, close } = conflict;
  const [conceded, setConceded] = useState<ReadonlySet<string>>(new Set());
  return (
    <Dialog
      title={`This ${noun} changed in the meantime`}
      onClose={close}
      width="46rem"
      footer={
        <>
          <Button onClick={close}>Keep editing</Button>
          <Button onClick={loadTheirs}>Load theirs</Button>
          <Button variation="primary" onClick={() => keepMine(conceded)}>
            {conceded.size > 0 ? 'Use these choices' : 'Keep mine'}
          </Button>
        </>
      }
    >
      <p>
        Version {theirs.version} was saved
        {theirs.updatedAt && (
          <>
            {' '}
            <RelativeTime instant={theirs.updatedAt} />
          </>
        )}
        , while you were editing. None of your changes are lost. “Keep mine” puts them on top of their
        version, to review and save.
      </p>
      {changes.length === 0 ? (
        <p>They changed nothing that this form shows.</p>
      ) : (
        <ChangesTable
          changes={changes}
          conceded={conceded}
          onChoose={(path, isConceded) => {
            const next = new Set(conceded);
            if (isConceded) next.add(path);
            else next.delete(path);
            setConceded(next);
          }}
        />
      )}
    </Dialog>
  );
}

interface ChangesTableProps {
  readonly changes: Conflict['changes'];
  readonly conceded: ReadonlySet<string>;
  readonly onChoose: (path: string, isConceded: boolean) => void;
}

function ChangesTable({ changes, conceded, onChoose }: ChangesTableProps) {
  return (
    <section className={styles.frame} aria-label="What they changed" tabIndex={0}>
      <table className={styles.table}>
        <caption className="visually-hidden">What they changed</caption>
        <thead>
          <tr>
            <th scope="col">Field</th>
            <th scope="col">Before</th>
            <th scope="col">Theirs</th>
            <th scope="col">If you keep yours</th>
          </tr>
        </thead>
        <tbody>
          {changes.map(({ path, label, base, mine, theirs, isContested, isCombined }) => {
            const choice = (isTheirs: boolean) =>
              isContested && (
                <input
                  type="radio"
                  name={`choice of ${path}`}
                  aria-label={`${isTheirs ? 'Take theirs' : 'Keep mine'}: ${label}`}
                  checked={conceded.has(path) === isTheirs}
                  onChange={() => onChoose(path, isTheirs)}
                />
              );
            return (
              <tr key={path}>
                <th scope="row">{label}</th>
                <td>{base}</td>
                <td>
                  {choice(true)}
                  {theirs}
                </td>
                <td data-contested={isContested}>
                  {choice(false)}
                  {isContested
                    ? `${mine} (yours)`
                    : isCombined
                      ? 'Yours and theirs together'
                      : `${theirs} (theirs)`}
                </td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </section>
  );
}
