import type { Because } from '../../contract/because.ts';
import type { TopologyEdge } from '../../contract/topology-items.ts';
import { because } from '../reasons/because.ts';
import { largeAccessModel, linkMbps } from '../requirements/assumptions.ts';
import type { Figures } from '../requirements/changeable-assumptions.ts';
import { usablePorts } from './usable-ports.ts';

/**
 * Uplinks of a server switch to each switch above it: within the ratio of a leaf with one of them failed.
 * @param servers of the fullest row, with growth; each has one port on the switch
 */
export function serverUplinks(
  above: number,
  what: 'core' | 'spines',
  servers: number,
  figures: Figures,
): { readonly count: number; readonly because: Because } {
  const { serverOversubscription: most } = figures;
  const ports = Math.min(usablePorts(largeAccessModel, figures), Math.ceil(servers - 1e-9));
  const down = ports * linkMbps.server;
  const count = Math.ceil((Math.ceil(down / most / linkMbps.serverUplink) + 1) / above);
  return {
    count,
    because: because(`server-uplinks-to-${what}`, {
      serverPorts: ports,
      switchesAbove: above,
      uplinksToEach: count,
      most,
      // Spines are routed to; of two cores one forwards until their models are known to do otherwise.
      ...(what === 'core' && above > 1 && { switchesForwarding: 1 }),
    }),
  };
}

/**
 * Mbit/s that each uplink of a server switch carries with one of them failed, by the link's own arithmetic: what several slower ports have to
 * carry in its place. Undefined of any other link.
 */
export function carriedByServerUplink({ because: own }: Pick<TopologyEdge, 'because'>): number | undefined {
  const { serverPorts, most, switchesAbove, uplinksToEach } = own?.inputs ?? {};
  if (typeof serverPorts !== 'number' || typeof most !== 'number') return undefined;
  const left = Number(switchesAbove) * Number(uplinksToEach) - 1;
  return Math.ceil((serverPorts * linkMbps.server) / most / Math.max(1, left));
}
