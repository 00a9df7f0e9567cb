import type { TopologyEdge } from '../../contract/topology-items.ts';
import { opticSpeed } from '../../equipment/optics.ts';
import { rateOf } from './network-index.ts';

/**
 * In Mbit/s, what each port of a link runs at: `lanes` of its rate over so many ports. The provider decides at which rate a circuit's
 * port runs: undefined without its transceiver.
 */
export function portSpeed(
  edge: TopologyEdge,
  end: 'source' | 'target',
  { lanes, ports }: { readonly lanes: number; readonly ports: number } = { lanes: 1, ports: 1 },
): number | undefined {
  if (edge.type === 'wan') return opticSpeed(edge.optics?.[end]);
  return (rateOf(edge) * lanes) / Math.max(1, ports);
}
