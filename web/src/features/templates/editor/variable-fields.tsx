import type { FieldWords } from '#shared/vocabulary/fields/field-words.ts';
import { variableWords } from '#shared/vocabulary/fields/template-words.ts';
import { isBounded, isPatterned, type VariableTexts } from '#web/features/templates/model/variable-texts.ts';
import { ChoiceField } from '#web/ui/field/choice-field.tsx';
import { FieldGrid, Whole } from '#web/ui/field/field-grid.tsx';
import { FigureField } from '#web/ui/field/figure-field.tsx';
import { LinesField } from '#web/ui/field/lines-field.tsx';
import { TextField } from '#web/ui/field/text-field.tsx';
import type { TemplateForm } from './use-template-editing.ts';

export interface VariableFieldsProps {
  readonly form: TemplateForm;
  readonly path: string;
  readonly texts: VariableTexts;
  readonly onEdit: (change: Partial<VariableTexts>) => void;
}

type TextName = Exclude<keyof VariableTexts, 'required' | 'dataType' | 'defaultValue'>;

const words: Readonly<Record<TextName, FieldWords>> = variableWords;

/** What may be entered for a variable, and what is said about it: those fields that its type has. */
export function VariableFields({ form, path, texts, onEdit }: VariableFieldsProps) {
  const field = (name: TextName) => ({
    label: words[name].label,
    descriptiveText: words[name].help,
    ...form.field(`${path}.${name}`),
    value: texts[name],
    onChange: ({ target }: { readonly target: { readonly value: string } }) =>
      onEdit({ [name]: target.value }),
  });
  return (
    <FieldGrid isDense>
      {isBounded(texts.dataType) && (
        <>
          <FigureField {...field('min')} />
          <FigureField {...field('max')} />
        </>
      )}
      {isPatterned(texts.dataType) && <TextField {...field('pattern')} />}
      {texts.dataType === 'enum' && (
        <Whole>
          <LinesField rows={3} {...field('options')} />
        </Whole>
      )}
      <ChoiceField choices={variableWords.scope.values} {...field('scope')} />
      <TextField {...field('group')} />
      <TextField {...field('example')} />
      <Whole>
        <TextField {...field('description')} />
      </Whole>
      <Whole>
        <TextField {...field('help')} />
      </Whole>
    </FieldGrid>
  );
}
