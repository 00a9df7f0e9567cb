import { useState } from 'react';
import { createDesign, type Design, updateDesign } from '#shared/contract/designs.ts';
import { ApiError, isCancelled, sentenceOf } from '#web/api/api-error.ts';
import { useDesignChanges } from '#web/documents/designs/use-design-changes.ts';
import { FormValues } from '#web/features/design-form/model/form-values.ts';
import { errorsByField } from '#web/features/design-form/model/judge.ts';
import { designMerge } from '#web/features/design-form/model/merge-designs.ts';
import { valuesOfDesign } from '#web/features/design-form/model/values-of-design.ts';
import { type Editing, useEditing, useKeptDraft } from '#web/ui/editing/use-editing.ts';
import { type DesignForm, useDesignForm } from './use-design-form.ts';

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
  readonly isSaving: boolean;
  /** The sentence of a refusal. */
  readonly failure: string | undefined;
  /** Saves a form without errors; false when it shows some. */
  readonly submit: () => boolean;
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
  const form = useDesignForm(initial, draft?.values);
  const [isSaving, setSaving] = useState(false);
  const [failure, setFailure] = useState<string>();
  const editing = useEditing({
    draftKey,
    draft,
    opened: { values: initial, version: edited?.version },
    values: form.values,
    show: form.replace,
    remember: () => () => form.replace(form.values),
    model: designMerge,
  });

  const save = (design: NonNullable<DesignForm['judgement']['design']>) =>
    edited && editing.version !== undefined
      ? update(edited.id, { ...design, version: editing.version })
      : create({ ...design, designStatus: 'draft', isTemplate: false });

  /** A version that is no longer the stored one is a conflict; where theirs cannot be read now, a failure like others. */
  const refuse = async (error: unknown) => {
    const isStale = error instanceof ApiError && error.code === 'stale_version';
    const theirs = edited && isStale ? await read(edited.id).catch(() => undefined) : undefined;
    if (theirs) return editing.meet({ ...theirs, values: valuesOfDesign(theirs) });
    setFailure(sentenceOf(error, edited ? updateDesign.fallback : createDesign.fallback));
    form.refuse(error instanceof ApiError ? errorsByField(error.details?.fields ?? []) : {});
  };

  const send = async () => {
    const { design } = form.judgement;
    if (!design || isSaving) return;
    setSaving(true);
    try {
      const saved = await save(design);
      editing.end();
      onSaved(saved);
    } catch (error) {
      if (!isCancelled(error)) await refuse(error);
    } finally {
      setSaving(false);
    }
  };

  return {
    ...editing,
    form,
    isSaving,
    failure,
    submit: () => {
      setFailure(undefined);
      if (!form.judgeAll()) return false;
      void send();
      return true;
    },
  };
}
