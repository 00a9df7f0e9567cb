import { templateWords } from '#shared/vocabulary/fields/template-words.ts';
import styles from './source-choice.module.css';
import type { TemplateForm } from './use-template-editing.ts';

/** Whether the template is written here or uploaded. */
export const SourceChoice = ({ form }: { readonly form: TemplateForm }) => (
  <fieldset className={styles.choice}>
    <legend className="visually-hidden">{templateWords.configSourceType.label}</legend>
    {(['template', 'file'] as const).map((source) => (
      <label key={source}>
        <input
          type="radio"
          name="configSourceType"
          checked={form.values.configSourceType === source}
          onChange={() => form.change({ configSourceType: source })}
        />
        {templateWords.configSourceType.values[source]}
      </label>
    ))}
  </fieldset>
);
