import type { BillOfMaterials, BillSum } from '#shared/equipment/bill/bill-of-materials.ts';
import { powerNames } from '#shared/equipment/bill/bill-words.ts';
import { formatCount, formatNumber } from '#shared/vocabulary/counts.ts';
import { FigureStrip } from '#web/ui/figure-strip.tsx';
import { PriceFigures } from './price-figures.tsx';
import { Total, withoutEstimates } from './total.tsx';

/** What all lines add up to, with and without estimates, and what the sums leave out. */
export function BillTotals({ bill }: { readonly bill: BillOfMaterials }) {
  const { pieces, watts, poeWatts, rackUnits, weightKg } = bill;
  return (
    <FigureStrip>
      <Total label="Pieces">{formatNumber(pieces)}</Total>
      <PriceFigures bill={bill} />
      <Physical label={powerNames.watts} sum={watts} unit="W" />
      {poeWatts !== undefined && (
        <Total label={powerNames.poeWatts}>{formatNumber(Math.round(poeWatts))} W</Total>
      )}
      <Physical label="Rack space" sum={rackUnits} unit="RU" />
      <Physical label="Weight" sum={weightKg} unit="kg" />
    </FigureStrip>
  );
}

interface PhysicalProps {
  readonly label: string;
  readonly sum: BillSum;
  readonly unit: string;
}

const Physical = ({ label, sum: { total, firm, estimated, piecesNotKnown }, unit }: PhysicalProps) => (
  <Total
    label={label}
    isEstimate={estimated > 0}
    note={[
      estimated > 0 ? withoutEstimates(firm, `${formatNumber(firm)} ${unit}`) : '',
      piecesNotKnown > 0 ? `${formatCount(piecesNotKnown, 'piece')} not known` : '',
    ]}
  >
    {formatNumber(total)} {unit}
  </Total>
);
