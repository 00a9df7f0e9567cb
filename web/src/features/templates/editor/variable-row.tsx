import { SlidersHorizontal, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { variableTypeLabels, variableWords } from '#shared/vocabulary/fields/template-words.ts';
import type { VariableTexts } from '#web/features/templates/model/variable-texts.ts';
import { ChoiceField } from '#web/ui/field/choice-field.tsx';
import { TextField } from '#web/ui/field/text-field.tsx';
import { errorsAt } from '#web/ui/form/schema-errors.ts';
import { IconButton } from '#web/ui/icon-button.tsx';
import layout from '#web/ui/layout.module.css';
import { StatusBadge } from '#web/ui/status-badge.tsx';
import type { TemplateForm } from './use-template-editing.ts';
import { VariableFields } from './variable-fields.tsx';
import styles from './variable-row.module.css';

export interface VariableRowProps {
  readonly form: TemplateForm;
  /** Its place in the contract: `variables[2]`. */
  readonly path: string;
  readonly name: string;
  readonly texts: VariableTexts;
  /** The text names it. */
  readonly isUsed: boolean;
  readonly onEdit: (change: Partial<VariableTexts>) => void;
  readonly onRemove: () => void;
}

/** A variable: its type, whether it is required, its default; the rest unfolds beneath. */
export function VariableRow({ form, path, name, texts, isUsed, onEdit, onRemove }: VariableRowProps) {
  const [isOpen, setOpen] = useState(false);
  const beside = [`${path}.dataType`, `${path}.defaultValue`];
  const isWrong = errorsAt(form.errors, path).some(([place]) => !beside.includes(place));
  const isShown = isOpen || isWrong;
  const field = (part: 'dataType' | 'defaultValue') => ({
    ...form.field(`${path}.${part}`),
    size: 'small' as const,
    labelHidden: true,
    value: texts[part],
    onChange: ({ target }: { readonly target: { readonly value: string } }) =>
      onEdit({ [part]: target.value }),
  });
  return (
    <>
      <tr className={styles.row}>
        <th scope="row">
          <code>{name}</code>
          {!isUsed && <StatusBadge tone="warn">Not in the text</StatusBadge>}
        </th>
        <td>
          <ChoiceField
            label={`${variableWords.dataType.label} of ${name}`}
            choices={variableTypeLabels}
            {...field('dataType')}
          />
        </td>
        <td>
          <input
            type="checkbox"
            aria-label={`${name} is required`}
            checked={texts.required}
            onChange={({ target }) => onEdit({ required: target.checked })}
          />
        </td>
        <td>
          {texts.dataType === 'secret' ? (
            'Filled in at download'
          ) : (
            <TextField label={`Default of ${name}`} {...field('defaultValue')} />
          )}
        </td>
        <td>
          <div className={layout.end}>
            {!isUsed && (
              <IconButton
                icon={Trash2}
                label={`Remove ${name}`}
                title={`Remove ${name}`}
                onClick={onRemove}
              />
            )}
            <IconButton
              icon={SlidersHorizontal}
              label={`More of ${name}`}
              title="Bounds, group, help"
              aria-expanded={isShown}
              onClick={() => setOpen(!isShown)}
            />
          </div>
        </td>
      </tr>
      {isShown && (
        <tr>
          <td colSpan={5}>
            <VariableFields form={form} path={path} texts={texts} onEdit={onEdit} />
          </td>
        </tr>
      )}
    </>
  );
}
