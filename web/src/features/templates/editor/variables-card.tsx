import { useMemo } from 'react';
import type { TemplateVariable } from '#shared/contract/template-variables.ts';
import { inferVariables } from '#shared/templates/variables/infer-variables.ts';
import { templateWords, variableWords } from '#shared/vocabulary/fields/template-words.ts';
import { type VariableTexts, variableTexts } from '#web/features/templates/model/variable-texts.ts';
import { Card } from '#web/ui/card.tsx';
import layout from '#web/ui/layout.module.css';
import prose from '#web/ui/prose.module.css';
import table from '#web/ui/table.module.css';
import type { TemplateForm } from './use-template-editing.ts';
import { VariableRow } from './variable-row.tsx';

export interface VariablesCardProps {
  readonly form: TemplateForm;
  /** In the order in which they are sent. */
  readonly variables: readonly TemplateVariable[];
}

/** The variables, read off the text, each with what may be entered for it. */
export function VariablesCard({ form, variables }: VariablesCardProps) {
  const { variables: described, configContent } = form.values;
  const used = useMemo(() => new Set(inferVariables(configContent).map(({ name }) => name)), [configContent]);
  const edit = (variable: TemplateVariable, change: Partial<VariableTexts>) =>
    form.change(({ variables: current }) => ({
      variables: {
        ...current,
        [variable.name]: { ...(current[variable.name] ?? variableTexts(variable)), ...change },
      },
    }));
  const remove = (name: string) =>
    form.change(({ variables: { [name]: _, ...others } }) => ({ variables: others }));
  return (
    <Card
      title={templateWords.variables.label}
      intro="Read off the text. Whoever deploys the template is asked for those that the device does not state."
    >
      {variables.length === 0 ? (
        <p className={prose.soft}>
          None yet. A name in double braces, such as {'{{ hostname }}'}, is a variable.
        </p>
      ) : (
        <div className={layout.scrolls}>
          <table className={`${table.plain} ${table.still}`}>
            <caption className="visually-hidden">{templateWords.variables.label}</caption>
            <thead>
              <tr>
                <th scope="col">{variableWords.name.label}</th>
                <th scope="col">{variableWords.dataType.label}</th>
                <th scope="col">{variableWords.required.label}</th>
                <th scope="col">Default</th>
                <th scope="col">
                  <span className="visually-hidden">More</span>
                </th>
              </tr>
            </thead>
            <tbody>
              {variables.map((variable, index) => (
                <VariableRow
                  key={variable.name}
                  form={form}
                  path={`variables[${index}]`}
                  name={variable.name}
                  texts={described[variable.name] ?? variableTexts(variable)}
                  isUsed={used.has(variable.name)}
                  onEdit={(change) => edit(variable, change)}
                  onRemove={() => remove(variable.name)}
                />
              ))}
            </tbody>
          </table>
        </div>
      )}
    </Card>
  );
}
