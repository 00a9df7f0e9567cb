import { portKey } from '#shared/equipment/port-notation.ts';
import styles from './port-key.module.css';

/** How the short form of ports reads; stands where it is shown. */
export const PortKey = () => (
  <details className={styles.key}>
    <summary>How to read ports</summary>
    <dl>
      {portKey.map(({ sign, meaning }) => (
        <div key={sign}>
          <dt className="code">{sign}</dt>
          <dd>{meaning}</dd>
        </div>
      ))}
    </dl>
  </details>
);
