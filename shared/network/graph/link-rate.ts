import type { TopologyEdge } from '../../contract/topology-items.ts';
import { formatRate } from '../../vocabulary/rates.ts';
import { portCount } from './port-range.ts';

/**
 * A link's rate in words: `10 Gbit/s`, of a bundle `3 × 10 Gbit/s`, since what a plan states is the rate of each of its ports.
 * Undefined where no rate is stated.
 */
export function linkRateText({
  bandwidthMbps,
  sourcePort = '',
  targetPort = '',
}: Pick<TopologyEdge, 'bandwidthMbps' | 'sourcePort' | 'targetPort'>): string | undefined {
  if (bandwidthMbps === undefined) return undefined;
  const lanes = Math.min(portCount(sourcePort), portCount(targetPort));
  return lanes > 1 ? `${lanes} × ${formatRate(bandwidthMbps)}` : formatRate(bandwidthMbps);
}
