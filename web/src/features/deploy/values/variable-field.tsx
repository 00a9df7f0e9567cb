import type { TemplateVariable } from '#shared/contract/template-variables.ts';
import type { ResolvedValue } from '#shared/templates/variables/resolve-values.ts';
import { sourceWords, valueText } from '#web/features/deploy/model/value-words.ts';
import { ChoiceField } from '#web/ui/field/choice-field.tsx';
import { TextField } from '#web/ui/field/text-field.tsx';

export interface VariableFieldProps {
  readonly variable: TemplateVariable;
  /** What was typed; empty where the value comes from elsewhere. */
  readonly text: string;
  /** The value that is used, with its source; undefined where there is none. */
  readonly resolved: ResolvedValue | undefined;
  readonly problem: string | undefined;
  readonly onEnter: (text: string) => void;
  readonly onLeave: () => void;
}

/** One variable, by its type. A field that is left empty shows the value that is used, and where it comes from. */
export function VariableField({ variable, text, resolved, problem, onEnter, onLeave }: VariableFieldProps) {
  const { name, dataType, options, required } = variable;
  const used = resolved && resolved.source !== 'entered' ? valueText(resolved.value) : undefined;
  const field = {
    label: required ? name : `${name} (optional)`,
    name,
    value: text,
    descriptiveText: noteOf(variable, resolved),
    hasError: problem !== undefined,
    errorMessage: problem,
    onBlur: onLeave,
    onChange: ({ target }: { readonly target: { readonly value: string } }) => onEnter(target.value),
  };
  switch (dataType) {
    case 'secret':
      return (
        <TextField
          label={name}
          name={name}
          value="••••••"
          isReadOnly
          descriptiveText="A secret: entered when the text is downloaded, and never stored."
        />
      );
    case 'boolean':
      return <ChoiceField {...field} none={used ?? 'Not stated'} choices={{ true: 'yes', false: 'no' }} />;
    case 'enum':
      return (
        <ChoiceField
          {...field}
          none={used ?? 'Not stated'}
          choices={Object.fromEntries(options.map((option) => [option, option]))}
        />
      );
    case 'list':
      return <TextField {...field} placeholder={used ?? 'Separated by commas'} />;
    case 'integer':
    case 'vlan':
      return <TextField {...field} inputMode="numeric" placeholder={used ?? ''} />;
    case 'string':
    case 'ip':
    case 'cidr':
    case 'netmask':
    case 'mac':
    case 'hostname':
      return <TextField {...field} placeholder={used ?? variable.example} />;
    default:
      return dataType satisfies never;
  }
}

function noteOf({ help, description }: TemplateVariable, resolved: ResolvedValue | undefined): string {
  const source = resolved ? `Value ${sourceWords[resolved.source]}.` : '';
  return [help || description, source].filter(Boolean).join(' ');
}
