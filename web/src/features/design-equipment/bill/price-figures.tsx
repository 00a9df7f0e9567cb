import { type BillOfMaterials, isDevice, type MoneySum } from '#shared/equipment/bill/bill-of-materials.ts';
import { billKindNames } from '#shared/equipment/bill/bill-words.ts';
import { formatCount } from '#shared/vocabulary/counts.ts';
import { joinAnd } from '#shared/vocabulary/lists.ts';
import { formatSum } from '#shared/vocabulary/money.ts';
import { Total, withoutEstimates } from './total.tsx';

/** What a bill costs, in each of its currencies: to buy at list prices, and over its term where there are yearly costs. */
export function PriceFigures({ bill }: { readonly bill: BillOfMaterials }) {
  const { money, years } = bill;
  if (money.length === 0)
    return (
      <Total label="Price" note={notPriced(bill)}>
        –
      </Total>
    );
  return money.map((sum) => (
    <InCurrency
      key={sum.currency}
      sum={sum}
      years={years}
      isOneOfSeveral={money.length > 1}
      notes={notPriced(bill)}
    />
  ));
}

interface InCurrencyProps {
  readonly sum: MoneySum;
  readonly years: number;
  readonly isOneOfSeveral: boolean;
  readonly notes: readonly string[];
}

function InCurrency({ sum, years, isOneOfSeveral, notes }: InCurrencyProps) {
  const { currency, withEstimates, firm, street, perYear, firmPerYear, term } = sum;
  const show = (amount: number) => formatSum({ amount, currency });
  const isEstimated = firm < withEstimates;
  const isYearEstimated = firmPerYear < perYear;
  const called = (label: string) => (isOneOfSeveral ? `${label} in ${currency}` : label);
  return (
    <>
      <Total
        label={called('Price')}
        isEstimate={isEstimated}
        note={[
          isEstimated ? withoutEstimates(firm, show(firm)) : '',
          street < withEstimates ? `~${show(street)} expected street price` : '',
          ...notes,
        ]}
      >
        {show(withEstimates)}
      </Total>
      {perYear > 0 && (
        <Total
          label={called(`Price over ${formatCount(years, 'year')}`)}
          isEstimate={isEstimated || isYearEstimated}
          note={[
            `with ${show(perYear)} of licences and support a year`,
            isYearEstimated ? withoutEstimates(firmPerYear, `${show(firmPerYear)} a year`) : '',
          ]}
        >
          {show(term)}
        </Total>
      )}
    </>
  );
}

function notPriced({ unpriced }: BillOfMaterials): string[] {
  const pieces = unpriced.filter(isDevice).reduce((sum, { quantity }) => sum + quantity, 0);
  const kinds = new Set(
    unpriced.flatMap((line) => (isDevice(line) ? [] : billKindNames[line.kind].toLowerCase())),
  );
  return [
    ...(pieces > 0 ? [`${formatCount(pieces, 'piece')} not priced`] : []),
    ...(kinds.size > 0 ? [`some ${joinAnd([...kinds])} not priced`] : []),
  ];
}
