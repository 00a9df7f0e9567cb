import { useMemo } from 'react';
import type { NewTemplate } from '#shared/contract/template-form.ts';
import type { Template } from '#shared/contract/template-items.ts';
import { createTemplate, updateTemplate } from '#shared/contract/templates.ts';
import { isStaleVersion } from '#web/api/api-error.ts';
import { useTemplateChanges } from '#web/documents/templates/use-template-changes.ts';
import { EditedTemplate, openedTemplate } from '#web/features/templates/model/edited-template.ts';
import { templateMerge } from '#web/features/templates/model/merge-templates.ts';
import { StatedTemplate, type TemplateFormState } from '#web/features/templates/model/stated-template.ts';
import { type TemplateValues, valuesOfTemplate } from '#web/features/templates/model/template-values.ts';
import { type Editing, useEditing, useKeptDraft } from '#web/ui/editing/use-editing.ts';
import { type Form, useForm } from '#web/ui/form/use-form.ts';

export interface TemplateEditingOptions {
  /** The form as it is opened: the stored template, a copy, or the defaults. */
  readonly initial: TemplateValues;
  /** The template that is edited; undefined for a new one. */
  readonly edited: Template | undefined;
  readonly draftKey: string;
  readonly onSaved: (template: Template) => void;
}

export type TemplateForm = Form<TemplateFormState>;

export interface TemplateEditing extends Editing<EditedTemplate> {
  readonly form: TemplateForm;
}

/** The form of a template from its opening to its saving. A stored one stays open, and goes on from what was saved. */
export function useTemplateEditing(options: TemplateEditingOptions): TemplateEditing {
  const { initial, edited, draftKey, onSaved } = options;
  const changes = useTemplateChanges();
  const draft = useKeptDraft(draftKey, EditedTemplate);

  const form = useForm<TemplateFormState, NewTemplate>({
    initial: { ...(draft?.values ?? initial), configFile: undefined, changeNote: '' },
    schema: StatedTemplate,
    onSubmit: async (template) => {
      if (!edited) {
        const made = await changes.create(template);
        editing.end();
        return onSaved(made);
      }
      try {
        const revision = editing.version ?? edited.revision;
        const saved = await changes.update(edited.id, { ...template, revision });
        const values = valuesOfTemplate(saved);
        editing.saved({ values: openedTemplate(values), version: saved.revision });
        form.change({ ...values, configFile: undefined, changeNote: '' });
        onSaved(saved);
      } catch (error) {
        if (!isStaleVersion(error)) throw error;
        const theirs = await changes.read(edited.id);
        const { revision: version, updatedAt } = theirs;
        editing.meet({ values: openedTemplate(valuesOfTemplate(theirs)), version, updatedAt });
      }
    },
    fallback: edited ? updateTemplate.fallback : createTemplate.fallback,
  });

  const values = useMemo(() => {
    const { configFile, changeNote: _, ...typed } = form.values;
    return { ...typed, hadFile: configFile !== undefined };
  }, [form.values]);
  const editing = useEditing({
    draftKey,
    draft,
    opened: { values: openedTemplate(initial), version: edited?.revision },
    values,
    show: ({ hadFile: _, ...shown }) => form.change({ ...shown, configFile: undefined }),
    remember: () => () => form.change(form.values),
    model: templateMerge,
  });
  return { ...editing, form };
}
