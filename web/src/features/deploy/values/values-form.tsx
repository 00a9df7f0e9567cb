import type { TemplateVariable } from '#shared/contract/template-variables.ts';
import type { DevicePreview } from '#web/documents/configurations/composer.ts';
import { type EnteredTexts, groupedVariables } from '#web/features/deploy/model/entered-values.ts';
import { FieldGrid } from '#web/ui/field/field-grid.tsx';
import layout from '#web/ui/layout.module.css';
import { VariableField } from './variable-field.tsx';

export interface ValuesFormProps {
  readonly variables: readonly TemplateVariable[];
  /** Undefined until it is made. */
  readonly preview: DevicePreview | undefined;
  readonly texts: EnteredTexts;
  readonly onEnter: (name: string, text: string) => void;
  /** A field was left. */
  readonly onLeave: (name: string) => void;
}

/** The variables of one device, in their groups, each with where its value comes from. */
export const ValuesForm = ({ variables, preview, texts, onEnter, onLeave }: ValuesFormProps) => (
  <div className={layout.stack4}>
    {groupedVariables(variables).map(({ group, variables: own }) => (
      <FieldGrid key={group} title={group}>
        {own.map((variable) => (
          <VariableField
            key={variable.name}
            variable={variable}
            text={texts[variable.name] ?? ''}
            resolved={preview?.values.find(({ name }) => name === variable.name)}
            problem={preview?.problems.find(({ field }) => field === variable.name)?.sentence}
            onEnter={(text) => onEnter(variable.name, text)}
            onLeave={() => onLeave(variable.name)}
          />
        ))}
      </FieldGrid>
    ))}
  </div>
);
