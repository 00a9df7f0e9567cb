import type { HostGroup } from '../../contract/configuration/network-configuration.ts';
import type { Graph } from '../../contract/topology-items.ts';
import type { NetworkIndex } from '../graph/network-index.ts';
import type { SimulatedCheckId } from '../simulate/findings/simulated-finding.ts';
import type { NetworkSimulation } from '../simulate/network-simulation.ts';
import { networkNames } from '../verification/network-names.ts';
import type { Finding, Fix } from './finding.ts';
import { findingOf } from './simulated-findings.ts';
import { possibleFix } from './simulated-fixes.ts';
import { unplacedHosts } from './unplaced-hosts.ts';

/** A finding of a simulated check. */
export interface Found {
  readonly check: SimulatedCheckId;
  readonly finding: Finding;
  /** What might end it. */
  readonly fix: Fix | undefined;
}

/** What checks 11, 12, 15 and 16 find in a network of which nothing has failed. */
export function foundAtRest(simulation: NetworkSimulation, graph: Graph, index: NetworkIndex): Found[] {
  const hosts: readonly HostGroup[] = simulation.network.row.hosts;
  const nameOf = networkNames(graph, hosts);
  return [
    ...simulation.findings.map((found) => ({
      check: found.check,
      finding: findingOf(found, nameOf),
      fix: possibleFix(found, index),
    })),
    ...unplacedHosts(index, hosts).map(({ fix, ...finding }) => ({
      check: 'isolated' as const,
      finding,
      fix,
    })),
  ];
}
