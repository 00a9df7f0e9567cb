import { useMemo, useState } from 'react';
import { createEquipment, updateEquipment } from '#shared/contract/equipment.ts';
import type { Equipment, NewEquipment } from '#shared/contract/equipment-items.ts';
import type { Upload } from '#shared/contract/uploads.ts';
import { isStaleVersion } from '#web/api/api-error.ts';
import { useEquipmentChanges } from '#web/documents/equipment/use-equipment-changes.ts';
import type { FormValues } from '#web/features/equipment-form/model/device-values.ts';
import { EditedDevice, openedDevice } from '#web/features/equipment-form/model/edited-device.ts';
import { deviceMerge } from '#web/features/equipment-form/model/merge-devices.ts';
import { type FormState, StatedDevice } from '#web/features/equipment-form/model/stated-device.ts';
import { valuesOfDevice } from '#web/features/equipment-form/model/values-of-device.ts';
import { type Editing, useEditing, useKeptDraft } from '#web/ui/editing/use-editing.ts';
import { type Form, useForm } from '#web/ui/form/use-form.ts';

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

export interface EquipmentEditing extends Editing<EditedDevice> {
  readonly form: Form<FormState>;
}

/** The form of a device from its opening to its saving. */
export function useEquipmentEditing(options: EquipmentEditingOptions): EquipmentEditing {
  const { initial, initialPicture, edited, isSystem, today, draftKey } = options;
  const changes = useEquipmentChanges();
  const draft = useKeptDraft(draftKey, EditedDevice);
  /** The device as the service last answered it. */
  const [known, setKnown] = useState(edited);

  const create = isSystem ? changes.createSystemEquipment : changes.createEquipment;
  const save = (device: NewEquipment) =>
    known && editing.version !== undefined
      ? changes.updateEquipment({ ...known, version: editing.version }, { ...device, removeImage })
      : create(device);

  const form = useForm<FormState, NewEquipment>({
    initial: {
      ...(draft?.values ?? initial),
      image: initialPicture,
      removeImage: draft?.values.removeImage ?? false,
    },
    schema: StatedDevice,
    onSubmit: async (device) => {
      try {
        const saved = await save(device);
        editing.end();
        options.onSaved(saved);
      } catch (error) {
        if (!known || !isStaleVersion(error)) throw error;
        const theirs = await changes.readEquipment(known.id);
        setKnown(theirs);
        editing.meet({ ...theirs, values: openedDevice(valuesOfDevice(theirs, today)) });
      }
    },
    fallback: edited ? updateEquipment.fallback : createEquipment.fallback,
  });

  const { image, removeImage, texts, ports, lines, sources } = form.values;
  const hadPicture = image !== undefined && image !== initialPicture;
  const values = useMemo(
    () => ({ texts, ports, lines, sources, removeImage, hadPicture }),
    [texts, ports, lines, sources, removeImage, hadPicture],
  );
  const editing = useEditing({
    draftKey,
    draft,
    opened: { values: openedDevice(initial), version: edited?.version },
    values,
    show: ({ hadPicture: keepsPicture, ...shown }) =>
      form.change(keepsPicture ? shown : { ...shown, image: initialPicture }),
    remember: () => () => form.change(form.values),
    model: deviceMerge,
  });
  return { ...editing, form };
}
