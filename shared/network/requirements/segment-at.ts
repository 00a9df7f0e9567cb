import type { Segment, Site } from '../../contract/requirements.ts';

/** Whether a site has a segment: one that names sites is at these alone. */
export const isSegmentAt = ({ sites }: Pick<Segment, 'sites'>, { name }: Pick<Site, 'name'>): boolean =>
  sites.length === 0 || sites.includes(name);
