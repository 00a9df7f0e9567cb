import type { Requirements } from '../../contract/requirements.ts';
import type { Graph } from '../../contract/topology-items.ts';
import { formatCount } from '../../vocabulary/counts.ts';
import { formatRate } from '../../vocabulary/rates.ts';
import { rateOf } from '../graph/network-index.ts';
import { nodesById } from '../graph/nodes-by-id.ts';
import { isTunnel, ratesByPlace } from '../graph/wan-links.ts';
import { assumptionsOf } from '../requirements/changeable-assumptions.ts';
import { concurrencyOf, sharedRate } from './shared-rate.ts';

/** What people's tunnels bring to the device that ends them. */
interface RemoteLoad {
  /** Tunnels of people at the same time, with growth. */
  readonly users: number;
  /** Mbit/s that it encrypts, with the tunnels to other sites that end on it and are in use at the same time. */
  readonly mbps: number;
  /** The arithmetic of `mbps`. */
  readonly why: string;
}

/**
 * What a device that ends people's tunnels has to carry of them. Of a pair each carries all alone. The one count that choice and check
 * read.
 *
 * @param ends ids of its nodes
 * @returns undefined where the plan has no pool for them
 */
export function remoteLoad(
  ends: ReadonlySet<string>,
  { nodes, edges, subnets }: Graph,
  requirements: Requirements,
): RemoteLoad | undefined {
  const users = subnets.find(({ purpose }) => purpose === 'remote-access')?.hosts;
  if (users === undefined) return undefined;
  const { mbpsPerRemotePerson: each } = assumptionsOf(requirements);
  const byId = nodesById(nodes);
  const tunnels = edges.filter(isTunnel).flatMap((edge) => {
    const isSource = ends.has(edge.source);
    const other = byId.get(isSource ? edge.target : edge.source);
    return other !== undefined && (isSource || ends.has(edge.target))
      ? [{ edge, other, mbps: rateOf(edge) }]
      : [];
  });
  const toSites = sharedRate(ratesByPlace(tunnels), concurrencyOf(requirements)).mbps;
  const mbps = Math.ceil(users * each - 1e-9) + toSites;
  const people = `${formatCount(users, 'remote user')} with growth × ${each} Mbit/s`;
  const both = toSites > 0 ? `${people} + ${formatRate(toSites)} of tunnels to other sites` : people;
  return { users, mbps, why: `${both} = ${formatRate(mbps)}` };
}
