import { ListChecks } from 'lucide-react';
import { useId } from 'react';
import type { Design } from '#shared/contract/designs.ts';
import type { Topology } from '#shared/contract/topology-items.ts';
import { toBillCsv } from '#shared/equipment/bill/bill-csv.ts';
import { EstimateNote } from '#web/documents/equipment/figure.tsx';
import { DownloadCsv } from '#web/documents/subscriptions/download-csv.tsx';
import { StoredPlan } from '#web/documents/topologies/stored-plan.tsx';
import { billFileName } from '#web/features/design-equipment/model/chosen-bill.ts';
import layout from '#web/ui/layout.module.css';
import prose from '#web/ui/prose.module.css';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { BillTable } from './bill-table.tsx';
import { BillTotals } from './bill-totals.tsx';
import { useBillOf } from './use-plan-bill.ts';

/** The bill of materials of the design's plan: all that is bought to build it, without accepting anything first. */
export function Bill() {
  const heading = useId();
  return (
    <section className={layout.stack4} aria-labelledby={heading}>
      <StoredPlan
        noun="bill of materials"
        icon={ListChecks}
        promise="Once the topology is generated, everything that it takes is listed here: devices, transceivers, cables, licences and support."
      >
        {(topology, design) => <OfPlan heading={heading} topology={topology} design={design} />}
      </StoredPlan>
    </section>
  );
}

interface OfPlanProps {
  readonly heading: string;
  readonly topology: Topology;
  readonly design: Design;
}

function OfPlan({ heading, topology, design: { designName, requirements } }: OfPlanProps) {
  const bill = useBillOf(topology, requirements);
  return (
    <>
      <div className={layout.between}>
        <h2 id={heading}>Bill of materials</h2>
        {bill && (
          <DownloadCsv fileName={billFileName(designName)} write={() => toBillCsv(bill)}>
            Export CSV
          </DownloadCsv>
        )}
      </div>
      {bill ? (
        <>
          <BillTotals bill={bill} />
          <BillTable bill={bill} />
          <EstimateNote />
          <p className={prose.note}>
            All that the topology takes, without what is there already. Prices are without tax, cabling work
            and shipping.
          </p>
        </>
      ) : (
        <Skeleton lines={6} height="2.5rem" label="Loading the bill of materials" />
      )}
    </>
  );
}
