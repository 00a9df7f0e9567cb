import { landingPlan } from 'virtual:landing-plan';
import styles from './plan-legend.module.css';

export function PlanLegend() {
  return (
    <ul className={styles.legend} aria-label="Legend">
      {landingPlan.legend.map(({ outline, size, color, label }) => (
        <li key={label}>
          <svg viewBox={`${-size} ${-size} ${2 * size} ${2 * size}`} width={12} height={12} aria-hidden>
            <title>{label}</title>
            <polygon points={outline} style={{ fill: `var(${color})` }} />
          </svg>
          {label}
        </li>
      ))}
    </ul>
  );
}
