import { useUserTemplates } from '#web/documents/templates/use-templates.ts';
import { ErrorState } from '#web/ui/error-state.tsx';
import { ChoiceField } from '#web/ui/field/choice-field.tsx';
import layout from '#web/ui/layout.module.css';
import prose from '#web/ui/prose.module.css';
import { composedChoice } from './model/deploy-source.ts';

export interface TemplateChoiceProps {
  readonly template: string | undefined;
  readonly onChoose: (template: string) => void;
  /** Only devices of a design have a composed configuration. */
  readonly isOfDesign: boolean;
}

/** The composed configuration, or one of the templates that can be deployed. */
export function TemplateChoice({ template, onChoose, isOfDesign }: TemplateChoiceProps) {
  const { templates, error, fallback, retry } = useUserTemplates();
  if (error && !templates) return <ErrorState error={error} fallback={fallback} onRetry={retry} />;
  const active = (templates ?? []).filter(({ isActive, id }) => isActive || id === template);
  const labelled = (isSystem: boolean): [string, string][] =>
    active
      .filter(({ isSystemTemplate }) => isSystemTemplate === isSystem)
      .map(({ id, name, version }) => [id, isSystem ? `${name}, system` : `${name}, version ${version}`]);
  const choices = new Map<string, string>([
    [composedChoice, 'Whole configuration of each device, composed from the design'],
    ...labelled(false),
    ...labelled(true),
  ]);
  return (
    <div className={layout.stack2}>
      <ChoiceField
        label="Template"
        none="Choose a template"
        choices={Object.fromEntries(choices)}
        value={template ?? ''}
        onChange={({ target }) => onChoose(target.value)}
      />
      {template === composedChoice && !isOfDesign && (
        <p className={prose.detail}>Choose a design: equipment without one has no composed configuration.</p>
      )}
    </div>
  );
}
