import type { TopologyEdge } from '#shared/contract/topology-items.ts';
import { isTunnel } from '#shared/network/graph/wan-links.ts';

/** Whether a device can be put into a link: a tunnel is no cable that could end at what stands between. */
export const canTakeDevice = (link: Pick<TopologyEdge, 'service'>): boolean => !isTunnel(link);
