import type { Because } from '../../contract/because.ts';
import { assumptions, largeAccessModel, linkMbps } from '../requirements/assumptions.ts';
import { ratio } from './inside-rates.ts';

/**
 * Uplinks of a server switch to each switch above it: within the ratio of a leaf with one of them failed.
 * @param servers of the fullest row, with growth; each has one port on the switch
 */
export function serverUplinks(
  above: number,
  what: 'core switch' | 'spine',
  servers: number,
): { readonly count: number; readonly because: Because } {
  const most = assumptions.serverOversubscription;
  const ports = Math.min(largeAccessModel.usable, Math.ceil(servers - 1e-9));
  const down = ports * linkMbps.server;
  const count = Math.ceil((Math.ceil(down / most / linkMbps.serverUplink) + 1) / above);
  const up = count * above;
  const share = (links: number) => ratio(down / (links * linkMbps.serverUplink));
  return {
    count,
    because: {
      rule: `Server switches: equal uplinks to every ${what}, at most ${most}:1 with one of them failed`,
      inputs: { serverPorts: ports, switchesAbove: above, uplinksToEach: count },
      arithmetic:
        `${ports} × ${linkMbps.server / 1_000} Gbit/s of servers with growth / ${up} × ${linkMbps.serverUplink / 1_000} Gbit/s ` +
        `of uplinks = ${share(up)}; ${share(up - 1)} with one failed`,
    },
  };
}
