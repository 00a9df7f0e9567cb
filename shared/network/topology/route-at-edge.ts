import type { TopologyNode } from '../../contract/topology-items.ts';
import { isOutOfBand } from '../sizing/out-of-band.ts';
import { apartZone, outOfBandZone } from '../sizing/zones.ts';
import type { SiteContext } from './site-context.ts';

/** Makes the site's edge the gateway of networks on switches of their own: those of segments, and that of management ports. */
export function routeAtEdge(
  { sized, requirements, gateways }: SiteContext,
  inner: readonly TopologyNode[],
): void {
  for (const nth of sized.apart.keys()) gateways.set(apartZone(sized, nth), inner);
  if (isOutOfBand(sized, requirements)) gateways.set(outOfBandZone(sized), inner);
}
