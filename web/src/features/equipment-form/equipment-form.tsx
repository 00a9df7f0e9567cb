import { type ClipboardEvent, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { errorNames } from '#web/features/equipment-form/model/error-names.ts';
import { PictureSection, readPicture } from '#web/features/equipment-form/picture/picture-section.tsx';
import { CapabilitiesSection } from '#web/features/equipment-form/sections/capabilities-section.tsx';
import {
  CommercialSection,
  LifeCycleSection,
} from '#web/features/equipment-form/sections/commercial-sections.tsx';
import { FiguresSection } from '#web/features/equipment-form/sections/figures-section.tsx';
import { IdentitySection } from '#web/features/equipment-form/sections/identity-section.tsx';
import { LinesSection } from '#web/features/equipment-form/sections/lines-section.tsx';
import { PhysicalSection, PowerSection } from '#web/features/equipment-form/sections/physical-sections.tsx';
import { PortsSection } from '#web/features/equipment-form/sections/ports-section.tsx';
import { Edited } from '#web/ui/editing/edited.tsx';
import { SaveButtons } from '#web/ui/editing/save-buttons.tsx';
import { LimitedFormErrors } from '#web/ui/form/limited-form-errors.tsx';
import { useFormKeys } from '#web/ui/form/use-form-keys.ts';
import layout from '#web/ui/layout.module.css';
import { DeviceSummary } from './device-summary.tsx';
import styles from './equipment-form.module.css';
import { type EquipmentEditingOptions, useEquipmentEditing } from './use-equipment-editing.ts';

export interface EquipmentFormProps extends EquipmentEditingOptions {
  /** `Create device`, `Save changes`. */
  readonly action: string;
  /** Where leaving leads. */
  readonly leaveTo: string;
}

/**
 * The form of a whole device on one page. Enter sends from a field outside the table of ports, Ctrl+Enter from
 * anywhere, Escape leaves.
 */
export function EquipmentForm({ action, leaveTo, ...options }: EquipmentFormProps) {
  const editing = useEquipmentEditing(options);
  const { form, restored } = editing;
  const [pictureError, setPictureError] = useState<string>();
  const [element, setElement] = useState<HTMLFormElement | null>(null);
  const navigate = useNavigate();

  const leave = () => navigate(leaveTo);
  const takePicture = async (file: File) => {
    const { upload, error } = await readPicture(file);
    setPictureError(error);
    if (!error) form.change({ image: upload, removeImage: false });
  };
  const onPaste = ({ clipboardData }: ClipboardEvent) => {
    const [file] = clipboardData.files ?? [];
    if (file) void takePicture(file);
  };
  const onKeyDown = useFormKeys({ action, send: () => element?.requestSubmit(), leave });

  return (
    <Edited editing={editing} noun="device">
      <div className={styles.columns}>
        <form
          ref={setElement}
          className={layout.stack5}
          noValidate
          onKeyDown={onKeyDown}
          onPaste={onPaste}
          onSubmit={form.onSubmit}
        >
          <LimitedFormErrors form={form} names={errorNames(Object.keys(form.errors))} />
          <IdentitySection form={form} />
          <PortsSection form={form} />
          <FiguresSection form={form} />
          <CapabilitiesSection form={form} />
          <PowerSection form={form} />
          <PhysicalSection form={form} />
          <CommercialSection form={form} />
          <LinesSection form={form} />
          <LifeCycleSection form={form} />
          <PictureSection
            form={form}
            stored={options.edited?.image}
            error={pictureError}
            wasLost={restored?.values.hadPicture ?? false}
            onFile={(file) => void takePicture(file)}
          />
          <div className={styles.buttons}>
            <SaveButtons action={action} isSaving={form.isSending} onLeave={leave} />
          </div>
        </form>
        <DeviceSummary form={form} />
      </div>
    </Edited>
  );
}
