import type { Graph } from '../../contract/topology-items.ts';
import { indexNetwork } from '../graph/network-index.ts';
import type { SimulatedCheckId, SimulatedFinding } from '../simulate/findings/simulated-finding.ts';
import type { NetworkSimulation } from '../simulate/network-simulation.ts';
import { networkNames } from '../verification/network-names.ts';
import { type Finding, type Fix, withFix } from './finding.ts';
import type { NetworkKeeper } from './network-keeper.ts';
import { findingOf } from './simulated-findings.ts';
import { arePlaced, unplacedHosts } from './unplaced-hosts.ts';

/** A finding of a simulated check. */
export interface Found {
  readonly check: SimulatedCheckId;
  readonly finding: Finding;
  /** What the simulator found; absent of hosts that no simulation has. */
  readonly simulated?: SimulatedFinding;
  /** What might end it, of such hosts. */
  readonly fix?: Fix;
  /** Of such hosts that have no link: what they might be plugged into, their site tells. */
  readonly isPluggedNowhere?: true;
}

/** What checks 11, 12, 15 and 16 find in a network of which nothing has failed. */
export function foundAtRest(
  { network, findings }: NetworkSimulation,
  graph: Graph,
  { places }: Pick<NetworkKeeper, 'places'>,
): Found[] {
  const { hosts } = network.row;
  const areAllPlaced = arePlaced(graph, hosts, places);
  // After most edits there is nothing to name or to mend.
  if (findings.length === 0 && areAllPlaced) return [];
  const nameOf = networkNames(graph, hosts);
  return [
    ...findings.map((found) => ({
      check: found.check,
      finding: findingOf(found, nameOf),
      simulated: found,
    })),
    ...(areAllPlaced ? [] : unplacedHosts(indexNetwork(graph), hosts)).map(
      ({ fix, isPluggedNowhere, ...finding }): Found => ({
        check: 'isolated',
        finding,
        ...withFix(fix),
        ...(isPluggedNowhere && { isPluggedNowhere }),
      }),
    ),
  ];
}
