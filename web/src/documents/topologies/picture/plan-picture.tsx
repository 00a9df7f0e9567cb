import { roundedPath } from '#shared/network/drawing/rounded-path.ts';
import type { Point } from '#shared/network/drawing/sites-drawing.ts';
import { tunnelWider } from '#shared/vocabulary/topology/network-styles.ts';
import { footOfFloor, footOfName, frameLetters, markedNames, outlineOff, overFrame } from './marked-names.ts';
import type { DrawnFrame, DrawnLink, PlanDrawing } from './plan-drawing.ts';
import styles from './plan-picture.module.css';

/** What became of an element, and what it is called. */
export interface Mark {
  readonly kind: 'added' | 'removed' | 'changed';
  readonly name: string;
}

export interface PlanPictureProps {
  readonly drawing: PlanDrawing;
  /** Of elements by id: they stand out, and the others are faint. */
  readonly marks?: ReadonlyMap<string, Mark>;
  /** What the picture shows, for those who do not see it. */
  readonly label: string;
}

/** A topology in one SVG, without the canvas. */
export const PlanPicture = ({ drawing, marks, label }: PlanPictureProps) => {
  const { width, height, textSize, sites, floors, nodes, links } = drawing;
  const named = marks && markedNames(drawing, marks);
  const [tunnels, lines] = [
    links.filter(({ isHollow }) => isHollow),
    links.filter(({ isHollow }) => !isHollow),
  ];
  return (
    <svg
      className={styles.picture}
      data-compared={marks !== undefined}
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
        <Link key={link.id} link={link} mark={marks?.get(link.id)} />
      ))}
      {tunnels.map((link) => (
        <Link key={link.id} link={link} mark={marks?.get(link.id)} />
      ))}
      {tunnels.map(({ id, way, width: across }) => (
        <path key={id} className={styles.within} d={pathOf(way)} strokeWidth={across} />
      ))}
      {nodes.map(({ id, x, y, outline, color }) => (
        <polygon
          key={id}
          data-mark={marks?.get(id)?.kind}
          points={outline}
          transform={`translate(${x} ${y})`}
          style={{ fill: `var(${color})` }}
        />
      ))}
      {sites.map(({ title, titleX, y }) => (
        <text
          key={title}
          x={titleX}
          y={y - overFrame}
          className={styles.siteName}
          fontSize={frameLetters.site * textSize}
        >
          {title}
        </text>
      ))}
      {floors.map((floor) =>
        named?.floors.has(floor) === false ? null : (
          <text
            key={`${floor.x} ${floor.y}`}
            x={floor.titleX}
            y={footOfFloor(floor, textSize)}
            className={styles.floorName}
            fontSize={frameLetters.floor * textSize}
          >
            {floor.title}
          </text>
        ),
      )}
      {nodes.map(({ id, x, y, size, label: usual }) => {
        const mark = marks?.get(id);
        // Names of what is faint would run into those that matter.
        const name = marks ? mark?.name : usual;
        return name === undefined ? null : (
          <g key={id} data-mark={mark?.kind}>
            {mark && <Outline x={x} y={y} reach={size + outlineOff} kind={mark.kind} />}
            {named?.nodes.has(id) !== false && (
              <text x={x} y={y + footOfName(size, mark !== undefined, textSize)} className={styles.label}>
                {name}
              </text>
            )}
          </g>
        );
      })}
    </svg>
  );
};

const Outline = ({ x, y, reach, kind }: { x: number; y: number; reach: number; kind: Mark['kind'] }) => (
  <>
    <rect
      className={styles.outline}
      x={x - reach}
      y={y - reach}
      width={2 * reach}
      height={2 * reach}
      rx={8}
    />
    {kind === 'removed' && (
      <path className={styles.outline} d={`M${x - reach} ${y + reach}l${2 * reach} ${-2 * reach}`} />
    )}
  </>
);

const Frame = ({
  frame: { x, y, width, height },
  className,
}: {
  readonly frame: DrawnFrame;
  readonly className: string | undefined;
}) => <rect x={x} y={y} width={width} height={height} rx={10} className={className} />;

const Link = ({
  link: { way, color, width, dash, isHollow },
  mark,
}: {
  readonly link: DrawnLink;
  readonly mark: Mark | undefined;
}) => (
  <path
    d={pathOf(way)}
    data-mark={mark?.kind}
    strokeWidth={isHollow ? width + tunnelWider : width}
    strokeDasharray={dash}
    style={mark ? undefined : { stroke: `var(${color})` }}
  />
);

function pathOf(way: readonly number[]): string {
  const points: Point[] = [];
  for (let at = 0; at + 1 < way.length; at += 2) points.push({ x: way[at] ?? 0, y: way[at + 1] ?? 0 });
  return roundedPath(points);
}
