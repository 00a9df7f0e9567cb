import type { TopologyEdge } from '../../contract/topology-items.ts';
import { formatRate } from '../../vocabulary/rates.ts';
import { portCount } from './port-range.ts';

/**
 * A link's rate in words: `10 Gbit/s`, of a bundle `3 × 10 Gbit/s`, since what a plan states is the rate of each of its ports.
 * Undefined where no rate is stated.
 */
export function linkRateText(
  edge: Pick<TopologyEdge, 'bandwidthMbps' | 'sourcePort' | 'targetPort'>,
): string | undefined {
  const { bandwidthMbps } = edge;
  if (bandwidthMbps === undefined) return undefined;
  const members = membersOf(edge);
  return members > 1 ? `${members} × ${formatRate(bandwidthMbps)}` : formatRate(bandwidthMbps);
}

/** Links of a bundle: the fewer ports of its two ends. */
export const membersOf = ({
  sourcePort = '',
  targetPort = '',
}: Pick<TopologyEdge, 'sourcePort' | 'targetPort'>): number =>
  Math.min(portCount(sourcePort), portCount(targetPort));
