import { Button } from '@aws-amplify/ui-react';
import { ListChecks, Plus } from 'lucide-react';
import { useRef, useState } from 'react';
import type { Design } from '#shared/contract/designs.ts';
import { EstimateNote } from '#web/documents/equipment/figure.tsx';
import { PortKey } from '#web/documents/equipment/port-key.tsx';
import type { DesignEquipment } from '#web/documents/equipment/use-design-equipment.ts';
import { BillTotals } from '#web/features/design-equipment/bill/bill-totals.tsx';
import { chosenBill } from '#web/features/design-equipment/model/chosen-bill.ts';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import layout from '#web/ui/layout.module.css';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { AddDeviceDialog } from './add-device-dialog.tsx';
import { ChosenDevicesTable } from './chosen-devices-table.tsx';

export interface ChosenDevicesProps {
  readonly design: Design;
  readonly equipment: DesignEquipment;
}

/** The devices that were chosen for the design, which planning prefers: what they add up to, and ways to change them. */
export function ChosenDevices({ design, equipment }: ChosenDevicesProps) {
  const [isAdding, setAdding] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);
  const { lines, error, fallback, retry } = equipment;
  const bill = lines && chosenBill(lines, design.requirements.growth.years);
  const add = (
    <Button size="small" isDisabled={!lines} onClick={() => setAdding(true)}>
      <Plus size={16} aria-hidden />
      Add a device
    </Button>
  );
  return (
    <section className={layout.stack4} aria-labelledby="chosen-devices">
      <div className={layout.between}>
        <h2 ref={heading} id="chosen-devices" tabIndex={-1}>
          Equipment of this design
        </h2>
        {bill && lines.length > 0 && add}
      </div>
      {lines && bill ? (
        lines.length > 0 ? (
          <>
            <BillTotals bill={bill} />
            <ChosenDevicesTable
              design={design}
              lines={lines}
              equipment={equipment}
              onRemoved={() => heading.current?.focus({ preventScroll: true })}
            />
            <EstimateNote />
            <PortKey />
          </>
        ) : (
          <EmptyState icon={ListChecks} title="No equipment yet" action={add}>
            The plan uses what is recommended. To have it use other devices, accept an alternative above or
            add devices from the catalogue, then plan again.
          </EmptyState>
        )
      ) : error ? (
        <ErrorState error={error} fallback={fallback} onRetry={retry} />
      ) : (
        <Skeleton lines={4} height="3rem" label="Loading the equipment" />
      )}
      {isAdding && lines && (
        <AddDeviceDialog
          lines={lines}
          onAdd={(added) => equipment.apply({ added: [added] })}
          onClose={() => setAdding(false)}
        />
      )}
    </section>
  );
}
