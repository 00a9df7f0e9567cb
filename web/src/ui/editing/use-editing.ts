import { useMemo, useState } from 'react';
import type * as z from 'zod';
import { isSame } from '#shared/network/graph/same-value.ts';
import { useToast } from '#web/ui/toasts.tsx';
import { type Draft, readDraft } from './draft-store.ts';
import { type Change, type Merged, type MergeRules, merge, type ThreeWay } from './merge.ts';
import { useDraft } from './use-draft.ts';
import { type LeaveGuard, useLeaveGuard } from './use-leave-guard.ts';

/** A document in the shape that is edited, at the version that it is stored as; what is new has none. */
export interface Stored<Values> {
  readonly values: Values;
  readonly version: number | undefined;
  /** ISO 8601. */
  readonly updatedAt?: string;
}

/** How two edits of a document are merged and described. */
export interface MergeModel<Values> extends MergeRules {
  /** The fields that can change by themselves. */
  readonly partsOf: (values: Values) => unknown;
  readonly valuesOf: (parts: unknown) => Values;
  readonly describe: (change: Change) => DescribedChange;
}

/** A change in the words of the form. */
export interface DescribedChange extends ThreeWay<string> {
  readonly label: string;
}

/** A change as a person compares it and chooses. */
export interface ShownChange extends DescribedChange, Pick<Change, 'path' | 'isContested' | 'isCombined'> {}

export interface EditingOptions<Values> {
  readonly draftKey: string;
  /** The draft that the form was opened with. */
  readonly draft: Draft<Values> | undefined;
  /** What the form was opened for: the stored document, a copy, or the defaults. */
  readonly opened: Stored<Values>;
  readonly values: Values;
  readonly show: (values: Values) => void;
  /** Remembers the whole form; the function that it returns puts it back. */
  readonly remember: () => () => void;
  readonly model: MergeModel<Values>;
}

/** What stands between what I typed and what someone else has saved meanwhile. */
export interface Conflict {
  readonly theirs: { readonly version: number | undefined; readonly updatedAt?: string | undefined };
  readonly changes: readonly ShownChange[];
  /** Mine on top of theirs, but for the contested fields in `conceded`. It is shown, not sent. */
  readonly keepMine: (conceded: ReadonlySet<string>) => void;
  readonly loadTheirs: () => void;
  readonly close: () => void;
}

export interface Editing<Values> {
  /** The version that saving is based on. */
  readonly version: number | undefined;
  readonly isDirty: boolean;
  readonly guard: LeaveGuard;
  /** The draft that was restored, until it is dismissed, discarded or replaced. */
  readonly restored: (Draft<Values> & { readonly isOlder: boolean }) | undefined;
  readonly dismissRestored: () => void;
  readonly discardDraft: () => void;
  readonly conflict: Conflict | undefined;
  /** Saving was refused, since someone else has stored this meanwhile. */
  readonly meet: (theirs: Stored<Values>) => void;
  /** Saved here: goes on from this. */
  readonly saved: (stored: Stored<Values>) => void;
  /** The form is done with: its draft goes, and leaving asks nothing. */
  readonly end: () => void;
}

/** The draft to open a form with, read once. */
export function useKeptDraft<Values>(key: string, schema: z.ZodType<Values>): Draft<Values> | undefined {
  return useState(() => readDraft(key, schema))[0];
}

/**
 * A document under edit, from opening to saving: the draft that survives a reload, unsaved changes, the question on
 * leaving, and the merge when two people edit. Knows no domain: the model describes what a document consists of.
 */
export function useEditing<Values>(options: EditingOptions<Values>): Editing<Values> {
  const { draft, opened, values, model, show } = options;
  const [base, setBase] = useState<Stored<Values>>(() => baseOf(opened, draft));
  const [restored, setRestored] = useState(draft);
  const [theirs, setTheirs] = useState<Stored<Values>>();
  const toast = useToast();

  const isDirty = useMemo(() => !isSame(values, base.values), [values, base]);
  const dropDraft = useDraft({
    key: options.draftKey,
    values,
    base: base.values,
    version: base.version,
    isDirty,
  });
  const guard = useLeaveGuard({ isDirty });

  /** Another version takes the place of what was typed, which an undo brings back. */
  const replace = (next: Stored<Values>, shown: Values, sentence: string) => {
    const putBack = options.remember();
    setBase(next);
    setRestored(undefined);
    setTheirs(undefined);
    show(shown);
    const onAction = () => {
      setBase(base);
      putBack();
    };
    toast.info(sentence, { action: { label: 'Undo', onAction } });
  };

  const mergeWith = (stored: Stored<Values>, conceded?: ReadonlySet<string>): Merged =>
    merge(
      {
        base: model.partsOf(base.values),
        mine: model.partsOf(values),
        theirs: model.partsOf(stored.values),
      },
      model,
      conceded,
    );

  return {
    version: base.version,
    isDirty,
    guard,
    restored: restored && { ...restored, isOlder: restored.version !== opened.version },
    dismissRestored: () => setRestored(undefined),
    discardDraft: () => replace(opened, opened.values, 'The draft was discarded.'),
    conflict: theirs && {
      theirs,
      changes: mergeWith(theirs).changes.map((change) => ({
        ...model.describe(change),
        path: change.path,
        isContested: change.isContested,
        isCombined: change.isCombined ?? false,
      })),
      keepMine: (conceded) =>
        replace(
          theirs,
          model.valuesOf(mergeWith(theirs, conceded).value),
          'Your changes are now on top of their version. They are not saved yet.',
        ),
      loadTheirs: () => replace(theirs, theirs.values, 'Their version was loaded.'),
      close: () => setTheirs(undefined),
    },
    meet: setTheirs,
    saved: (stored) => {
      setBase(stored);
      setRestored(undefined);
      setTheirs(undefined);
    },
    end: () => {
      guard.release();
      dropDraft();
    },
  };
}

/** A draft goes on from what it began with, even when that was changed since: saving then shows the two. */
function baseOf<Values>(opened: Stored<Values>, draft: Draft<Values> | undefined): Stored<Values> {
  return draft ? { values: draft.base ?? opened.values, version: draft.version ?? opened.version } : opened;
}
