import type { SizedSite } from './size-site.ts';

type Zoned = Pick<SizedSite, 'blocks' | 'servers' | 'dmz'>;

/**
 * A zone is a gateway with the networks behind it. First come the blocks of closets with a distribution pair, then the core
 * with the other closets (the edge where there is no core that routes), the rows of a data centre's leaves, the rows of public servers, the segments on
 * switches of their own, and the network of management ports.
 */
export const coreZone = ({ blocks }: Pick<Zoned, 'blocks'>): number => blocks.length;

export const leafZone = (sized: Zoned, row: number): number => coreZone(sized) + 1 + row;

export const dmzZone = (sized: Zoned, row: number): number =>
  leafZone(sized, sized.servers.rows.length) + row;

export const apartZone = (sized: Zoned, nth: number): number => dmzZone(sized, sized.dmz.rows.length) + nth;

export const outOfBandZone = (sized: Zoned & Pick<SizedSite, 'apart'>): number =>
  apartZone(sized, sized.apart.length);
