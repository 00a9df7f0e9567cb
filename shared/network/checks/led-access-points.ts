import { onceEach } from '../../caching/once-each.ts';
import type { Graph, TopologyNode } from '../../contract/topology-items.ts';
import { formatCount } from '../../vocabulary/counts.ts';
import { gatewayLeads } from '../configuration/services/gateway-leads.ts';
import { countLed } from '../configuration/services/led-by-gateways.ts';
import { isFortiGate } from '../configuration/services/manager-services.ts';
import type { DeviceOf } from '../hardware/devices.ts';
import type { Finding } from './finding.ts';
import { labels } from './labels.ts';

/** How many access points each gateway manages, asked once for a list of nodes: many edits concern links alone. */
const mostManaged = onceEach((nodes: readonly TopologyNode[]) =>
  onceEach(
    (deviceOf: DeviceOf): ReadonlyMap<string, number | undefined> =>
      new Map(nodes.filter(isFortiGate).map((node) => [node.id, deviceOf(node)?.specs.accessPoints])),
  ),
);

/** Gateways that lead more access points than their models manage: the last ones to ask for it stay without. */
export const ledAccessPoints = (graph: Graph, deviceOf: DeviceOf): Finding[] =>
  gatewayLeads(graph, ({ id }) => mostManaged(graph.nodes)(deviceOf).get(id)).leads.flatMap(
    ({ gateways, sites, most }) => {
      const count = countLed(sites);
      const [first] = gateways;
      if (most === undefined || count <= most || first?.model === undefined) return [];
      const there = sites.length === 1 ? `at ${sites[0]?.site}` : `at ${sites.length} sites`;
      return [
        {
          severity: 'failure',
          elements: gateways.map(({ id }) => id),
          sentence: `${labels(gateways)}: ${formatCount(count, 'access point')} ${there}, and ${first.model.manufacturer} ${first.model.model} manages ${most}.`,
        },
      ];
    },
  );
