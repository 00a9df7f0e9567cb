import type { Device } from '#shared/contract/device.ts';
import { isCostEstimate } from '#shared/network/recommend/money.ts';
import { formatMoney } from '#shared/vocabulary/money.ts';
import { NotKnown } from '#web/documents/equipment/figure.tsx';
import styles from './cost.module.css';

export interface CostProps {
  readonly device: Device;
  /** Of all pieces with a year's licences; undefined where the price is not known. */
  readonly cost: number | undefined;
  readonly currency: string;
}

/** What all pieces of a suggestion cost; an estimate where any part of it is one. */
export function Cost({ device, cost, currency }: CostProps) {
  if (cost === undefined) {
    return (
      <p className={styles.cost}>
        <NotKnown />
      </p>
    );
  }
  const isEstimate = isCostEstimate(device);
  return (
    <p
      className={styles.cost}
      title={isEstimate ? 'An estimate: no datasheet gives the price or the licences' : undefined}
    >
      {isEstimate && (
        <>
          <span aria-hidden>~</span>
          <span className="visually-hidden">about </span>
        </>
      )}
      {formatMoney({ amount: cost, currency })}
    </p>
  );
}
