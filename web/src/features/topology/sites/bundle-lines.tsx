import { ViewportPortal } from '@xyflow/react';
import type { DrawnBundle, SitesDrawing } from '#shared/network/drawing/sites-drawing.ts';
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
/** Counts are legible from this zoom up. */
const leastZoomOfCounts = 0.75;

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
