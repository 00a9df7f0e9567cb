import type { MoneySum } from '../../equipment/bill/bill-of-materials.ts';
import { convert } from '../../vocabulary/exchange-rates.ts';

interface FirstYear {
  readonly currency: string;
  /** Undefined where no rate to the budget's currency is known. */
  readonly cost: number | undefined;
  readonly estimated: number | undefined;
}

/** What is paid until the end of the first year, of the sums in one currency, in another. */
export function firstYearIn(
  to: string,
  { currency, withEstimates, perYear, firm, firmPerYear }: MoneySum,
): FirstYear {
  const amount = withEstimates + perYear;
  return {
    currency,
    cost: convert({ amount, currency }, to),
    estimated: convert({ amount: amount - firm - firmPerYear, currency }, to),
  };
}
