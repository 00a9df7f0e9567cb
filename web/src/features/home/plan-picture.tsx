import { landingPlan } from 'virtual:landing-plan';
import styles from './plan-picture.module.css';

const { width, height, nodes, links, legend, devices, linkCount } = landingPlan;

/** The example's topology as the canvas draws it, in one SVG without the canvas. */
export function PlanPicture() {
  return (
    <svg
      className={styles.picture}
      viewBox={`0 0 ${width} ${height}`}
      role="img"
      aria-label={`Topology of the example: ${devices} devices and ${linkCount} links`}
    >
      {links.map(({ id, ends: [x1, y1, x2, y2], color, width: strokeWidth, dash }) => (
        <line
          key={id}
          {...{ x1, y1, x2, y2, strokeWidth }}
          strokeDasharray={dash}
          style={{ stroke: `var(${color})` }}
        />
      ))}
      {nodes.map(({ id, x, y, outline, color }) => (
        <polygon
          key={id}
          points={outline}
          transform={`translate(${x} ${y})`}
          style={{ fill: `var(${color})` }}
        />
      ))}
      {nodes.map(({ id, x, y, size, label }) =>
        label === undefined ? null : (
          <text key={id} x={x} y={y + size + 27} className={styles.label}>
            {label}
          </text>
        ),
      )}
    </svg>
  );
}

export function PlanLegend() {
  return (
    <ul className={styles.legend} aria-label="Legend">
      {legend.map(({ outline, size, color, label }) => (
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
