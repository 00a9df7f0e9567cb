import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { templateErrorNames } from '#web/features/templates/model/template-error-names.ts';
import { Edited } from '#web/ui/editing/edited.tsx';
import { SaveButtons } from '#web/ui/editing/save-buttons.tsx';
import { TextField } from '#web/ui/field/text-field.tsx';
import { LimitedFormErrors } from '#web/ui/form/limited-form-errors.tsx';
import { useFormKeys } from '#web/ui/form/use-form-keys.ts';
import layout from '#web/ui/layout.module.css';
import { ConfigFileField } from './config-file-field.tsx';
import { DetailsCard } from './details-card.tsx';
import { SourceChoice } from './source-choice.tsx';
import styles from './template-editor.module.css';
import { type TemplateEditingOptions, useTemplateEditing } from './use-template-editing.ts';
import { useTemplatePreview } from './use-template-preview.ts';
import { VariablesCard } from './variables-card.tsx';
import { Workbench } from './workbench.tsx';

export interface TemplateEditorProps extends TemplateEditingOptions {
  /** `Create template`, `Save changes`. */
  readonly action: string;
  /** Where leaving leads. */
  readonly leaveTo: string;
}

/** The form of a whole template: its fields, its text beside the preview, its variables. Ctrl+Enter saves, Escape leaves. */
export function TemplateEditor({ action, leaveTo, ...options }: TemplateEditorProps) {
  const editing = useTemplateEditing(options);
  const { form } = editing;
  const preview = useTemplatePreview(form.values);
  const [element, setElement] = useState<HTMLFormElement | null>(null);
  const navigate = useNavigate();
  const leave = () => navigate(leaveTo);
  const onKeyDown = useFormKeys({ action, send: () => element?.requestSubmit(), leave });
  const isNew = options.edited === undefined;
  const { configContent, configSourceType } = form.values;
  const isFile = configSourceType === 'file';
  return (
    <Edited editing={editing} noun="template">
      <form
        ref={setElement}
        className={layout.stack5}
        noValidate
        onKeyDown={onKeyDown}
        onSubmit={form.onSubmit}
      >
        <LimitedFormErrors form={form} names={templateErrorNames(form.errors, preview.variables)} />
        <DetailsCard form={form} isOpen={isNew} />
        <Workbench
          text={configContent}
          {...(!isFile && { onChange: (text: string) => form.change({ configContent: text }) })}
          onBlur={() => form.leave('configContent')}
          source={<SourceChoice form={form} />}
          file={
            isFile && (
              <ConfigFileField
                form={form}
                stored={options.edited?.configFile}
                wasLost={editing.restored?.values.hadFile ?? false}
              />
            )
          }
          preview={preview}
        />
        {preview.isReady && <VariablesCard form={form} variables={preview.variables} />}
        <div className={styles.save}>
          {!isNew && (
            <TextField
              label="What changed"
              labelHidden
              placeholder="What changed (optional)"
              maxLength={200}
              {...form.text('changeNote')}
            />
          )}
          <SaveButtons action={action} isSaving={form.isSending} onLeave={leave} />
        </div>
      </form>
    </Edited>
  );
}
