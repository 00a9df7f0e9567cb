import { Button } from '@aws-amplify/ui-react';
import { Link } from 'react-router-dom';
import type { ApiError } from '#web/api/api-error.ts';
import { Dialog } from '#web/ui/dialog.tsx';
import prose from '#web/ui/prose.module.css';
import styles from './device-screen.module.css';

export interface InUseDialogProps {
  readonly refusal: ApiError;
  readonly onClose: () => void;
}

/** A device that designs use cannot be deleted: these are the designs. */
export function InUseDialog({ refusal, onClose }: InUseDialogProps) {
  const designs = refusal.details?.designs ?? [];
  return (
    <Dialog
      title="This device is in use"
      onClose={onClose}
      footer={
        <Button variation="primary" onClick={onClose}>
          Keep the device
        </Button>
      }
    >
      <p>{refusal.message}</p>
      {designs.length > 0 && (
        <>
          <ul className={styles.designs}>
            {designs.map(({ id, designName }) => (
              <li key={id}>
                <Link to={`/designs/${id}/equipment`}>{designName}</Link>
              </li>
            ))}
          </ul>
          <p className={prose.soft}>Remove it there first, then delete it here.</p>
        </>
      )}
    </Dialog>
  );
}
