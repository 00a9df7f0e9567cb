import { useMemo, useState } from 'react';
import { createEquipment, getEquipment, updateEquipment } from '#shared/contract/equipment.ts';
import type { Equipment, NewEquipment } from '#shared/contract/equipment-items.ts';
import { ApiError } from '../../../api/api-error.ts';
import { callRoute } from '../../../api/call-route.ts';
import { type Draft, readDraft } from '../../../ui/form/draft-store.ts';
import { useDraftKeeping } from '../../../ui/form/use-draft-keeping.ts';
import { type Form, useForm } from '../../../ui/form/use-form.ts';
import { useToast } from '../../../ui/toasts.tsx';
import { useEquipmentChanges } from '../lists/use-equipment-changes.ts';
import { DraftValues } from './model/draft-values.ts';
import type { FormValues } from './model/form-values.ts';
import { mergeValues } from './model/merge-values.ts';
import { type FormState, StatedDevice } from './model/stated-device.ts';
import { valuesOfDevice } from './model/values-of-device.ts';

export interface EquipmentEditingOptions {
  /** The form as it is opened: the stored device, a copy, or the defaults. */
  readonly initial: FormValues;
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
  const changes = useEquipmentChanges();
  const toast = useToast();
  const [draft, setDraft] = useState(() => readDraft(options.draftKey, DraftValues));
  const [base, setBase] = useState<Base>(() => baseOf(options, draft));
  const [conflict, setConflict] = useState<Equipment>();

  const save = async (device: NewEquipment, removeImage: boolean): Promise<Equipment | undefined> => {
    if (!base.device)
      return options.isSystem ? changes.createSystemEquipment(device) : changes.createEquipment(device);
    try {
      return await changes.updateEquipment(base.device, { ...device, removeImage });
    } catch (error) {
      if (!(error instanceof ApiError) || error.code !== 'stale_version') throw error;
      setConflict((await callRoute(getEquipment, { params: { id: base.device.id } })).data);
      return undefined;
    }
  };

  const form = useForm<FormState, NewEquipment>({
    initial: { ...(draft?.values.typed ?? initial), image: undefined, removeImage: false },
    schema: StatedDevice,
    onSubmit: async (device) => {
      setConflict(undefined);
      const saved = await save(device, form.values.removeImage);
      if (!saved) return;
      end();
      options.onSaved(saved);
    },
    fallback: edited ? updateEquipment.fallback : createEquipment.fallback,
  });

  const { image, removeImage, texts, ports, sources } = form.values;
  const typed = useMemo(() => ({ texts, ports, sources }), [texts, ports, sources]);
  const isTyped = useMemo(() => JSON.stringify(typed) !== JSON.stringify(base.values), [typed, base]);
  const kept = useMemo(() => ({ typed, base: base.values }), [typed, base]);
  const end = useDraftKeeping({
    key: options.draftKey,
    values: kept,
    version: base.device?.version,
    isDirty: isTyped,
  });

  /** Another version takes the place of what was typed, which an undo brings back. */
  const replace = (next: Base, shown: FormValues, sentence: string) => {
    const before = { base, values: form.values };
    setBase(next);
    setDraft(undefined);
    setConflict(undefined);
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
    isDirty: isTyped || image !== undefined || removeImage,
    restored: draft && { ...draft, isOlder: draft.version !== edited?.version },
    dismissRestored: () => setDraft(undefined),
    discardDraft: () => replace({ values: initial, device: edited }, initial, 'The draft was discarded.'),
    conflict,
    loadTheirs: () => {
      if (theirs) replace(theirs, theirs.values, 'Their version was loaded.');
    },
    keepMine: () => {
      if (!theirs) return;
      const merged = mergeValues(base.values, typed, theirs.values);
      replace(theirs, merged, 'Your changes now stand on their version. They are not saved yet.');
    },
    closeConflict: () => setConflict(undefined),
    end,
  };
}

/** A draft goes on from what it began with, even when that was changed since: saving then shows the two. */
function baseOf({ initial, edited }: EquipmentEditingOptions, draft: Draft<DraftValues> | undefined): Base {
  if (!draft) return { values: initial, device: edited };
  const version = draft.version ?? edited?.version;
  return {
    values: draft.values.base,
    device: edited && version !== undefined ? { ...edited, version } : edited,
  };
}
