import { cellOfRows } from '#shared/vocabulary/fields/cell-rows.ts';
import type { DesignField } from '#shared/vocabulary/fields/design-fields.ts';
import { chosenIn, namesIn } from '#web/features/design-form/model/field-texts.ts';
import { CheckField } from '#web/ui/field/check-field.tsx';
import { ChoiceField } from '#web/ui/field/choice-field.tsx';
import { ChoicesField } from '#web/ui/field/choices-field.tsx';
import { FigureField } from '#web/ui/field/figure-field.tsx';
import { TextField } from '#web/ui/field/text-field.tsx';
import type { FieldState } from '#web/ui/form/use-form.ts';

export interface ValueFieldProps {
  readonly field: DesignField;
  readonly state: FieldState;
  readonly text: string;
  readonly onChange: (text: string) => void;
  /** What can be chosen, where the registered words do not say it. */
  readonly choices?: Readonly<Record<string, string>>;
  readonly isRequired?: boolean;
  readonly isDisabled?: boolean;
}

/** A field of a design as its kind is entered, in its registered words. */
export function ValueField({ field, state, text, onChange, choices, ...rest }: ValueFieldProps) {
  const { label, help, unit, empty } = field;
  const values = choices ?? offered(field, chosenIn(text));
  const kind = choices && field.kind === 'text' ? 'choice' : field.kind;
  const common = {
    label,
    descriptiveText: help,
    value: text,
    onChange: (event: { target: { value: string } }) => onChange(event.target.value),
    ...rest,
    ...state,
  };
  const placeholder = field.placeholder ?? (field.initial === 0 ? '0' : '');
  switch (kind) {
    case 'text':
      return <TextField placeholder={placeholder} {...common} />;
    case 'number':
      return <FigureField unit={unit} placeholder={placeholder} {...common} />;
    case 'choice':
      return <ChoiceField choices={values} none={empty} {...common} />;
    case 'choices':
      return (
        <ChoicesField
          legend={label}
          help={[help, empty && `None chosen: ${empty}.`].filter(Boolean).join(' ')}
          name={state.name}
          choices={values}
          chosen={chosenIn(text)}
          onChange={(chosen) => onChange(chosen.join())}
        />
      );
    case 'names':
      return (
        <ChoicesField
          legend={label}
          help={empty && `None chosen: ${empty.toLowerCase()}.`}
          name={state.name}
          choices={values}
          chosen={namesIn(text)}
          onChange={(chosen) => onChange(cellOfRows(chosen.map((name) => [name])))}
        />
      );
    case 'check':
      return (
        <CheckField
          label={label}
          help={help}
          checked={text === 'true'}
          onChange={(isChecked) => onChange(String(isChecked))}
          {...state}
        />
      );
    case 'group':
      return null;
  }
}

/** What a field offers, and what is chosen that it no longer does. */
const offered = ({ values = {}, retired = [] }: DesignField, chosen: readonly string[]) =>
  Object.fromEntries(
    Object.entries(values).filter(([value]) => !retired.includes(value) || chosen.includes(value)),
  );
