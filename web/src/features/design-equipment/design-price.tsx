import { useShownDesign } from '#web/documents/designs/shown-design.ts';
import { useDesignLines } from '#web/documents/equipment/use-design-equipment.ts';
import { PriceFigures } from './bill/price-figures.tsx';
import { Total } from './bill/total.tsx';
import { usePlanBill } from './bill/use-plan-bill.ts';
import { chosenBill } from './model/chosen-bill.ts';

/** What the design around it costs: its plan as the bill of materials says, before there is one what was chosen. */
export function DesignPrice() {
  const design = useShownDesign();
  const isPlanned = design.plannedDevices > 0;
  const hasDevices = design.deviceCount > 0;
  const { data } = useDesignLines(!isPlanned && hasDevices ? design.id : undefined);
  const planned = usePlanBill(design);
  const { years } = design.requirements.growth;
  const bill = isPlanned ? planned : data && chosenBill(data.data, years);
  if (!(isPlanned || hasDevices))
    return (
      <Total label="Price" note="No equipment chosen yet">
        None yet
      </Total>
    );
  if (bill === undefined) return <Total label="Price">…</Total>;
  return <PriceFigures bill={bill} />;
}
