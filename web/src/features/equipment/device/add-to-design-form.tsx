import { Button } from '@aws-amplify/ui-react';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import * as z from 'zod';
import { type DesignDevice, DeviceUse } from '#shared/contract/design-devices.ts';
import type { DesignSummary } from '#shared/contract/designs.ts';
import { usualRole } from '#shared/contract/device.ts';
import type { Equipment } from '#shared/contract/equipment-items.ts';
import { formatCount } from '#shared/vocabulary/counts.ts';
import { roleLabels } from '#shared/vocabulary/fields/role-labels.ts';
import { deviceName } from '#web/documents/equipment/device-lists.ts';
import { useDesignEquipment } from '#web/documents/equipment/use-design-equipment.ts';
import { withPieces } from '#web/features/equipment/model/with-pieces.ts';
import { ErrorState } from '#web/ui/error-state.tsx';
import { ChoiceField } from '#web/ui/field/choice-field.tsx';
import { FieldGrid } from '#web/ui/field/field-grid.tsx';
import { TextField } from '#web/ui/field/text-field.tsx';
import { Form } from '#web/ui/form/form.tsx';
import { readNumber } from '#web/ui/form/number-text.ts';
import { useForm } from '#web/ui/form/use-form.ts';
import layout from '#web/ui/layout.module.css';
import { Notice } from '#web/ui/notice.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { useToast } from '#web/ui/toasts.tsx';

export interface AddToDesignFormProps {
  readonly device: Equipment;
  readonly design: DesignSummary;
  readonly onBack: () => void;
  readonly onClose: () => void;
}

/** How many pieces, and in which role. A design that has the device already gets more of it. */
export function AddToDesignForm({ device, design, onBack, onClose }: AddToDesignFormProps) {
  const [failure, setFailure] = useState<string>();
  const equipment = useDesignEquipment(design.id, setFailure);
  const toast = useToast();
  const navigate = useNavigate();
  const { lines, error, fallback, retry } = equipment;
  const line = lines?.find(({ id }) => id === device.id);
  const form = useForm({
    initial: { quantity: '1', role: usualRole[device.category] },
    schema: StatedUse,
    word: wordQuantity,
    onSubmit: async (use) => {
      setFailure(undefined);
      if (!(await equipment.apply(changesOf(device, line, use)))) return;
      toast.success(
        `Added ${formatCount(use.quantity, 'piece')} of ${deviceName(device)} to ${design.designName}.`,
        { action: { label: 'Open', onAction: () => navigate(`/designs/${design.id}/equipment`) } },
      );
      onClose();
    },
    fallback,
  });
  if (!lines)
    return error ? (
      <ErrorState error={error} fallback={fallback} onRetry={retry} />
    ) : (
      <Skeleton lines={3} height="2.5rem" label="Loading the design’s equipment" />
    );

  return (
    <Form onSubmit={form.onSubmit}>
      <p>
        {design.designName}
        {line && ` has ${formatCount(line.quantity, 'piece')} of it already; these are added to them.`}
      </p>
      {failure && <Notice tone="bad">{failure}</Notice>}
      <FieldGrid isDense>
        <TextField label="Quantity" inputMode="numeric" {...form.text('quantity')} />
        <ChoiceField label="Role" choices={roleLabels} {...form.text('role')} />
      </FieldGrid>
      <div className={layout.end}>
        <Button onClick={onBack}>Another design</Button>
        <Button type="submit" variation="primary" isLoading={form.isSending} loadingText="Adding">
          Add to the design
        </Button>
      </div>
    </Form>
  );
}

/** The use as it is typed. */
const StatedUse = z
  .object({ quantity: z.string(), role: z.string() })
  .transform(({ quantity, role }) => ({ quantity: readNumber(quantity), role }))
  .pipe(DeviceUse);

/** The bounds at once, whichever of them was missed. */
const wordQuantity = (path: string, message: string): string =>
  path === 'quantity' ? 'must be a whole number from 1 to 100,000' : message;

function changesOf(device: Equipment, line: DesignDevice | undefined, use: DeviceUse) {
  if (!line) return { added: [{ device: deviceOf(device), uses: [use] }] };
  return { changed: [{ id: line.id, version: line.version, uses: withPieces(line.uses, use) }] };
}

/** Without what only the store knows of it. */
function deviceOf({ version: _, createdAt: __, updatedAt: ___, ...device }: Equipment) {
  return device;
}
