import type { Because } from '../../contract/because.ts';
import type { TopologyNode } from '../../contract/topology.ts';
import { linkMbps } from '../requirements/assumptions.ts';
import type { Closet } from '../sizing/closets.ts';
import type { SiteContext } from './site-context.ts';

/** Plugs a node into that many ports of a closet's switches. */
export type Plug = (
  node: TopologyNode,
  ports: number,
  link: { readonly type: 'lan' | 'trunk'; readonly vlans: number[] },
) => void;

/** Deals ports out evenly over the closet's switches, going on where the node before left off. */
export function plugInto({ draft }: SiteContext, closet: Closet, switches: readonly TopologyNode[]): Plug {
  let offset = 0;
  return (node, ports, link) => {
    const each = Math.floor(ports / switches.length);
    const rest = ports % switches.length;
    switches.forEach((access, index) => {
      const isExtra = (index - offset + switches.length) % switches.length < rest;
      const count = each + (isExtra ? 1 : 0);
      if (count === 0) return;
      const isAccessPoint = node.type === 'accesspoint';
      const because: Because = {
        rule: 'Ports are dealt out evenly over the closet’s switches; copper runs stay within 90 m',
        inputs: { floor: closet.floor, switches: switches.length, runM: closet.runM },
        arithmetic: `${ports} port${ports > 1 ? 's' : ''} over ${switches.length} switch${switches.length > 1 ? 'es' : ''}: ${count} on ${access.label}${isAccessPoint ? `; ${closet.why.accessPointLink}` : ''}`,
      };
      const far = isAccessPoint ? { node, port: 'port' } : { node };
      draft.link({ node: access, port: 'port', count }, far, {
        ...link,
        ...(count > 1 ? { label: `${count} ports` } : {}),
        bandwidthMbps: isAccessPoint ? closet.accessPointMbps : linkMbps.user,
        medium: 'copper',
        lengthM: node.type === 'server' ? 3 : closet.runM,
        because,
      });
    });
    offset = (offset + rest) % switches.length;
  };
}
