import type { Site } from '../../contract/requirements.ts';
import { peopleOf, staffOf } from './effective-sites.ts';

/**
 * Who and what depends on a site's switches today: each of the staff once, with whatever they carry, and what has a cable of its
 * own. Guests come and go.
 */
export const dependantsOf = (site: Site): number =>
  Math.min(peopleOf(site), staffOf(site)) + site.phones + site.cameras + site.printers + site.servers;
