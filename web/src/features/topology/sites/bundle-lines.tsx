import { ViewportPortal } from '@xyflow/react';
import type { DrawnBundle, Point, SitesDrawing } from '#shared/network/drawing/sites-drawing.ts';
import { edgeStyle } from '#shared/vocabulary/topology/network-styles.ts';
import styles from './bundle-lines.module.css';

export interface BundleLinesProps {
  readonly drawing: SitesDrawing;
  /** Id of the card whose bundles stand out. */
  readonly chosen: string | undefined;
  readonly zoom: number;
}

const wan = edgeStyle('wan');
/** Counts are legible from this zoom up. */
const leastZoomOfCounts = 0.5;

/** What joins the sites: circuits as lines, tunnels as hollow ones, and the count of each bundle. */
export function BundleLines({ drawing: { bundles, width, height }, chosen, zoom }: BundleLinesProps) {
  // Never much under a pixel of the screen, where a line would fade away.
  const line = Math.max(wan.width, 0.8 / zoom);
  const isOf = (id: string | undefined) => (bundle: DrawnBundle) =>
    id !== undefined && (bundle.from === id || bundle.to === id);
  const ordered = [...bundles.filter((one) => !isOf(chosen)(one)), ...bundles.filter(isOf(chosen))];
  return (
    <ViewportPortal>
      <svg className={styles.lines} width={width} height={height} aria-hidden>
        {ordered.map((bundle) => (
          <g key={`${bundle.from} ${bundle.to}`} className={styles.bundle} data-chosen={isOf(chosen)(bundle)}>
            <path d={pathOf(bundle.points)} strokeWidth={bundle.circuits > 0 ? line : line + 2} />
            {bundle.circuits === 0 && (
              <path className={styles.hollow} d={pathOf(bundle.points)} strokeWidth={line} />
            )}
          </g>
        ))}
        {zoom >= leastZoomOfCounts &&
          bundles.map(({ from, to, label, circuits, tunnels }) =>
            label === undefined ? null : (
              <g key={`${from} ${to}`} className={styles.count}>
                <rect
                  x={label.left}
                  y={label.top}
                  width={label.right - label.left}
                  height={label.bottom - label.top}
                  rx={8}
                />
                <text x={(label.left + label.right) / 2} y={label.bottom - 4}>
                  {circuits + tunnels}
                </text>
              </g>
            ),
          )}
      </svg>
    </ViewportPortal>
  );
}

const corner = 8;

/** The way with rounded corners. */
function pathOf(points: readonly Point[]): string {
  const [first = { x: 0, y: 0 }, ...rest] = points;
  const steps = rest.map((at, i) => {
    const [before, after] = [points[i] ?? at, rest[i + 1]];
    if (after === undefined) return `L${at.x} ${at.y}`;
    const [into, out] = [toward(at, before), toward(at, after)];
    return `L${into.x} ${into.y}Q${at.x} ${at.y} ${out.x} ${out.y}`;
  });
  return `M${first.x} ${first.y}${steps.join('')}`;
}

/** A point at most a corner's radius, and half the way, from one to the other. */
function toward(from: Point, to: Point): Point {
  const length = Math.hypot(to.x - from.x, to.y - from.y) || 1;
  const share = Math.min(corner, length / 2) / length;
  return { x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share };
}
