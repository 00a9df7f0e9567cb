import { useShownDesign } from '#web/documents/designs/shown-design.ts';
import { useDesignLines } from '#web/documents/equipment/use-design-equipment.ts';
import { PriceFigure } from './bill/price-figure.tsx';
import { Total } from './bill/total.tsx';
import { useOptics } from './bill/use-optics.ts';
import { billOf } from './model/bill-of.ts';

/** What the equipment of the design around it costs, as the bill of materials says. */
export function DesignPrice() {
  const design = useShownDesign();
  const { data } = useDesignLines(design.deviceCount > 0 ? design.id : undefined);
  const optics = useOptics(design);
  if (design.deviceCount === 0)
    return (
      <Total label="Price" note="No equipment chosen yet">
        None yet
      </Total>
    );
  if (data === undefined) return <Total label="Price">…</Total>;
  const { money, piecesWithoutPrice } = billOf(data.data, optics?.lines);
  return money.map((sum) => (
    <PriceFigure key={sum.currency} sum={sum} hasOthers={money.length > 1} notPriced={piecesWithoutPrice} />
  ));
}
