import type { Site } from '../../contract/requirements.ts';
import type { Figures } from '../requirements/changeable-assumptions.ts';

/** What a data centre copies to the others, in Mbit/s. */
export interface Replication {
  readonly mbps: number;
  readonly isAssumed: boolean;
}

/**
 * As the data centre states it, else as one that it copies to does. Where neither does, the assumed figure, and of a line that is
 * stated no more than `otherMbps` leave: an assumption makes nobody order a faster one than they named.
 */
export function replicationOf(
  site: Site,
  centres: readonly Site[],
  otherMbps: number,
  figures: Figures,
): Replication {
  if (centres.length < 2) return { mbps: 0, isAssumed: false };
  const others = centres.flatMap(({ name, replicationMbps }) =>
    name === site.name || replicationMbps === undefined ? [] : [replicationMbps],
  );
  const stated = site.replicationMbps ?? (others.length > 0 ? Math.max(...others) : undefined);
  if (stated !== undefined) return { mbps: stated, isAssumed: false };
  const left = site.wanMbps > 0 ? Math.max(0, site.wanMbps - otherMbps) : figures.replicationMbps;
  return { mbps: Math.min(figures.replicationMbps, left), isAssumed: true };
}
