import type { Because } from '../../contract/because.ts';
import type { TopologyEdge, TopologyNode } from '../../contract/topology-items.ts';
import { because } from '../reasons/because.ts';
import { linkMbps } from '../requirements/assumptions.ts';
import type { Closet } from '../sizing/closets.ts';
import type { SiteContext } from './site-context.ts';

/** Plugs a node into that many ports of a closet's switches. */
export type Plug = (
  node: TopologyNode,
  ports: number,
  link: {
    readonly type: 'lan' | 'trunk';
    readonly vlans: number[];
    readonly bandwidthMbps?: number;
    /** Where several networks share the ports: which has how many of them. */
    readonly deal?: (ports: number) => TopologyEdge['accessVlans'];
  },
  stated?: Stated,
) => void;

/** What fast hosts ask of their ports, and what these give. */
interface Stated {
  readonly statedMbps: number;
  readonly mbps: number;
}

/**
 * Spreads ports evenly over the closet's switches, continuing after the previous node. Access points begin after the desks
 * and then go round by themselves: growth is in their number already, and what grows has to be even too, as it was sized.
 */
export function plugInto({ draft }: SiteContext, closet: Closet, switches: readonly TopologyNode[]): Plug {
  const reason = (ports: number, here: number, more?: Closet['why']['accessPointLink'] | Stated): Because =>
    because('access-ports', { ports, switches: switches.length, here, runM: closet.runM, ...more });
  // The same for each of them: one takes one port.
  const ofAccessPoints = reason(1, 1, closet.why.accessPointLink);
  let growing = 0;
  let accessPoints: number | undefined;
  return (node, ports, { deal, ...link }, stated) => {
    const isAccessPoint = node.type === 'accesspoint';
    const first = isAccessPoint ? (accessPoints ?? growing) : growing;
    const each = Math.floor(ports / switches.length);
    const rest = ports % switches.length;
    switches.forEach((access, index) => {
      const isExtra = (index - first + switches.length) % switches.length < rest;
      const count = each + (isExtra ? 1 : 0);
      if (count === 0) return;
      const far = isAccessPoint ? { node, port: 'port' } : { node };
      const accessVlans = deal?.(count);
      draft.link({ node: access, port: 'port', count }, far, {
        bandwidthMbps: isAccessPoint ? closet.accessPointMbps : linkMbps.user,
        ...link,
        ...(accessVlans && { accessVlans }),
        ...(count > 1 ? { label: `${count} ports` } : {}),
        medium: 'copper',
        lengthM: node.type === 'server' ? 3 : closet.runM,
        because: isAccessPoint ? ofAccessPoints : reason(ports, count, stated),
      });
    });
    const next = (first + rest) % switches.length;
    if (isAccessPoint) accessPoints = next;
    else growing = next;
  };
}
