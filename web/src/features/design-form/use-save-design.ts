import { useState } from 'react';
import { createDesign, type Design, updateDesign } from '#shared/contract/designs.ts';
import { ApiError, isCancelled, sentenceOf } from '#web/api/api-error.ts';
import type { StatedDesign } from '#web/documents/designs/model/stated-design.ts';
import { useDesignChanges } from '#web/documents/designs/use-design-changes.ts';
import { errorsByField, type FormErrors } from '#web/features/design-form/model/judge.ts';

/** The design that a form edits, and the version that it started from. */
export interface EditedDesign {
  readonly id: string;
  readonly version: number;
}

export interface SaveDesign {
  /** Creates, or updates on top of `edited.version`. Answers undefined when it was not saved. */
  readonly save: (stated: StatedDesign, edited: EditedDesign | undefined) => Promise<Design | undefined>;
  readonly isSaving: boolean;
  /** The sentence of a refusal. */
  readonly failure: string | undefined;
  /** The design as somebody else has changed it in the meantime. */
  readonly conflict: Design | undefined;
  readonly forget: () => void;
}

/** Sends a form to the service; `onRefused` gets the fields that a refusal names. A version that is no longer the stored one is a conflict, not a failure. */
export function useSaveDesign(onRefused: (fields: FormErrors) => void): SaveDesign {
  const { create, update, read } = useDesignChanges();
  const [isSaving, setSaving] = useState(false);
  const [failure, setFailure] = useState<string>();
  const [conflict, setConflict] = useState<Design>();
  const forget = () => {
    setFailure(undefined);
    setConflict(undefined);
  };

  const save: SaveDesign['save'] = async (stated, edited) => {
    forget();
    setSaving(true);
    try {
      return edited
        ? await update(edited.id, { ...stated, version: edited.version })
        : await create({ ...stated, designStatus: 'draft', isTemplate: false });
    } catch (error) {
      if (isCancelled(error)) return undefined;
      // Where it cannot be read now, the refusal's own sentence is shown.
      const theirs = edited && isStale(error) ? await read(edited.id).catch(() => undefined) : undefined;
      if (theirs) setConflict(theirs);
      else {
        setFailure(sentenceOf(error, edited ? updateDesign.fallback : createDesign.fallback));
        onRefused(fieldsOf(error));
      }
      return undefined;
    } finally {
      setSaving(false);
    }
  };

  return { save, isSaving, failure, conflict, forget };
}

const isStale = (error: unknown): boolean => error instanceof ApiError && error.code === 'stale_version';

const fieldsOf = (error: unknown): FormErrors =>
  error instanceof ApiError ? errorsByField(error.details?.fields ?? []) : {};
