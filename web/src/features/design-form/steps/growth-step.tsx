import { FormSelect } from '#web/features/design-form/fields/form-select.tsx';
import { FormText } from '#web/features/design-form/fields/form-text.tsx';
import type { DesignForm } from '#web/features/design-form/model/design-form-state.ts';
import { FieldGrid } from '#web/ui/field/field-grid.tsx';

export function GrowthStep({ form }: { readonly form: DesignForm }) {
  return (
    <>
      <FieldGrid title="Growth">
        <FormText form={form} name="growthPercent" path="requirements.growth.percent" />
        <FormText form={form} name="growthYears" path="requirements.growth.years" />
      </FieldGrid>
      <FieldGrid title="Budget">
        <FormSelect form={form} name="budgetRange" path="requirements.budgetRange" />
        <FormText form={form} name="budgetAmount" path="requirements.budget.amount" isNumber />
        <FormText form={form} name="budgetCurrency" path="requirements.budget.currency" maxLength={3} />
        <FormText form={form} name="vendorPreference" path="requirements.vendorPreference" />
      </FieldGrid>
    </>
  );
}
