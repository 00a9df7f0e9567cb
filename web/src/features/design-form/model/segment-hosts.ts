import { readCount } from '#web/ui/form/number-text.ts';
import { namesIn } from './field-texts.ts';
import type { SegmentRow } from './form-values.ts';

/** The hosts of a segment at each of its sites, whole ones and as even as can be; at all of them where it names none. */
export function hostsBySite(segment: SegmentRow, all: readonly string[]): ReadonlyMap<string, number> {
  const named = namesIn(segment.sites ?? '');
  const sites = named.length > 0 ? named : all;
  const users = readCount(segment.users);
  return new Map(
    sites.map((site, index) => [
      site,
      Math.floor(users / sites.length) + (index < users % sites.length ? 1 : 0),
    ]),
  );
}
