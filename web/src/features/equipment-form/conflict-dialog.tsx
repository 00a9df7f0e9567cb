import { Button } from '@aws-amplify/ui-react';
import type { Equipment } from '#shared/contract/equipment-items.ts';
import {
  type DescribedChange,
  describeChange,
} from '#web/features/equipment-form/model/described-changes.ts';
import type { FormValues } from '#web/features/equipment-form/model/device-values.ts';
import { changesOf } from '#web/features/equipment-form/model/merge-values.ts';
import { Dialog } from '#web/ui/dialog.tsx';
import { RelativeTime } from '#web/ui/relative-time.tsx';
import styles from './conflict-dialog.module.css';

export interface ConflictDialogProps {
  readonly theirs: Equipment;
  readonly theirValues: FormValues;
  /** What both began from. */
  readonly base: FormValues;
  readonly mine: FormValues;
  /** Gives up this form for the stored device. */
  readonly onLoadTheirs: () => void;
  /** What I changed on top of what they changed. */
  readonly onKeepMine: () => void;
  readonly onClose: () => void;
}

/** Somebody saved in between: shows what they changed and what becomes of it, and leaves the choice to the person. */
export function ConflictDialog(props: ConflictDialogProps) {
  const { theirs, theirValues, base, mine, onLoadTheirs, onKeepMine, onClose } = props;
  const changes = changesOf(base, mine, theirValues).map(describeChange);
  return (
    <Dialog
      title="This device changed in the meantime"
      onClose={onClose}
      width="46rem"
      footer={
        <>
          <Button onClick={onClose}>Go on editing</Button>
          <Button onClick={onLoadTheirs}>Load theirs</Button>
          <Button variation="primary" onClick={onKeepMine}>
            Keep mine
          </Button>
        </>
      }
    >
      <p>
        Version {theirs.version} was saved <RelativeTime instant={theirs.updatedAt} />, while you were
        editing. Nothing of yours is lost. “Keep mine” puts your changes on top of their version; you save it
        then.
      </p>
      {changes.length === 0 ? (
        <p>Nothing that this form shows was changed; it may have been the picture.</p>
      ) : (
        <ChangesTable changes={changes} />
      )}
    </Dialog>
  );
}

function ChangesTable({ changes }: { readonly changes: readonly DescribedChange[] }) {
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
          {changes.map(({ label, before, theirs, mine, isContested }) => (
            <tr key={label}>
              <th scope="row">{label}</th>
              <td>{before}</td>
              <td>{theirs}</td>
              <td data-contested={isContested}>{isContested ? `${mine} (yours)` : `${theirs} (theirs)`}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
