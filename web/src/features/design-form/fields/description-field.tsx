import { formatCount } from '#shared/vocabulary/counts.ts';
import { wordsAt } from '#shared/vocabulary/fields/design-fields.ts';
import type { DesignForm } from '#web/features/design-form/model/design-form-state.ts';
import { formText } from '#web/features/design-form/model/form-text.ts';
import { LinesField } from '#web/ui/field/lines-field.tsx';

export function DescriptionField({ form }: { readonly form: DesignForm }) {
  const { label, help } = wordsAt('description');
  const { text, onChange } = formText(form, 'description');
  return (
    <LinesField
      label={label}
      descriptiveText={`${room(text)} ${help}`}
      rows={3}
      value={text}
      onChange={(event) => onChange(event.target.value)}
      {...form.field('description')}
    />
  );
}

/** Typed or pasted text is never truncated: the excess is reported. */
function room(description: string): string {
  const left = 500 - description.trim().length;
  return left < 0
    ? `${formatCount(-left, 'character')} too many.`
    : `${formatCount(left, 'character')} left.`;
}
