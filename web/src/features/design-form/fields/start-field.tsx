import { wordsAt } from '#shared/vocabulary/fields/design-fields.ts';
import type { DesignForm } from '#web/features/design-form/model/design-form-state.ts';
import { formText } from '#web/features/design-form/model/form-text.ts';
import { ChoiceCards } from '#web/ui/field/choice-cards.tsx';

const path = 'isExistingNetwork';

/** Whether there is a network already; the form then asks what it consists of. */
export function StartField({ form }: { readonly form: DesignForm }) {
  const { label, values } = wordsAt(path);
  const { text, onChange } = formText(form, path);
  return (
    <ChoiceCards
      legend={label}
      name={path}
      value={text}
      onChange={onChange}
      choices={[
        { value: 'false', label: values?.false ?? '', help: 'There is no network yet, or none of it stays.' },
        { value: 'true', label: values?.true ?? '', help: 'Record what is there and what is wrong with it.' },
      ]}
    />
  );
}
