import { roundedPath } from '#shared/network/drawing/rounded-path.ts';
import type { Point } from '#shared/network/drawing/sites-drawing.ts';
import { tunnelWider } from '#shared/vocabulary/topology/network-styles.ts';
import type { DrawnFrame, DrawnLink, PlanDrawing } from './plan-drawing.ts';
import styles from './plan-picture.module.css';

export interface PlanPictureProps {
  readonly drawing: PlanDrawing;
  /** What the picture shows, for those who do not see it. */
  readonly label: string;
}

/** A topology in one SVG, without the canvas. */
export const PlanPicture = ({ drawing, label }: PlanPictureProps) => {
  const { width, height, textSize, sites, floors, nodes, links } = drawing;
  const [tunnels, lines] = [
    links.filter(({ isHollow }) => isHollow),
    links.filter(({ isHollow }) => !isHollow),
  ];
  return (
    <svg
      className={styles.picture}
      viewBox={`0 0 ${width} ${height}`}
      fontSize={textSize}
      role="img"
      aria-label={label}
    >
      {sites.map((site) => (
        <Frame key={site.title} frame={site} className={styles.site} />
      ))}
      {floors.map((floor) => (
        <Frame key={`${floor.x} ${floor.y}`} frame={floor} className={styles.floor} />
      ))}
      {lines.map((link) => (
        <Link key={link.id} link={link} />
      ))}
      {tunnels.map((link) => (
        <Link key={link.id} link={link} />
      ))}
      {tunnels.map(({ id, way, width: across }) => (
        <path key={id} className={styles.within} d={pathOf(way)} strokeWidth={across} />
      ))}
      {nodes.map(({ id, x, y, outline, color }) => (
        <polygon
          key={id}
          points={outline}
          transform={`translate(${x} ${y})`}
          style={{ fill: `var(${color})` }}
        />
      ))}
      {sites.map(({ title, titleX, y }) => (
        <text key={title} x={titleX} y={y - 8} className={styles.siteName} fontSize={1.15 * textSize}>
          {title}
        </text>
      ))}
      {floors.map(({ title, titleX, x, y }) => (
        <text
          key={`${x} ${y}`}
          x={titleX}
          y={y + 4 + 0.85 * textSize}
          className={styles.floorName}
          fontSize={0.85 * textSize}
        >
          {title}
        </text>
      ))}
      {nodes.map(({ id, x, y, size, label: name }) =>
        name === undefined ? null : (
          <text key={id} x={x} y={y + size + 4 + 0.8 * textSize} className={styles.label}>
            {name}
          </text>
        ),
      )}
    </svg>
  );
};

const Frame = ({
  frame: { x, y, width, height },
  className,
}: {
  readonly frame: DrawnFrame;
  readonly className: string | undefined;
}) => <rect x={x} y={y} width={width} height={height} rx={10} className={className} />;

const Link = ({ link: { way, color, width, dash, isHollow } }: { readonly link: DrawnLink }) => (
  <path
    d={pathOf(way)}
    strokeWidth={isHollow ? width + tunnelWider : width}
    strokeDasharray={dash}
    style={{ stroke: `var(${color})` }}
  />
);

function pathOf(way: readonly number[]): string {
  const points: Point[] = [];
  for (let at = 0; at + 1 < way.length; at += 2) points.push({ x: way[at] ?? 0, y: way[at + 1] ?? 0 });
  return roundedPath(points);
}
