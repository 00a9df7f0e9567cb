import { Button } from '@aws-amplify/ui-react';
import { FileUp } from 'lucide-react';
import * as z from 'zod';
import { putRunningConfig, type RunningConfig } from '#shared/contract/deployments.ts';
import { useKeepRunningConfig } from '#web/documents/deployments/use-running-config.ts';
import { Dialog } from '#web/ui/dialog.tsx';
import { LinesField } from '#web/ui/field/lines-field.tsx';
import { FileButton } from '#web/ui/file-button.tsx';
import { Form } from '#web/ui/form/form.tsx';
import { FormErrors } from '#web/ui/form/form-errors.tsx';
import { useForm } from '#web/ui/form/use-form.ts';
import layout from '#web/ui/layout.module.css';
import { useToast } from '#web/ui/toasts.tsx';

export interface RunningConfigDialogProps {
  readonly deviceId: string;
  readonly deviceName: string;
  /** What it replaces. */
  readonly stored: RunningConfig | undefined;
  readonly onClose: () => void;
}

const mostCharacters = 1_000_000;

const Running = z.object({
  text: z
    .string()
    .refine((text) => text.trim() !== '', 'must not be empty')
    .max(mostCharacters, 'must have at most 1,000,000 characters'),
});

/** Takes what a device runs, pasted or from a file. */
export function RunningConfigDialog({ deviceId, deviceName, stored, onClose }: RunningConfigDialogProps) {
  const keep = useKeepRunningConfig();
  const toast = useToast();
  const form = useForm({
    initial: { text: '' },
    schema: Running,
    onSubmit: async ({ text }) => {
      await keep(deviceId, text, stored?.revision);
      toast.success(`The running configuration of ${deviceName} was stored.`);
      onClose();
    },
    fallback: putRunningConfig.fallback,
  });
  return (
    <Dialog title={`Running configuration of ${deviceName}`} onClose={onClose} width="44rem">
      <Form onSubmit={form.onSubmit}>
        <FormErrors form={form} names={{ text: 'Configuration' }} />
        <LinesField
          label="Configuration"
          descriptiveText="What show running-config, show configuration or export prints. Passwords and keys may be left out."
          rows={14}
          {...form.text('text')}
        />
        <div className={layout.row2}>
          <FileButton
            size="small"
            label="Configuration file"
            accept=".txt,.cfg,.conf,.rsc,text/*"
            onChoose={([file]) => void file.text().then((text) => form.change({ text }))}
          >
            <FileUp size={14} aria-hidden />
            Read from a file
          </FileButton>
        </div>
        <div className={layout.end}>
          <Button onClick={onClose}>Cancel</Button>
          <Button type="submit" variation="primary" isLoading={form.isSending} loadingText="Storing">
            Compare
          </Button>
        </div>
      </Form>
    </Dialog>
  );
}
