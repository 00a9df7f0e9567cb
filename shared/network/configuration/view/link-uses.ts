import type { TopologyEdge } from '../../../contract/topology-items.ts';
import { isTunnel } from '../../graph/wan-links.ts';
import type { LinkEnd } from './link-end.ts';
import type { NetworkView } from './network-view.ts';

/**
 * What a link is for a device: `routed` has addresses of its own, `trunk` carries VLANs to another device, `hosts` to what
 * is plugged in, `heartbeat` joins the members of a cluster.
 */
export type LinkUse = 'tunnel' | 'routed' | 'trunk' | 'hosts' | 'heartbeat';

export function linkUse({ edge, far, device }: LinkEnd, { deviceOf }: NetworkView): LinkUse {
  if (isTunnel(edge)) return 'tunnel';
  const other = deviceOf.get(far.id);
  if (other === device) return 'heartbeat';
  if (isRouted(edge)) return 'routed';
  return other === undefined ? 'hosts' : 'trunk';
}

/** Whether a link leads to a firewall of the same site; one at the far end of a line filters for another. */
export const isFirewallBehind = ({ device, far }: LinkEnd, { deviceOf }: NetworkView): boolean =>
  deviceOf.get(far.id)?.kind === 'firewall' && far.site === device.site;

/** Circuits are routed as well: their subnet is the provider's. */
const isRouted = ({ subnet, addresses, type, vlans }: TopologyEdge): boolean =>
  subnet !== undefined || addresses !== undefined || (type === 'wan' && vlans.length === 0);
