import type { Requirements, Segment } from '../../contract/requirements.ts';

/** A share of the staff that has a network of its own. */
export interface DataSegment {
  readonly name: string;
  /** Part of all staff, 0 to 1. */
  readonly share: number;
}

/**
 * How staff is split over data networks: one for each segment that wants isolation, and "Data" for everybody
 * else. Segments without user counts get equal shares.
 */
export function dataSegments(requirements: Requirements, staff: number): readonly DataSegment[] {
  const segments = requirements.segments.filter(isDataSegment);
  if (segments.length === 0) return [{ name: 'Data', share: 1 }];
  const users = segments.reduce((sum, segment) => sum + segment.users, 0);
  const whole = Math.max(users, staff);
  const shareOf = (segment: Segment) => (users === 0 ? 1 / segments.length : segment.users / whole);
  const isolated = segments.filter((segment) => segment.isolationLevel !== 'none' && shareOf(segment) > 0);
  const own = isolated.map((segment) => ({ name: segment.name, share: shareOf(segment) }));
  const rest = 1 - own.reduce((sum, { share }) => sum + share, 0);
  return rest > 1e-9 || own.length === 0 ? [...own, { name: 'Data', share: rest }] : own;
}

const isDataSegment = (segment: Segment): boolean => segment.type !== 'guest' && segment.type !== 'iot';
