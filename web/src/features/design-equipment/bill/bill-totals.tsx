import type { BillOfMaterials, BillSum, MoneySum } from '#shared/equipment/bill-of-materials.ts';
import { formatCount, formatNumber } from '#shared/vocabulary/counts.ts';
import { formatMoney } from '#shared/vocabulary/money.ts';
import { FigureStrip } from '#web/ui/figure-strip.tsx';
import { PriceFigure } from './price-figure.tsx';
import { Total, withoutEstimates } from './total.tsx';

/** What all lines add up to, with and without estimates, and what the sums leave out. */
export function BillTotals({ bill }: { readonly bill: BillOfMaterials }) {
  const { pieces, money, piecesWithoutPrice, watts, rackUnits, weightKg } = bill;
  return (
    <FigureStrip>
      <Total label="Pieces">{formatNumber(pieces)}</Total>
      {money.map((sum) => (
        <PriceFigure
          key={sum.currency}
          sum={sum}
          hasOthers={money.length > 1}
          notPriced={piecesWithoutPrice}
        />
      ))}
      {money.length === 0 && (
        <Total label="Price" note={`${formatCount(piecesWithoutPrice, 'piece')} not priced`}>
          –
        </Total>
      )}
      {money
        .filter(({ licencesPerYear }) => licencesPerYear > 0)
        .map((sum) => (
          <Licences key={sum.currency} sum={sum} />
        ))}
      <Physical label="Maximum power" sum={watts} unit="W" />
      <Physical label="Rack space" sum={rackUnits} unit="RU" />
      <Physical label="Weight" sum={weightKg} unit="kg" />
    </FigureStrip>
  );
}

function Licences({ sum: { currency, licencesPerYear, firmLicencesPerYear } }: { readonly sum: MoneySum }) {
  const isEstimated = firmLicencesPerYear < licencesPerYear;
  const firm = formatMoney({ amount: firmLicencesPerYear, currency });
  return (
    <Total
      label="Licences a year"
      isEstimate={isEstimated}
      note={isEstimated ? withoutEstimates(firmLicencesPerYear, firm) : ''}
    >
      {formatMoney({ amount: licencesPerYear, currency })}
    </Total>
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
