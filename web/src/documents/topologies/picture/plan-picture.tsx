import type { PlanDrawing } from './plan-drawing.ts';
import styles from './plan-picture.module.css';

export interface PlanPictureProps {
  readonly drawing: PlanDrawing;
  /** What the picture shows, for those who do not see it. */
  readonly label: string;
}

/** A topology in one SVG, without the canvas. */
export const PlanPicture = ({ drawing: { width, height, nodes, links }, label }: PlanPictureProps) => (
  <svg className={styles.picture} viewBox={`0 0 ${width} ${height}`} role="img" aria-label={label}>
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
    {nodes.map(({ id, x, y, size, label: name }) =>
      name === undefined ? null : (
        <text key={id} x={x} y={y + size + 27} className={styles.label}>
          {name}
        </text>
      ),
    )}
  </svg>
);
