import { Button } from '@aws-amplify/ui-react';
import { ListChecks, Plus } from 'lucide-react';
import { useRef, useState } from 'react';
import type { Design } from '#shared/contract/designs.ts';
import { toBillCsv } from '#shared/equipment/bill-csv.ts';
import { EstimateNote } from '#web/documents/equipment/figure.tsx';
import { PortKey } from '#web/documents/equipment/port-key.tsx';
import type { DesignEquipment } from '#web/documents/equipment/use-design-equipment.ts';
import { DownloadCsv } from '#web/documents/subscriptions/download-csv.tsx';
import { billFileName, billOf } from '#web/features/design-equipment/model/bill-of.ts';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import layout from '#web/ui/layout.module.css';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { AddDeviceDialog } from './add-device-dialog.tsx';
import { BillTable } from './bill-table.tsx';
import { BillTotals } from './bill-totals.tsx';
import { Transceivers } from './transceivers.tsx';
import { useOptics } from './use-optics.ts';

export interface BillProps {
  readonly design: Design;
  readonly equipment: DesignEquipment;
}

/** The bill of materials: what the design has, what it adds up to, and ways to change and export it. */
export function Bill({ design, equipment }: BillProps) {
  const [isAdding, setAdding] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);
  const { lines, error, fallback, retry } = equipment;
  const optics = useOptics(design);
  const bill = lines && billOf(lines, optics?.lines);
  const add = (
    <Button size="small" isDisabled={!lines} onClick={() => setAdding(true)}>
      <Plus size={16} aria-hidden />
      Add a device
    </Button>
  );
  return (
    <section className={layout.stack4} aria-labelledby="bill-of-materials">
      <div className={layout.between}>
        <h2 ref={heading} id="bill-of-materials" tabIndex={-1}>
          Bill of materials
        </h2>
        {bill && lines.length > 0 && (
          <div className={layout.row2}>
            {add}
            <DownloadCsv fileName={billFileName(design.designName)} write={() => toBillCsv(bill)}>
              Export CSV
            </DownloadCsv>
          </div>
        )}
      </div>
      {lines && bill ? (
        lines.length > 0 ? (
          <>
            <BillTotals bill={bill} />
            <BillTable
              design={design}
              lines={lines}
              equipment={equipment}
              onRemoved={() => heading.current?.focus({ preventScroll: true })}
            />
            <EstimateNote />
            <PortKey />
            {optics && <Transceivers optics={optics} />}
          </>
        ) : (
          <EmptyState icon={ListChecks} title="No equipment yet" action={add}>
            Accept the recommendations above, or add devices from the catalogue. Quantities, prices, power and
            rack space are totalled here.
          </EmptyState>
        )
      ) : error ? (
        <ErrorState error={error} fallback={fallback} onRetry={retry} />
      ) : (
        <Skeleton lines={4} height="3rem" label="Loading the bill of materials" />
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
