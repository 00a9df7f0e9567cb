import type { ReactNode } from 'react';
import type { Equipment } from '#shared/contract/equipment-items.ts';
import { formatDay } from '#shared/vocabulary/dates.ts';
import { EstimateNote, Figure } from '#web/documents/equipment/figure.tsx';
import type { FigureRow } from '#web/documents/equipment/model/figure-row.ts';
import { rowsByGroup } from '#web/documents/equipment/model/figures.ts';
import { type LifeState, saleState, supportState } from '#web/features/equipment/model/life-cycle.ts';
import { sourceOf } from '#web/features/equipment/model/sources.ts';
import { StatusBadge } from '#web/ui/status-badge.tsx';
import { PortsTable } from './ports-table.tsx';
import styles from './specification.module.css';

export interface SpecificationProps {
  readonly device: Equipment;
  /** A day such as `2026-11-21`. */
  readonly today: string;
}

/** Every figure that is known, group by group, each with where it comes from. */
export function Specification({ device, today }: SpecificationProps) {
  const groups = rowsByGroup([device]).filter(({ group }) => group !== 'Ports');
  const hasEstimates = Object.values(device.sources).includes('estimate');
  return (
    <>
      <section className={styles.group} aria-labelledby="group-ports">
        <h2 id="group-ports">Ports</h2>
        <PortsTable device={device} />
      </section>
      <div className={styles.groups}>
        {groups.map(({ group, rows }) => (
          <section key={group} className={styles.group} aria-labelledby={idOf(group)}>
            <h2 id={idOf(group)}>{group}</h2>
            <table className={styles.table}>
              <caption className="visually-hidden">{group}</caption>
              <thead className="visually-hidden">
                <tr>
                  <th scope="col">Figure</th>
                  <th scope="col">Value</th>
                  <th scope="col">Source</th>
                </tr>
              </thead>
              <tbody>
                {rows
                  .filter(({ key }) => key !== 'priceAsOf')
                  .map((row) => (
                    <SpecificationRow key={row.key} row={row} device={device} today={today} />
                  ))}
              </tbody>
            </table>
          </section>
        ))}
      </div>
      {hasEstimates && <EstimateNote />}
    </>
  );
}

const idOf = (group: string): string => `group-${group.toLowerCase().replaceAll(' ', '-')}`;

interface RowProps extends SpecificationProps {
  readonly row: FigureRow;
}

function SpecificationRow({ row, device, today }: RowProps) {
  return (
    <tr>
      <th scope="row">{row.name}</th>
      <td>
        <Figure device={device} of={row.source}>
          {row.shown(device)}
        </Figure>
        <More row={row} device={device} today={today} />
      </td>
      <td className={styles.source}>{sourceOf(device, row.source)}</td>
    </tr>
  );
}

/** What a figure alone does not say: the state that a day means today; of when a price is, and how sure. */
function More({ row, device, today }: RowProps): ReactNode {
  if (row.key === 'price' && device.price)
    return (
      <span className={styles.note}>
        on {formatDay(device.price.asOf)}, without tax; confidence {device.price.confidence}
      </span>
    );
  const state = stateOf(row.key, device, today);
  return (
    state && (
      <span className={styles.state}>
        <StatusBadge tone={state.tone}>{state.word}</StatusBadge>
      </span>
    )
  );
}

function stateOf(key: string, { endOfSale, endOfSupport }: Equipment, today: string): LifeState | undefined {
  if (key === 'endOfSale') return saleState(endOfSale, today);
  return key === 'endOfSupport' ? supportState(endOfSupport, today) : undefined;
}
