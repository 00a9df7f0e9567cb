import type { Design } from '#shared/contract/designs.ts';
import { useShownDesign } from '#web/documents/designs/shown-design.ts';
import { useDesignEquipment } from '#web/documents/equipment/use-design-equipment.ts';
import { Bill } from '#web/features/design-equipment/bill/bill.tsx';
import { ChosenDevices } from '#web/features/design-equipment/chosen/chosen-devices.tsx';
import { Recommendations } from '#web/features/design-equipment/recommendations/recommendations.tsx';
import layout from '#web/ui/layout.module.css';
import { useToast } from '#web/ui/toasts.tsx';
import { useHashTarget } from '#web/ui/use-hash-target.ts';

/** The equipment of one design: the bill of its plan, what is recommended for its places, and what was chosen for it. */
export default function DesignEquipmentTab() {
  const design = useShownDesign();
  useHashTarget();
  return <OfDesign key={design.id} design={design} />;
}

function OfDesign({ design }: { readonly design: Design }) {
  const toast = useToast();
  const equipment = useDesignEquipment(design.id, toast.error);
  return (
    <div className={layout.stack10}>
      {design.plannedDevices > 0 && <Bill />}
      <Recommendations design={design} equipment={equipment} />
      <ChosenDevices design={design} equipment={equipment} />
    </div>
  );
}
