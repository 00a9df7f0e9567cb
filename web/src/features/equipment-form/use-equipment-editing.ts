import { useMemo, useState } from 'react';
import { createEquipment, updateEquipment } from '#shared/contract/equipment.ts';
import type { Equipment, NewEquipment } from '#shared/contract/equipment-items.ts';
import type { Upload } from '#shared/contract/uploads.ts';
import type { FormValues } from '#web/features/equipment-form/model/device-values.ts';
import { DraftValues } from '#web/features/equipment-form/model/draft-values.ts';
import { mergeValues } from '#web/features/equipment-form/model/merge-values.ts';
import { type FormState, StatedDevice } from '#web/features/equipment-form/model/stated-device.ts';
import { valuesOfDevice } from '#web/features/equipment-form/model/values-of-device.ts';
import { type LeaveGuard, useLeaveGuard } from '#web/ui/editing/use-leave-guard.ts';
import { type Draft, readDraft } from '#web/ui/form/draft-store.ts';
import { useDraftKeeping } from '#web/ui/form/use-draft-keeping.ts';
import { type Form, useForm } from '#web/ui/form/use-form.ts';
import { useToast } from '#web/ui/toasts.tsx';
import { useSaveEquipment } from './use-save-equipment.ts';

export interface EquipmentEditingOptions {
  /** The form as it is opened: the stored device, a copy, or the defaults. */
  readonly initial: FormValues;
  /** The picture of the device that is copied. */
  readonly initialPicture?: Upload | undefined;
  /** The device that is edited; undefined for a new one. */
  readonly edited: Equipment | undefined;
  /** Whether a new device is for all users. */
  readonly isSystem: boolean;
  /** A day such as `2026-11-21`. */
  readonly today: string;
  readonly draftKey: string;
  readonly onSaved: (device: Equipment) => void;
}

/** What the form began from: the device as it was stored then. */
interface Base {
  readonly values: FormValues;
  readonly device: Equipment | undefined;
}

export interface EquipmentEditing {
  readonly form: Form<FormState>;
  readonly base: FormValues;
  readonly isDirty: boolean;
  readonly guard: LeaveGuard;
  /** The draft that the form was opened with. */
  readonly restored: (Draft<DraftValues> & { readonly isOlder: boolean }) | undefined;
  readonly dismissRestored: () => void;
  readonly discardDraft: () => void;
  /** The device as somebody else has changed it in the meantime. */
  readonly conflict: Equipment | undefined;
  readonly loadTheirs: () => void;
  /** My changes on top of theirs; saving stays with the person. */
  readonly keepMine: () => void;
  readonly closeConflict: () => void;
  /** The form is done with: its draft goes. */
  readonly end: () => void;
}

/** A device's form from its opening to its saving: the draft that survives a reload, and the conflict of two editors. */
export function useEquipmentEditing(options: EquipmentEditingOptions): EquipmentEditing {
  const { initial, edited, today } = options;
  const { save, conflict, forgetConflict } = useSaveEquipment(options.isSystem);
  const toast = useToast();
  const [draft, setDraft] = useState(() => readDraft(options.draftKey, DraftValues));
  const [base, setBase] = useState<Base>(() => baseOf(options, draft));

  const form = useForm<FormState, NewEquipment>({
    initial: {
      ...(draft?.values.typed ?? initial),
      image: options.initialPicture,
      removeImage: draft?.values.removeImage ?? false,
    },
    schema: StatedDevice,
    onSubmit: async (device) => {
      const saved = await save(device, base.device, form.values.removeImage);
      if (!saved) return;
      end();
      options.onSaved(saved);
    },
    fallback: edited ? updateEquipment.fallback : createEquipment.fallback,
  });

  const { image, removeImage, texts, ports, sources } = form.values;
  const typed = useMemo(() => ({ texts, ports, sources }), [texts, ports, sources]);
  const isTyped = useMemo(() => JSON.stringify(typed) !== JSON.stringify(base.values), [typed, base]);
  const hadPicture = image !== undefined && image !== options.initialPicture;
  const isDirty = isTyped || hadPicture || removeImage;
  const kept = useMemo(
    () => ({ typed, base: base.values, removeImage, hadPicture }),
    [typed, base, removeImage, hadPicture],
  );
  const endDraft = useDraftKeeping({
    key: options.draftKey,
    values: kept,
    version: base.device?.version,
    isDirty,
  });
  const guard = useLeaveGuard({ isDirty });
  const end = () => {
    guard.release();
    endDraft();
  };

  /** Another version takes the place of what was typed, which an undo brings back. */
  const replace = (next: Base, shown: FormValues & Partial<FormState>, sentence: string) => {
    const before = { base, values: form.values };
    setBase(next);
    setDraft(undefined);
    forgetConflict();
    form.change(shown);
    toast.info(sentence, {
      action: {
        label: 'Undo',
        onAction: () => {
          setBase(before.base);
          form.change(before.values);
        },
      },
    });
  };
  const theirs = conflict && { values: valuesOfDevice(conflict, today), device: conflict };

  return {
    form,
    base: base.values,
    isDirty,
    guard,
    restored: draft && { ...draft, isOlder: draft.version !== edited?.version },
    dismissRestored: () => setDraft(undefined),
    discardDraft: () =>
      replace({ values: initial, device: edited }, { ...initial, ...noPicture }, 'The draft was discarded.'),
    conflict,
    loadTheirs: () => {
      if (theirs) replace(theirs, { ...theirs.values, ...noPicture }, 'Their version was loaded.');
    },
    keepMine: () => {
      if (!theirs) return;
      const merged = mergeValues(base.values, typed, theirs.values);
      replace(theirs, merged, 'Your changes now stand on their version. They are not saved yet.');
    },
    closeConflict: forgetConflict,
    end,
  };
}

const noPicture = { image: undefined, removeImage: false } as const;

/** A draft goes on from what it began with, even when that was changed since: saving then shows the two. */
function baseOf({ initial, edited }: EquipmentEditingOptions, draft: Draft<DraftValues> | undefined): Base {
  if (!draft) return { values: initial, device: edited };
  const version = draft.version ?? edited?.version;
  return {
    values: draft.values.base,
    device: edited && version !== undefined ? { ...edited, version } : edited,
  };
}
