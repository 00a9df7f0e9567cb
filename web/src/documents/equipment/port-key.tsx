import { portKey } from '#shared/equipment/port-notation.ts';
import styles from './port-key.module.css';

/** The key to port shorthand, next to where it is used. */
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
