import { Link } from 'react-router-dom';
import { AwaitedCount } from '#web/ui/awaited-count.tsx';
import card from '#web/ui/card.module.css';
import prose from '#web/ui/prose.module.css';
import styles from './count-tile.module.css';

export interface CountTileProps {
  readonly label: string;
  readonly to: string;
  /** Undefined until it is known. */
  readonly count: number | undefined;
}

export function CountTile({ label, to, count }: CountTileProps) {
  return (
    <Link to={to} className={`${card.surface} ${styles.tile}`}>
      <span className={prose.detail}>{label}</span>
      <span className={styles.count}>
        <AwaitedCount count={count} />
      </span>
    </Link>
  );
}
