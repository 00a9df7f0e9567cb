import { Button } from '@aws-amplify/ui-react';
import { type ApiToken, ApiTokenChange, updateApiToken } from '#shared/contract/api-tokens.ts';
import { Dialog } from '#web/ui/dialog.tsx';
import { ChoiceField } from '#web/ui/field/choice-field.tsx';
import { TextField } from '#web/ui/field/text-field.tsx';
import { Form, FormActions } from '#web/ui/form/form.tsx';
import { LimitedFormErrors } from '#web/ui/form/limited-form-errors.tsx';
import { useForm } from '#web/ui/form/use-form.ts';
import { scopeNames } from './new-api-token-form.tsx';

export interface ChangeApiTokenDialogProps {
  readonly token: ApiToken;
  readonly onChange: (change: ApiTokenChange) => Promise<void>;
  readonly onClose: () => void;
}

/** Renames a token, or takes the right to deploy from it, which it never gets back. */
export function ChangeApiTokenDialog({ token, onChange, onClose }: ChangeApiTokenDialogProps) {
  const form = useForm({
    initial: { name: token.name, scope: token.scope },
    schema: ApiTokenChange,
    onSubmit: async (change) => {
      await onChange(change);
      onClose();
    },
    fallback: updateApiToken.fallback,
  });
  return (
    <Dialog title={`Change ${token.name}`} onClose={onClose}>
      <Form onSubmit={form.onSubmit}>
        <LimitedFormErrors form={form} names={{ name: 'New name' }} />
        <TextField label="New name" isRequired {...form.text('name')} />
        {token.scope === 'deploy' && (
          <ChoiceField
            label="From now on it may"
            descriptiveText="A right that is taken from a token does not come back."
            choices={scopeNames}
            {...form.text('scope')}
          />
        )}
        <FormActions>
          <Button type="submit" variation="primary" isLoading={form.isSending} loadingText="Saving">
            Save changes
          </Button>
          <Button onClick={onClose}>Cancel</Button>
        </FormActions>
      </Form>
    </Dialog>
  );
}
