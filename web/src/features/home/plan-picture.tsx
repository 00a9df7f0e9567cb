import { landingPlan } from 'virtual:landing-plan';
import styles from './plan-picture.module.css';

const { width, height, nodes, links, devices, linkCount } = landingPlan;

/** The example's topology as the canvas draws it, in one SVG without the canvas. */
export function PlanPicture() {
  return (
    <svg
      className={styles.picture}
      viewBox={`0 0 ${width} ${height}`}
      role="img"
      aria-label={`Topology of the example: ${devices} devices and ${linkCount} links`}
    >
      {links.map(({ id, ends: [x1, y1, x2, y2], color, width: strokeWidth, isDashed }) => (
        <line
          key={id}
          {...{ x1, y1, x2, y2, strokeWidth }}
          strokeDasharray={isDashed ? '8 6' : undefined}
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
          <text key={id} x={x} y={y + size + 26} className={styles.label}>
            {label}
          </text>
        ),
      )}
    </svg>
  );
}
