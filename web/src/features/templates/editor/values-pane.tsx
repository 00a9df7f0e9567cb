import type { TemplateVariable } from '#shared/contract/template-variables.ts';
import type { ValueSource } from '#shared/templates/variables/resolve-values.ts';
import { variableTypeLabels } from '#shared/vocabulary/fields/template-words.ts';
import { valueText } from '#web/features/templates/model/variable-texts.ts';
import { ChoiceField } from '#web/ui/field/choice-field.tsx';
import { TextField } from '#web/ui/field/text-field.tsx';
import { Notice } from '#web/ui/notice.tsx';
import prose from '#web/ui/prose.module.css';
import { StatusBadge } from '#web/ui/status-badge.tsx';
import styles from './panes.module.css';
import type { TemplatePreview } from './use-template-preview.ts';

const sources = {
  entered: 'Entered',
  device: 'From the device',
  site: 'From the site',
  design: 'From the design',
  default: 'Default',
} as const satisfies Record<ValueSource, string>;

/** The value of each variable with where it comes from, and values to try out. */
export function ValuesPane({ preview }: { readonly preview: TemplatePreview }) {
  const { variables } = preview;
  if (variables.length === 0)
    return (
      <div className={styles.pane}>
        <Notice tone="info">
          The template has no variables yet. Write one as <code>{'{{ hostname }}'}</code>.
        </Notice>
      </div>
    );
  return (
    <div className={styles.values}>
      <p className={prose.note}>Values entered here are for the preview only, and are not kept.</p>
      {variables.map((variable) => (
        <ValueField key={variable.name} variable={variable} preview={preview} />
      ))}
    </div>
  );
}

interface ValueFieldProps {
  readonly variable: TemplateVariable;
  readonly preview: TemplatePreview;
}

function ValueField({ variable, preview: { preview, entered, enter } }: ValueFieldProps) {
  const { name, dataType, options, description } = variable;
  const resolved = preview?.values.find((value) => value.name === name);
  const wrong = preview?.wrong.find(({ field }) => field === name);
  const isMissing = preview?.missing.includes(name) ?? false;
  const field = {
    label: (
      <span className={styles.label}>
        <code>{name}</code>
        <Source
          words={
            dataType === 'secret'
              ? 'Filled in at download'
              : resolved
                ? sources[resolved.source]
                : isMissing
                  ? 'Missing'
                  : 'None'
          }
          isMissing={isMissing}
        />
      </span>
    ),
    descriptiveText: description || undefined,
    value: entered[name] ?? '',
    hasError: wrong !== undefined,
    errorMessage: wrong?.sentence,
    onChange: ({ target }: { readonly target: { readonly value: string } }) => enter(name, target.value),
  };
  const known = resolved && resolved.source !== 'entered' ? valueText(resolved.value) : undefined;
  if (dataType === 'secret')
    return <TextField {...field} isDisabled placeholder={valueText(resolved?.value)} />;
  if (dataType === 'boolean') return <ChoiceField {...field} choices={flags} none={known ?? 'Not entered'} />;
  if (dataType === 'enum')
    return (
      <ChoiceField
        {...field}
        choices={options.map((option) => [option, option])}
        none={known ?? 'Not entered'}
      />
    );
  return <TextField {...field} placeholder={known ?? variableTypeLabels[dataType]} />;
}

const flags = { true: 'Yes', false: 'No' };

const Source = ({ words, isMissing }: { readonly words: string; readonly isMissing: boolean }) => (
  <StatusBadge tone={isMissing ? 'warn' : 'neutral'}>{words}</StatusBadge>
);
