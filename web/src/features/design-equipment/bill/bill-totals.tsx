import type { ReactNode } from 'react';
import type { BillOfMaterials, BillSum, MoneySum } from '#shared/equipment/bill-of-materials.ts';
import { formatCount, formatNumber } from '#shared/vocabulary/counts.ts';
import { formatMoney } from '#shared/vocabulary/money.ts';
import { FigureStrip, StripFigure } from '#web/ui/figure-strip.tsx';

/** What all lines add up to, with and without estimates, and what the sums leave out. */
export function BillTotals({ bill }: { readonly bill: BillOfMaterials }) {
  const { pieces, money, piecesWithoutPrice, watts, rackUnits, weightKg } = bill;
  return (
    <FigureStrip>
      <Total label="Pieces">{formatNumber(pieces)}</Total>
      {money.map((sum) => (
        <Price key={sum.currency} sum={sum} hasOthers={money.length > 1} notPriced={piecesWithoutPrice} />
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

interface PriceProps {
  readonly sum: MoneySum;
  readonly hasOthers: boolean;
  readonly notPriced: number;
}

function Price({ sum: { currency, withEstimates, firm }, hasOthers, notPriced }: PriceProps) {
  const show = (amount: number) => formatMoney({ amount, currency });
  const isEstimated = firm < withEstimates;
  return (
    <Total
      label={hasOthers ? `Price in ${currency}` : 'Price'}
      isEstimate={isEstimated}
      note={[
        isEstimated ? withoutEstimates(firm, show(firm)) : '',
        notPriced > 0 ? `${formatCount(notPriced, 'piece')} not priced` : '',
      ]}
    >
      {show(withEstimates)}
    </Total>
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

const withoutEstimates = (firm: number, shown: string): string =>
  firm === 0 ? 'all estimated' : `${shown} without estimates`;

interface TotalProps {
  readonly label: string;
  readonly isEstimate?: boolean;
  readonly note?: string | readonly string[];
  readonly children: ReactNode;
}

const Total = ({ label, isEstimate = false, note = '', children }: TotalProps) => (
  <StripFigure label={label} notes={[note].flat().filter((line) => line !== '')}>
    {isEstimate && (
      <>
        <span aria-hidden>~</span>
        <span className="visually-hidden">about </span>
      </>
    )}
    {children}
  </StripFigure>
);
