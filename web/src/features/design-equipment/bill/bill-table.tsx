import { type BillLine, billKinds } from '#shared/equipment/bill/bill-line.ts';
import { type BillOfMaterials, priceOf, streetPriceOf } from '#shared/equipment/bill/bill-of-materials.ts';
import { billKindNames, placesInWords } from '#shared/equipment/bill/bill-words.ts';
import { formatNumber } from '#shared/vocabulary/counts.ts';
import { formatLength } from '#shared/vocabulary/measures.ts';
import { formatMoney } from '#shared/vocabulary/money.ts';
import { NotKnown } from '#web/documents/equipment/figure.tsx';
import table from '#web/ui/table.module.css';
import styles from './bill-table.module.css';

/** The lines of a bill by kind, each with its pieces, where they go, and what they cost. */
export const BillTable = ({ bill: { lines } }: { readonly bill: BillOfMaterials }) => (
  <div className={table.frame}>
    <table className={`${table.table} ${table.still} ${styles.table}`}>
      <caption className="visually-hidden">Bill of materials</caption>
      <thead>
        <tr>
          <th scope="col">Item</th>
          <th scope="col" data-optional>
            For
          </th>
          <th scope="col" data-align="end">
            Quantity
          </th>
          <th scope="col" data-align="end" data-optional>
            List price each
          </th>
          <th scope="col" data-align="end">
            List price
          </th>
          <th scope="col" data-align="end" data-optional>
            Street price
          </th>
        </tr>
      </thead>
      {billKinds.map((kind) => {
        const own = lines.filter((line) => line.kind === kind);
        if (own.length === 0) return null;
        return (
          <tbody key={kind}>
            <tr>
              <th scope="rowgroup" colSpan={6} className={styles.kind}>
                {billKindNames[kind]}
              </th>
            </tr>
            {own.map((line) => (
              <Line key={`${line.manufacturer} ${line.name} ${line.partNumber}`} line={line} />
            ))}
          </tbody>
        );
      })}
    </table>
  </div>
);

function Line({ line }: { readonly line: BillLine }) {
  const { manufacturer, name, partNumber, quantity, metres, price, isYearly } = line;
  return (
    <tr>
      <th scope="row">
        <span className={styles.name}>{`${manufacturer} ${name}`.trim()}</span>
        {partNumber !== '' && <span className={styles.beneath}>{partNumber}</span>}
      </th>
      <td data-optional>{placesInWords(line)}</td>
      <td data-align="end">
        {formatNumber(quantity)}
        {metres !== undefined && metres > 0 && (
          <span className={styles.beneath}>~{formatLength(metres)}</span>
        )}
      </td>
      <td data-align="end" data-optional>
        <Amount line={line} amount={price?.amount} />
      </td>
      <td data-align="end">
        <Amount line={line} amount={priceOf(line)} />
        {isYearly && price && <span className={styles.beneath}>a year</span>}
      </td>
      <td data-align="end" data-optional>
        <Amount line={line} amount={streetPriceOf(line)} />
      </td>
    </tr>
  );
}

function Amount({ line, amount }: { readonly line: BillLine; readonly amount: number | undefined }) {
  const { price, isPriceEstimate } = line;
  if (amount === undefined || price === undefined) return <NotKnown />;
  return (
    <>
      {isPriceEstimate && (
        <>
          <span aria-hidden>~</span>
          <span className="visually-hidden">about </span>
        </>
      )}
      {formatMoney({ amount, currency: price.currency })}
    </>
  );
}
