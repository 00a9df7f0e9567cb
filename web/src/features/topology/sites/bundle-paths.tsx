import { roundedPath } from '#shared/network/drawing/rounded-path.ts';
import type { DrawnBundle } from '#shared/network/drawing/sites-drawing.ts';
import { tunnelWider } from '#shared/vocabulary/topology/network-styles.ts';
import styles from './bundle-paths.module.css';

export interface BundlePathsProps {
  readonly bundle: Pick<DrawnBundle, 'points' | 'circuits'>;
  readonly width: number;
}

/** What joins two sites: circuits as a line, tunnels as a hollow one. */
export function BundlePaths({ bundle: { points, circuits }, width }: BundlePathsProps) {
  const way = roundedPath(points);
  return (
    <>
      <path className={styles.line} d={way} strokeWidth={circuits > 0 ? width : width + tunnelWider} />
      {circuits === 0 && <path className={styles.hollow} d={way} strokeWidth={width} />}
    </>
  );
}
