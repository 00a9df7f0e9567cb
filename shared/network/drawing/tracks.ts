/** What a line takes of a channel, from one coordinate along it to another. */
export interface Stretch {
  readonly key: string;
  readonly from: number;
  readonly to: number;
}

export interface Tracks {
  readonly count: number;
  /** Track of each key, counted from 0. */
  readonly of: ReadonlyMap<string, number>;
}

/**
 * Gives the lines of a channel tracks side by side, as few as possible: lines that do not meet share one. Stretches of
 * one key are one line.
 */
export function assignTracks(stretches: Iterable<Stretch>, apart = 0): Tracks {
  const merged = new Map<string, { from: number; to: number }>();
  for (const { key, from, to } of stretches) {
    const known = merged.get(key);
    const [least, most] = [Math.min(from, to), Math.max(from, to)];
    if (known === undefined) merged.set(key, { from: least, to: most });
    else merged.set(key, { from: Math.min(known.from, least), to: Math.max(known.to, most) });
  }
  const ends: number[] = [];
  const of = new Map<string, number>();
  for (const [key, { from, to }] of [...merged].toSorted(([, a], [, b]) => a.from - b.from || a.to - b.to)) {
    const free = ends.findIndex((end) => end + apart < from);
    const track = free < 0 ? ends.length : free;
    ends[track] = to;
    of.set(key, track);
  }
  return { count: ends.length, of };
}
