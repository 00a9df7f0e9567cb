import type { Segment, Site } from '../../contract/requirements.ts';
import { linkMbps } from './assumptions.ts';

/**
 * Whether what the hosts of a segment state beyond the traffic of other people is between them and the servers of their site: where
 * there are such, and wherever they state more than a gigabit, which nobody fetches from the internet.
 */
export const staysInside = (
  { type, mbpsPerHost = 0 }: Pick<Segment, 'type' | 'mbpsPerHost'>,
  { servers, publicServers }: Pick<Site, 'servers' | 'publicServers'>,
): boolean =>
  type !== 'guest' &&
  type !== 'iot' &&
  mbpsPerHost > 0 &&
  (servers > publicServers || mbpsPerHost > linkMbps.user);
