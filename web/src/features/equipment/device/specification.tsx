import type { ReactNode } from 'react';
import type { Equipment } from '#shared/contract/equipment-items.ts';
import { formatDay } from '#shared/vocabulary/dates.ts';
import { deviceWordsAt } from '#shared/vocabulary/fields/device-fields.ts';
import { EstimateNote, Figure } from '#web/documents/equipment/figure.tsx';
import type { FigureRow } from '#web/documents/equipment/model/figure-row.ts';
import { rowsByGroup } from '#web/documents/equipment/model/figures.ts';
import { type LifeState, saleState, supportState } from '#web/features/equipment/model/life-cycle.ts';
import { sourceOf } from '#web/features/equipment/model/sources.ts';
import { Card } from '#web/ui/card.tsx';
import { StatusBadge } from '#web/ui/status-badge.tsx';
import table from '#web/ui/table.module.css';
import { LinesTable } from './lines-table.tsx';
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
      <Card title="Ports">
        <PortsTable device={device} />
      </Card>
      <div className={styles.groups}>
        {groups.map(({ group, rows }) => (
          <Card key={group} title={group}>
            <table className={`${table.plain} ${styles.table}`}>
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
                  .filter(({ key }) => key !== 'priceAsOf' && key !== 'streetPriceAsOf')
                  .map((row) => (
                    <SpecificationRow key={row.key} row={row} device={device} today={today} />
                  ))}
              </tbody>
            </table>
          </Card>
        ))}
      </div>
      {device.lines && (
        <Card title={deviceWordsAt('lines').label}>
          <LinesTable device={device} />
        </Card>
      )}
      {hasEstimates && <EstimateNote />}
    </>
  );
}

interface RowProps extends SpecificationProps {
  readonly row: FigureRow;
}

function SpecificationRow({ row, device, today }: RowProps) {
  return (
    <tr>
      <th scope="row">{row.name}</th>
      <td>
        <Figure device={device} of={row.source}>
          {row.shown(device) ?? (row.isAsked?.(device) ? 'Unknown' : undefined)}
        </Figure>
        <More row={row} device={device} today={today} />
      </td>
      <td className={styles.source}>{sourceOf(device, row.source)}</td>
    </tr>
  );
}

/** What a figure alone does not say: the state that a day means today; of when a price is, and how sure. */
function More({ row, device, today }: RowProps): ReactNode {
  const price =
    row.key === 'price' ? device.price : row.key === 'streetPrice' ? device.streetPrice : undefined;
  if (price)
    return (
      <span className={styles.note}>
        on {formatDay(price.asOf)}, excluding tax; confidence {price.confidence}
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
