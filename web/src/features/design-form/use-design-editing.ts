import { useMemo, useState } from 'react';
import type { Design } from '#shared/contract/designs.ts';
import type { FormValues } from '#web/features/design-form/model/form-values.ts';
import { valuesOfDesign } from '#web/features/design-form/model/values-of-design.ts';
import { type LeaveGuard, useLeaveGuard } from '#web/ui/editing/use-leave-guard.ts';
import type { Draft } from '#web/ui/form/draft-store.ts';
import { useDraftKeeping } from '#web/ui/form/use-draft-keeping.ts';
import { useToast } from '#web/ui/toasts.tsx';
import { readDesignDraft } from './draft-store.ts';
import { type DesignForm, useDesignForm } from './use-design-form.ts';
import { type EditedDesign, type SaveDesign, useSaveDesign } from './use-save-design.ts';

export interface DesignEditingOptions {
  /** The form as it is opened: the stored design, or the defaults. */
  readonly initial: FormValues;
  /** The design that is edited; undefined for a new one. */
  readonly edited: EditedDesign | undefined;
  readonly draftKey: string;
  readonly onSaved: (design: Design) => void;
}

export interface DesignEditing extends Pick<SaveDesign, 'isSaving' | 'failure' | 'conflict'> {
  readonly form: DesignForm;
  readonly isDirty: boolean;
  readonly guard: LeaveGuard;
  /** The draft that the form was opened with. */
  readonly restored: (Draft<FormValues> & { readonly isOlder: boolean }) | undefined;
  readonly dismissRestored: () => void;
  /** Back to the form without the draft, with a way back. */
  readonly discardDraft: () => void;
  /** Saves a form without errors; false when it shows some. */
  readonly submit: () => boolean;
  readonly loadTheirs: () => void;
  readonly keepMine: () => void;
  readonly closeConflict: () => void;
  /** The form is done with: its draft goes. */
  readonly end: () => void;
}

/** A form from its opening to its saving: the draft that survives a reload, and the conflict when two people edit. */
export function useDesignEditing(options: DesignEditingOptions): DesignEditing {
  const { draftKey, edited, onSaved } = options;
  const [draft, setDraft] = useState(() => readDesignDraft(draftKey));
  const [origin, setOrigin] = useState({ values: options.initial, version: edited?.version });
  const [version, setVersion] = useState(draft?.version ?? edited?.version);
  const form = useDesignForm(options.initial, draft?.values);
  const { save, forget, ...saving } = useSaveDesign(form.refuse);
  const toast = useToast();

  const { values, judgement } = form;
  const isDirty = useMemo(() => !isSame(values, origin.values), [values, origin]);
  const endDraft = useDraftKeeping({ key: draftKey, values, version, isDirty });
  const guard = useLeaveGuard({ isDirty });
  const end = () => {
    guard.release();
    endDraft();
  };

  /** Another version takes the place of what was typed, which an undo brings back. */
  const replace = (next: FormValues, nextVersion: number | undefined, sentence: string) => {
    const before = { values, version };
    form.replace(next);
    setVersion(nextVersion);
    setDraft(undefined);
    toast.info(sentence, {
      action: {
        label: 'Undo',
        onAction: () => {
          form.replace(before.values);
          setVersion(before.version);
        },
      },
    });
  };

  const send = async (onVersion: number | undefined) => {
    if (!judgement.design || saving.isSaving) return;
    const target = edited && onVersion !== undefined ? { id: edited.id, version: onVersion } : undefined;
    const saved = await save(judgement.design, target);
    if (!saved) return;
    end();
    onSaved(saved);
  };

  return {
    ...saving,
    form,
    isDirty,
    guard,
    restored: draft && { ...draft, isOlder: draft.version !== origin.version },
    dismissRestored: () => setDraft(undefined),
    discardDraft: () => replace(origin.values, origin.version, 'The draft was discarded.'),
    submit: () => {
      forget();
      if (!form.judgeAll()) return false;
      void send(version);
      return true;
    },
    loadTheirs: () => {
      const theirs = saving.conflict;
      if (!theirs) return;
      forget();
      const loaded = valuesOfDesign(theirs);
      setOrigin({ values: loaded, version: theirs.version });
      replace(loaded, theirs.version, 'Their version was loaded.');
    },
    keepMine: () => {
      const theirs = saving.conflict;
      if (!theirs) return;
      setVersion(theirs.version);
      void send(theirs.version);
    },
    closeConflict: forget,
    end,
  };
}

const isSame = (a: FormValues, b: FormValues): boolean => JSON.stringify(a) === JSON.stringify(b);
