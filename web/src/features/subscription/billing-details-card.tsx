import { Button } from '@aws-amplify/ui-react';
import { BillingDetails } from '#shared/contract/subscription-items.ts';
import { updateBillingDetails } from '#shared/contract/subscriptions.ts';
import { useSaveBillingDetails } from '#web/documents/subscriptions/use-billing-details.ts';
import { BillingValues, billingMerge, billingNames } from '#web/features/subscription/model/billing-merge.ts';
import { useUser } from '#web/session/session-provider.tsx';
import { Card } from '#web/ui/card.tsx';
import { draftKey } from '#web/ui/editing/draft-store.ts';
import { Edited } from '#web/ui/editing/edited.tsx';
import { useEditing, useKeptDraft } from '#web/ui/editing/use-editing.ts';
import { FieldGrid, Whole } from '#web/ui/field/field-grid.tsx';
import { LinesField } from '#web/ui/field/lines-field.tsx';
import { TextField } from '#web/ui/field/text-field.tsx';
import { Form, FormActions } from '#web/ui/form/form.tsx';
import { FormErrors } from '#web/ui/form/form-errors.tsx';
import { useForm } from '#web/ui/form/use-form.ts';
import { useToast } from '#web/ui/toasts.tsx';

/** What invoices say about their recipient. */
export function BillingDetailsCard({ billing }: { readonly billing: BillingDetails }) {
  const { uid, email } = useUser();
  const save = useSaveBillingDetails();
  const toast = useToast();
  const key = draftKey('billing', uid, 'own');
  const draft = useKeptDraft(key, BillingValues);
  const form = useForm({
    initial: draft?.values ?? billing,
    opened: billing,
    schema: BillingDetails,
    onSubmit: async (details) => {
      await save(details);
      editing.saved({ values: form.values, version: undefined });
      toast.success('Your billing details were saved. Invoices have them from now on.');
    },
    fallback: updateBillingDetails.fallback,
  });
  const editing = useEditing({
    draftKey: key,
    draft,
    opened: { values: billing, version: undefined },
    values: form.values,
    show: form.change,
    remember: () => () => form.change(form.values),
    model: billingMerge,
  });
  return (
    <Card
      title="Billing details"
      intro="Printed on the invoices that follow; those before them stay as they are."
    >
      <Edited editing={editing} noun="billing details">
        <Form onSubmit={form.onSubmit}>
          <FormErrors form={form} names={billingNames} />
          <FieldGrid>
            <TextField label="Legal name" autoComplete="organization" {...form.text('legalName')} />
            <TextField label="VAT number" {...form.text('vatId')} />
            <TextField
              label="Billing e-mail"
              type="email"
              autoComplete="email"
              descriptiveText={`Receipts go there as well as to ${email}.`}
              {...form.text('billingEmail')}
            />
            <Whole>
              <LinesField label="Address" rows={3} autoComplete="street-address" {...form.text('address')} />
            </Whole>
          </FieldGrid>
          <FormActions>
            <Button type="submit" isLoading={form.isSending} loadingText="Saving">
              Save billing details
            </Button>
          </FormActions>
        </Form>
      </Edited>
    </Card>
  );
}
