import { budgetRangeLabels } from '#web/documents/designs/model/labels.ts';
import { FieldGrid } from '#web/features/design-form/fields/field-grid.tsx';
import { FormSelect } from '#web/features/design-form/fields/form-select.tsx';
import { FormText } from '#web/features/design-form/fields/form-text.tsx';
import type { DesignForm } from '#web/features/design-form/use-design-form.ts';

export function GrowthStep({ form }: { readonly form: DesignForm }) {
  return (
    <>
      <FieldGrid title="Growth">
        <FormText
          form={form}
          name="growthPercent"
          path="requirements.growth.percent"
          label="Growth"
          unit="%"
          placeholder="30"
          help="Added to every count. 30 % is usual where nothing is known."
        />
        <FormText
          form={form}
          name="growthYears"
          path="requirements.growth.years"
          label="Planning period"
          unit="years"
          placeholder="3"
        />
      </FieldGrid>
      <FieldGrid title="Budget">
        <FormSelect
          form={form}
          name="budgetRange"
          path="requirements.budgetRange"
          label="Price range"
          choices={budgetRangeLabels}
        />
        <FormText
          form={form}
          name="budgetAmount"
          path="requirements.budget.amount"
          label="Budget"
          isNumber
          help="Leave it empty when there is none yet."
        />
        <FormText
          form={form}
          name="budgetCurrency"
          path="requirements.budget.currency"
          label="Currency"
          placeholder="EUR"
          maxLength={3}
        />
        <FormText
          form={form}
          name="vendorPreference"
          path="requirements.vendorPreference"
          label="Preferred vendor"
        />
      </FieldGrid>
    </>
  );
}
