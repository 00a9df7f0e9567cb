import type { Template } from '#shared/contract/template-items.ts';
import { fieldText } from '#shared/vocabulary/fields/field-text.ts';
import type { FieldWords } from '#shared/vocabulary/fields/field-words.ts';
import { templateWords } from '#shared/vocabulary/fields/template-words.ts';
import { LineDifferences } from '#web/documents/deployments/line-differences.tsx';
import { useTemplateVersion } from '#web/documents/templates/use-template.ts';
import { Card } from '#web/ui/card.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import table from '#web/ui/table.module.css';

export interface VersionDifferenceProps {
  readonly templateId: string;
  readonly from: number;
  readonly to: number;
}

/** What two revisions differ in: fields, variables, text. */
export function VersionDifference({ templateId, from, to }: VersionDifferenceProps) {
  const before = useTemplateVersion(templateId, from);
  const after = useTemplateVersion(templateId, to);
  const failed = before.error ? before : after.error ? after : undefined;
  if (failed) return <ErrorState error={failed.error} fallback={failed.fallback} onRetry={failed.retry} />;
  if (!before.data || !after.data) return <Skeleton lines={8} label="Loading the two revisions" />;
  const [old, young] = [before.data.data, after.data.data];
  const fields = changedFields(old, young);
  return (
    <Card title={`Revision ${from} to revision ${to}`}>
      {fields.length > 0 && (
        <table className={table.plain}>
          <caption className="visually-hidden">Fields that differ</caption>
          <thead>
            <tr>
              <th scope="col">Field</th>
              <th scope="col">Revision {from}</th>
              <th scope="col">Revision {to}</th>
            </tr>
          </thead>
          <tbody>
            {fields.map((field) => (
              <tr key={field.label}>
                <th scope="row">{field.label}</th>
                <td>{field.before}</td>
                <td>{field.after}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      <LineDifferences
        label="Lines that differ"
        before={old.configContent}
        after={young.configContent}
        same="The text is the same."
      />
    </Card>
  );
}

const compared = [
  'name',
  'description',
  'vendor',
  'model',
  'equipmentCategory',
  'dialect',
  'configType',
  'configSourceType',
  'version',
  'tags',
  'isActive',
  'variables',
] as const;

function changedFields(before: Template, after: Template) {
  return compared.flatMap((name) => {
    if (JSON.stringify(before[name]) === JSON.stringify(after[name])) return [];
    const words: FieldWords = templateWords[name];
    const show = (template: Template) =>
      name === 'variables' ? variablesText(template) : fieldText(words, template[name]);
    return [{ label: words.label, before: show(before), after: show(after) }];
  });
}

const variablesText = ({ variables }: Template): string =>
  variables
    .map(({ name, dataType, required }) => `${name} (${dataType}${required ? ', required' : ''})`)
    .join(', ') || 'None';
