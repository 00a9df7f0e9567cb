import { useMemo } from 'react';
import { cableKindNames } from '#shared/network/cables/cable-csv.ts';
import type { Cable } from '#shared/network/cables/cable-schedule.ts';
import { type CableTotal, cableTotals } from '#shared/network/cables/cable-totals.ts';
import { formatCount, formatNumber } from '#shared/vocabulary/counts.ts';
import { joinAnd } from '#shared/vocabulary/lists.ts';
import { formatLength } from '#shared/vocabulary/measures.ts';
import { type CableGaps, cableGaps } from '#web/features/cabling/model/cable-gaps.ts';
import styles from './cable-totals-view.module.css';

/** What the cables come to: pieces and metres by what is ordered, transceivers, and what the plan leaves open. */
export function CableTotalsView({ cables }: { readonly cables: readonly Cable[] }) {
  const totals = useMemo(() => cableTotals(cables), [cables]);
  const gaps = useMemo(() => cableGaps(cables), [cables]);
  const open = gapWords(gaps);
  return (
    <section className={styles.totals} aria-label="Totals">
      <dl className={styles.figures}>
        {totals.cables.map((total) => (
          <div key={`${total.kind} ${total.cable}`}>
            <dt>{total.cable ?? cableKindNames[total.kind]}</dt>
            <dd>
              {formatNumber(total.count)}
              <small>{metresOf(total)}</small>
            </dd>
          </div>
        ))}
      </dl>
      {totals.transceivers.length > 0 && (
        <p>
          Transceivers:{' '}
          {joinAnd(totals.transceivers.map(({ standard, count }) => `${formatNumber(count)} × ${standard}`))}
        </p>
      )}
      <p>
        Lengths are estimates from floors and areas.
        {open && ` Not specified by the plan: ${open}.`}
      </p>
    </section>
  );
}

function metresOf({ kind, metres, count, withoutLength }: CableTotal): string {
  if (kind === 'handover') return 'cords';
  if (withoutLength === count) return 'length not specified';
  return `${formatLength(metres)}${withoutLength > 0 ? ` and ${formatNumber(withoutLength)} without a length` : ''}`;
}

const gapWords = ({ withoutPort, withoutCable, withoutLength }: CableGaps): string =>
  joinAnd([
    ...(withoutPort > 0 ? [`a port of ${formatCount(withoutPort, 'cable')}`] : []),
    ...(withoutCable > 0 ? [`the type of ${formatCount(withoutCable, 'cable')}`] : []),
    ...(withoutLength > 0 ? [`the length of ${formatCount(withoutLength, 'cable')}`] : []),
  ]);
