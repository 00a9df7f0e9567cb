import { Button } from '@aws-amplify/ui-react';
import { ButtonLink } from '#web/ui/button-link.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import prose from '#web/ui/prose.module.css';
import type { TemplateRefusal } from './use-template-removal.ts';

export interface PendingDialogProps {
  readonly refusal: TemplateRefusal;
  readonly onClose: () => void;
}

/** A template with pending deployments cannot be deleted: this is the way to them. */
export const PendingDialog = ({ refusal: { template, error }, onClose }: PendingDialogProps) => (
  <Dialog
    title="This template has pending deployments"
    onClose={onClose}
    footer={
      <>
        <Button onClick={onClose}>Keep the template</Button>
        <ButtonLink variation="primary" to={`/deployments?template=${template.id}`}>
          Show its deployments
        </ButtonLink>
      </>
    }
  >
    <p>{error.message}</p>
    <p className={prose.soft}>Complete or cancel them first, then delete the template.</p>
  </Dialog>
);
