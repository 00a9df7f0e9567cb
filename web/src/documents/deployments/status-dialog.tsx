import { Button } from '@aws-amplify/ui-react';
import * as z from 'zod';
import type { Deployment, DeploymentStatus } from '#shared/contract/deployment-items.ts';
import { updateDeployment } from '#shared/contract/deployments.ts';
import { deploymentWords } from '#web/documents/deployments/model/status-words.ts';
import { Dialog } from '#web/ui/dialog.tsx';
import { LinesField } from '#web/ui/field/lines-field.tsx';
import { Form } from '#web/ui/form/form.tsx';
import { FormErrors } from '#web/ui/form/form-errors.tsx';
import { useForm } from '#web/ui/form/use-form.ts';
import layout from '#web/ui/layout.module.css';

export interface StatusDialogProps {
  readonly deployment: Deployment;
  readonly status: DeploymentStatus;
  readonly onSet: (status: DeploymentStatus, notes: string) => Promise<unknown>;
  readonly onClose: () => void;
}

const Note = z.object({ notes: z.string().trim().max(2_000, 'must have at most 2,000 characters') });

/** Gives a deployment its next status, with a note for whoever reads its history. */
export function StatusDialog({ deployment, status, onSet, onClose }: StatusDialogProps) {
  const { step, word } = deploymentWords[status];
  const form = useForm({
    initial: { notes: '' },
    schema: Note,
    onSubmit: async ({ notes }) => {
      await onSet(status, notes);
      onClose();
    },
    fallback: updateDeployment.fallback,
  });
  return (
    <Dialog title={`${deployment.device.name}: ${word.toLowerCase()}`} onClose={onClose}>
      <Form onSubmit={form.onSubmit}>
        <FormErrors form={form} names={{ notes: 'Note' }} />
        <LinesField
          label="Note"
          descriptiveText="Kept in the history with your name and the time."
          rows={3}
          {...form.text('notes')}
        />
        <div className={layout.end}>
          <Button onClick={onClose}>Back</Button>
          <Button type="submit" variation="primary" isLoading={form.isSending} loadingText="Saving">
            {step}
          </Button>
        </div>
      </Form>
    </Dialog>
  );
}
