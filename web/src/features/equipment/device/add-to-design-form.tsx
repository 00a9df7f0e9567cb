import { Button, TextField } from '@aws-amplify/ui-react';
import { type FormEvent, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { type DesignDevice, DeviceUse } from '#shared/contract/design-devices.ts';
import type { DesignSummary } from '#shared/contract/designs.ts';
import { type DeviceRole, deviceRoles, usualRole } from '#shared/contract/device.ts';
import type { Equipment } from '#shared/contract/equipment-items.ts';
import { formatCount } from '#shared/vocabulary/counts.ts';
import { deviceName } from '#web/documents/equipment/device-lists.ts';
import { roleLabels } from '#web/documents/equipment/model/labels.ts';
import { useDesignEquipment } from '#web/documents/equipment/use-design-equipment.ts';
import { withPieces } from '#web/features/equipment/model/with-pieces.ts';
import { ErrorState } from '#web/ui/error-state.tsx';
import { ChoiceField } from '#web/ui/field/choice-field.tsx';
import { readNumber } from '#web/ui/form/number-text.ts';
import { asSentence } from '#web/ui/form/schema-errors.ts';
import layout from '#web/ui/layout.module.css';
import { Notice } from '#web/ui/notice.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { useToast } from '#web/ui/toasts.tsx';
import styles from './add-to-design-form.module.css';

export interface AddToDesignFormProps {
  readonly device: Equipment;
  readonly design: DesignSummary;
  readonly onBack: () => void;
  readonly onClose: () => void;
}

/** How many pieces, and in which role. A design that has the device already gets more of it. */
export function AddToDesignForm({ device, design, onBack, onClose }: AddToDesignFormProps) {
  const [quantity, setQuantity] = useState('1');
  const [role, setRole] = useState<DeviceRole>(usualRole[device.category]);
  const [problem, setProblem] = useState<string>();
  const [failure, setFailure] = useState<string>();
  const equipment = useDesignEquipment(design.id, setFailure);
  const toast = useToast();
  const navigate = useNavigate();
  const { lines, error, fallback, retry } = equipment;
  if (!lines)
    return error ? (
      <ErrorState error={error} fallback={fallback} onRetry={retry} />
    ) : (
      <Skeleton lines={3} height="2.5rem" label="Loading the design’s equipment" />
    );

  const line = lines.find(({ id }) => id === device.id);
  const isBusy = equipment.isAssigning || equipment.isChanging;
  const send = async (event: FormEvent) => {
    event.preventDefault();
    if (isBusy) return;
    const use = DeviceUse.safeParse({ role, quantity: readNumber(quantity) });
    setProblem(use.success ? undefined : asSentence('must be a whole number from 1 to 100,000'));
    setFailure(undefined);
    if (!use.success || !(await equipment.apply(changesOf(device, line, use.data)))) return;
    toast.success(
      `Added ${formatCount(use.data.quantity, 'piece')} of ${deviceName(device)} to ${design.designName}.`,
      {
        action: { label: 'Open', onAction: () => navigate(`/designs/${design.id}/equipment`) },
      },
    );
    onClose();
  };

  return (
    <form className={layout.stack4} noValidate onSubmit={(event) => void send(event)}>
      <p>
        {design.designName}
        {line && ` has ${formatCount(line.quantity, 'piece')} of it already; these are added to them.`}
      </p>
      {failure && <Notice tone="bad">{failure}</Notice>}
      <div className={styles.fields}>
        <TextField
          label="Quantity"
          inputMode="numeric"
          autoComplete="off"
          value={quantity}
          hasError={problem !== undefined}
          errorMessage={problem}
          onChange={(event) => setQuantity(event.target.value)}
        />
        <ChoiceField
          label="Role"
          value={role}
          onChange={(event) =>
            setRole(deviceRoles.find((one) => one === event.target.value) ?? usualRole[device.category])
          }
          choices={roleLabels}
        />
      </div>
      <div className={layout.end}>
        <Button onClick={onBack}>Another design</Button>
        <Button type="submit" variation="primary" isLoading={isBusy} loadingText="Adding">
          Add to the design
        </Button>
      </div>
    </form>
  );
}

function changesOf(device: Equipment, line: DesignDevice | undefined, use: DeviceUse) {
  if (!line) return { added: [{ device: deviceOf(device), uses: [use] }] };
  return { changed: [{ id: line.id, version: line.version, uses: withPieces(line.uses, use) }] };
}

/** Without what only the store knows of it. */
function deviceOf({ version: _, createdAt: __, updatedAt: ___, ...device }: Equipment) {
  return device;
}
