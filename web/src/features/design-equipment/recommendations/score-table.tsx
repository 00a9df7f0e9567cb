import type { RoleAdvice } from '#shared/contract/equipment-advice.ts';
import { deviceName } from '#web/documents/equipment/device-lists.ts';
import { scoreParts, type Weights } from '#web/features/design-equipment/model/score-parts.ts';
import styles from './score-table.module.css';

export interface ScoreTableProps {
  readonly suggestion: NonNullable<RoleAdvice['choice']>;
  readonly weights: Weights;
}

/** The parts of a score: how well the device does in each, and how much each counts. */
export const ScoreTable = ({ suggestion: { device, parts, score }, weights }: ScoreTableProps) => (
  <table className={styles.table}>
    <caption className="visually-hidden">Score of {deviceName(device)}</caption>
    <thead>
      <tr>
        <th scope="col">Part</th>
        <th scope="col">Points</th>
        <th scope="col">Weight</th>
      </tr>
    </thead>
    <tbody>
      {scoreParts(parts, weights).map(({ name, value, weight }) => (
        <tr key={name}>
          <th scope="row">{name}</th>
          <td>
            <span className={styles.value}>
              <span className={styles.meter} aria-hidden>
                <span style={{ width: `${value}%` }} />
              </span>
              {value}
            </span>
          </td>
          <td>{weight} %</td>
        </tr>
      ))}
    </tbody>
    <tfoot>
      <tr>
        <th scope="row">Score</th>
        <td>
          <span className={styles.value}>
            <span className={styles.meter} aria-hidden>
              <span style={{ width: `${score}%` }} />
            </span>
            {score.toFixed(1)}
          </span>
        </td>
        <td>100 %</td>
      </tr>
    </tfoot>
  </table>
);
