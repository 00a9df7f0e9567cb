import { createDesign, type Design, updateDesign } from '#shared/contract/designs.ts';
import type { StatedDesign } from '#shared/vocabulary/fields/design-words.ts';
import { isStaleVersion } from '#web/api/api-error.ts';
import { useDesignChanges } from '#web/documents/designs/use-design-changes.ts';
import type { DesignForm } from '#web/features/design-form/model/design-form-state.ts';
import { DesignOfForm, withLabel } from '#web/features/design-form/model/form-schema.ts';
import { FormValues } from '#web/features/design-form/model/form-values.ts';
import { designMerge } from '#web/features/design-form/model/merge-designs.ts';
import { valuesOfDesign } from '#web/features/design-form/model/values-of-design.ts';
import { type Editing, useEditing, useKeptDraft } from '#web/ui/editing/use-editing.ts';
import { useForm } from '#web/ui/form/use-form.ts';

export interface DesignEditingOptions {
  /** The form as it is opened: the stored design, or the defaults. */
  readonly initial: FormValues;
  /** The design that is edited; undefined for a new one. */
  readonly edited: Pick<Design, 'id' | 'version'> | undefined;
  readonly draftKey: string;
  readonly onSaved: (design: Design) => void;
}

export interface DesignEditing extends Editing<FormValues> {
  readonly form: DesignForm;
}

/** The form of a design from its opening to its saving. */
export function useDesignEditing({
  initial,
  edited,
  draftKey,
  onSaved,
}: DesignEditingOptions): DesignEditing {
  const { create, update, read } = useDesignChanges();
  const draft = useKeptDraft(draftKey, FormValues);

  const save = (design: StatedDesign) =>
    edited && editing.version !== undefined
      ? update(edited.id, { ...design, version: editing.version })
      : create({ ...design, designStatus: 'draft', isTemplate: false });

  const form = useForm({
    initial: draft?.values ?? initial,
    opened: initial,
    schema: DesignOfForm,
    sentence: withLabel,
    onSubmit: async (design) => {
      try {
        const saved = await save(design);
        editing.end();
        onSaved(saved);
      } catch (error) {
        const isStale = edited && isStaleVersion(error);
        // Where theirs cannot be read now, this is a failure like others.
        const theirs = isStale && (await read(edited.id).catch(() => undefined));
        if (!theirs) throw error;
        editing.meet({ ...theirs, values: valuesOfDesign(theirs) });
      }
    },
    fallback: edited ? updateDesign.fallback : createDesign.fallback,
  });
  const editing = useEditing({
    draftKey,
    draft,
    opened: { values: initial, version: edited?.version },
    values: form.values,
    show: form.replace,
    remember: () => () => form.replace(form.values),
    model: designMerge,
  });
  return { ...editing, form };
}
