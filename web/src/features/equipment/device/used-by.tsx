import { Link } from 'react-router-dom';
import { formatCount } from '#shared/vocabulary/counts.ts';
import styles from './device-screen.module.css';

export interface UsedByProps {
  readonly designs: readonly {
    readonly id: string;
    readonly designName: string;
    readonly quantity: number;
  }[];
}

/** The designs of this person that have the device, and how many of it. */
export function UsedBy({ designs }: UsedByProps) {
  return (
    <section className={styles.card} aria-labelledby="used-by">
      <h2 id="used-by">Where it is used</h2>
      {designs.length === 0 ? (
        <p className={styles.soft}>None of your designs has it yet.</p>
      ) : (
        <ul className={styles.designs}>
          {designs.map(({ id, designName, quantity }) => (
            <li key={id}>
              <Link to={`/designs/${id}/equipment`}>{designName}</Link>
              <span className={styles.soft}>{formatCount(quantity, 'piece')}</span>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
