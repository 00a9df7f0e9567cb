import type { Requirements, Segment } from '../../contract/requirements.ts';

/** A share of the staff that has a network of its own. */
export interface DataSegment {
  readonly name: string;
  /** Part of all staff, 0 to 1. */
  readonly share: number;
  /** Where the segments stand that it is for. */
  readonly fields: readonly string[];
}

/**
 * How staff is split over data networks: one for each segment that wants isolation, and "Data" for everybody
 * else. Segments without user counts get equal shares.
 */
export function dataSegments(requirements: Requirements, staff: number): readonly DataSegment[] {
  const segments = requirements.segments.flatMap((segment, index) =>
    isDataSegment(segment) ? [{ ...segment, field: `requirements.segments[${index}]` }] : [],
  );
  if (segments.length === 0) return [{ name: 'Data', share: 1, fields: [] }];
  const users = segments.reduce((sum, segment) => sum + segment.users, 0);
  const whole = Math.max(users, staff);
  const shareOf = (segment: Segment) => (users === 0 ? 1 / segments.length : segment.users / whole);
  const isolated = segments.filter((segment) => segment.isolationLevel !== 'none' && shareOf(segment) > 0);
  const own = isolated.map((segment) => ({
    name: segment.name,
    share: shareOf(segment),
    fields: [segment.field],
  }));
  const rest = 1 - own.reduce((sum, { share }) => sum + share, 0);
  if (rest <= 1e-9 && own.length > 0) return own;
  const others = segments.filter((segment) => !isolated.includes(segment));
  return [...own, { name: 'Data', share: rest, fields: others.map(({ field }) => field) }];
}

const isDataSegment = (segment: Segment): boolean => segment.type !== 'guest' && segment.type !== 'iot';
