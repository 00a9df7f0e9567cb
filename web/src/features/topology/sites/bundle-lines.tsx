import { ViewportPortal } from '@xyflow/react';
import type { DrawnBundle, Rect, SitesDrawing } from '#shared/network/drawing/sites-drawing.ts';
import { edgeStyle } from '#shared/vocabulary/topology/network-styles.ts';
import styles from './bundle-lines.module.css';
import { BundlePaths } from './bundle-paths.tsx';

export interface BundleLinesProps {
  readonly drawing: SitesDrawing;
  /** Id of the card whose bundles stand out. */
  readonly chosen: string | undefined;
  /** Ids of links that fail or go. */
  readonly struck: ReadonlySet<string>;
  readonly zoom: number;
}

const wan = edgeStyle('wan');
/** Counts of one size on the screen have room beside the cards from this zoom up. */
const leastZoomOfCounts = 0.55;
/** Of a count on the screen, in pixels: its letters, its height, and its width without and for each figure. */
const countSize = { font: 11, height: 16, ends: 10, figure: 7 } as const;

/** What joins the sites: circuits as lines, tunnels as hollow ones, and the count of each bundle. */
export function BundleLines({ drawing: { bundles, width, height }, chosen, struck, zoom }: BundleLinesProps) {
  // Never much under a pixel of the screen, where a line would fade away.
  const line = Math.max(wan.width, 0.8 / zoom);
  const isOf = (id: string | undefined) => (bundle: DrawnBundle) =>
    id !== undefined && (bundle.from === id || bundle.to === id);
  const ordered = [...bundles.filter((one) => !isOf(chosen)(one)), ...bundles.filter(isOf(chosen))];
  return (
    <ViewportPortal>
      <svg className={styles.lines} width={width} height={height} aria-hidden>
        {ordered.map((bundle) => (
          <g
            key={`${bundle.from} ${bundle.to}`}
            className={styles.bundle}
            data-chosen={isOf(chosen)(bundle)}
            data-struck={bundle.edges.some((id) => struck.has(id))}
          >
            <BundlePaths bundle={bundle} width={line} />
          </g>
        ))}
        {zoom >= leastZoomOfCounts &&
          bundles.map(({ from, to, label, circuits, tunnels }) =>
            label === undefined ? null : (
              <Count key={`${from} ${to}`} at={label} count={circuits + tunnels} zoom={zoom} />
            ),
          )}
      </svg>
    </ViewportPortal>
  );
}

interface CountProps {
  readonly at: Rect;
  readonly count: number;
  readonly zoom: number;
}

/** How many links a bundle has, in the middle of the room that the drawing leaves for it, of one size on the screen up to its own. */
function Count({ at: { left, right, top, bottom }, count, zoom }: CountProps) {
  const scale = Math.max(1, 1 / zoom);
  const [x, y] = [(left + right) / 2, (top + bottom) / 2];
  const text = String(count);
  const width = countSize.ends + countSize.figure * text.length;
  const { height, font } = countSize;
  return (
    <g className={styles.count} transform={`translate(${x} ${y}) scale(${scale})`}>
      <rect x={-width / 2} y={-height / 2} width={width} height={height} rx={height / 2} />
      <text y={font * 0.36} fontSize={font}>
        {text}
      </text>
    </g>
  );
}
