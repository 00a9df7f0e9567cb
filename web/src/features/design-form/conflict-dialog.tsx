import { Button } from '@aws-amplify/ui-react';
import type { Design } from '#shared/contract/designs.ts';
import type { StatedDesign } from '#web/documents/designs/model/stated-design.ts';
import { differences } from '#web/features/design-form/model/differences.ts';
import { Dialog } from '#web/ui/dialog.tsx';
import { RelativeTime } from '#web/ui/relative-time.tsx';
import styles from './conflict-dialog.module.css';

export interface ConflictDialogProps {
  readonly mine: StatedDesign;
  readonly theirs: Design;
  /** Gives up this form for the stored design. */
  readonly onLoadTheirs: () => void;
  /** Saves this form on top of the stored version. */
  readonly onKeepMine: () => void;
  readonly onClose: () => void;
}

/** Somebody saved in between: shows where the two differ, and leaves the choice to the person. */
export function ConflictDialog({ mine, theirs, onLoadTheirs, onKeepMine, onClose }: ConflictDialogProps) {
  const found = differences(mine, theirs);
  return (
    <Dialog
      title="This design changed in the meantime"
      onClose={onClose}
      width="44rem"
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
        editing. Nothing of yours is lost yet.
      </p>
      {found.length === 0 ? (
        <p>Both say the same; only the status or another detail outside this form differs.</p>
      ) : (
        <div className={styles.frame}>
          <table className={styles.table}>
            <caption className="visually-hidden">Where the two differ</caption>
            <thead>
              <tr>
                <th scope="col">Field</th>
                <th scope="col">Yours</th>
                <th scope="col">Theirs</th>
              </tr>
            </thead>
            <tbody>
              {found.map(({ label, mine: yours, theirs: stored }) => (
                <tr key={label}>
                  <th scope="row">{label}</th>
                  <td>{yours}</td>
                  <td>{stored}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
    </Dialog>
  );
}
