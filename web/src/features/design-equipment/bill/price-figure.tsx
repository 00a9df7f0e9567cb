import type { MoneySum } from '#shared/equipment/bill-of-materials.ts';
import { formatCount } from '#shared/vocabulary/counts.ts';
import { formatMoney } from '#shared/vocabulary/money.ts';
import { Total, withoutEstimates } from './total.tsx';

export interface PriceFigureProps {
  readonly sum: MoneySum;
  readonly hasOthers: boolean;
  readonly notPriced: number;
}

/** What the pieces of one currency cost together. */
export function PriceFigure({
  sum: { currency, withEstimates, firm },
  hasOthers,
  notPriced,
}: PriceFigureProps) {
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
