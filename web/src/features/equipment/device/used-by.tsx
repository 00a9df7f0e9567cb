import { Link } from 'react-router-dom';
import { formatCount } from '#shared/vocabulary/counts.ts';
import { Card } from '#web/ui/card.tsx';
import prose from '#web/ui/prose.module.css';
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
    <Card title="Where it is used">
      {designs.length === 0 ? (
        <p className={prose.soft}>None of your designs uses it yet.</p>
      ) : (
        <ul className={styles.designs}>
          {designs.map(({ id, designName, quantity }) => (
            <li key={id}>
              <Link to={`/designs/${id}/equipment`}>{designName}</Link>
              <span className={prose.soft}>{formatCount(quantity, 'piece')}</span>
            </li>
          ))}
        </ul>
      )}
    </Card>
  );
}
