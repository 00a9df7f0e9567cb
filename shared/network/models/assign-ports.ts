import type { Device } from '../../contract/device.ts';
import type { Requirements } from '../../contract/requirements.ts';
import type { Graph } from '../../contract/topology-items.ts';
import type { DevicePort } from '../../equipment/port-names.ts';
import { PortPool } from '../../equipment/port-pool.ts';
import { rateOf } from '../graph/network-index.ts';
import { nodesById } from '../graph/nodes-by-id.ts';
import { isTunnel } from '../graph/wan-links.ts';
import { portsAt } from '../hardware/ports-of-model.ts';
import { poweredOver, vlanUsesBySite } from '../hardware/powered-ports.ts';
import { edgeRates } from '../sizing/edge-rates.ts';
import { sharedPortRates } from '../sizing/shared-ports.ts';
import { concurrencyOf } from '../sizing/shared-rate.ts';
import { widenFarEnds } from './bundled-far-ends.ts';
import { isCaged, moveToSockets } from './circuit-sockets.ts';
import { hardestFirst } from './hardest-first.ts';
import { placeLink, speeds } from './place-link.ts';
import type { PlacedLink, PortLink } from './port-link.ts';
import { forms, portsAtEnd } from './ports-at-end.ts';
import { settleAlone, settleLink } from './settle-link.ts';
import { withTwins } from './with-twins.ts';

/**
 * Ends every link on ports of the chosen models, by their manufacturers' names, and says what is laid between them. A
 * link uses the slowest ports that carry it, several in one bundle where no single port is fast enough. A leased line is
 * handed over at each end by itself, on one port that is fast enough for all lines that share it. A circuit of up to a gigabit moves from
 * a cage to a socket that nothing else took. Links of
 * routers and firewalls, drawn at the rate of the inside, are reduced to what both ends support. An end whose device
 * has no fitting port left keeps the plan's own name for it; the check of ports reports it. A device without a model takes as many ports as the far end of a bundle. Changes the graph's
 * elements in place.
 *
 * @returns the devices that lack a port for one of their links, by the ids of their nodes.
 */
export function assignPorts(
  graph: Graph,
  models: ReadonlyMap<string, Device>,
  requirements: Requirements,
): ReadonlySet<string> {
  const nodes = nodesById(graph.nodes);
  const pools = new Map<string, PortPool>();
  for (const node of graph.nodes) {
    const device = models.get(node.id);
    if (device !== undefined) pools.set(node.id, new PortPool(portsAt(node, device)));
  }
  const uses = vlanUsesBySite(graph);
  const circuits = new Map<string, readonly DevicePort[]>();
  const sharedRates = sharedPortRates(graph, concurrencyOf(requirements));
  const rates = edgeRates(graph, requirements);
  const links = graph.edges.flatMap((edge): PortLink[] => {
    const source = nodes.get(edge.source);
    const target = nodes.get(edge.target);
    if (source === undefined || target === undefined || edge.type === 'wireless' || isTunnel(edge)) return [];
    // Laid as it was drawn: a stack's cable, between ports that a model has for nothing else.
    if (edge.cable !== undefined) return [];
    const ofSite = uses.get(source.site ?? target.site ?? '');
    const powers =
      source.type === 'switch'
        ? poweredOver(edge, target, ofSite, ({ id }) => models.get(id)?.specs.poeInput)?.type
        : undefined;
    return [{ edge, source, target, powers, pools, circuits, sharedRates, rates, models }];
  });
  const lacking = new Set<string>();
  const caged: [PortLink, PlacedLink][] = [];
  for (const link of hardestFirst(withTwins(links))) {
    const placed = placeLink(link);
    if (placed !== undefined) {
      if (isCaged(link, placed)) caged.push([link, placed]);
      settleLink(link, placed);
    } else
      for (const one of apart(link)) {
        const alone = link.twin === undefined ? undefined : placeLink(one);
        if (alone === undefined) for (const id of withoutPort(one)) lacking.add(id);
        else settleAlone(one, alone);
      }
  }
  for (const [link, placed] of caged) moveToSockets(link, placed);
  for (const node of graph.nodes) {
    const pool = pools.get(node.id);
    if (pool !== undefined && node.type !== 'server') node.ports = { total: pool.total, used: pool.used };
  }
  widenFarEnds(graph, models);
  return lacking;
}

/** Which ends of a link that was not placed have no port that carries it; both where each has one, but none that meets the other's. */
function withoutPort(link: PortLink): string[] {
  const neededMbps = rateOf(link.edge);
  const ends = (['source', 'target'] as const).filter(
    (end) =>
      !speeds.some(
        (speed) =>
          speed >= neededMbps && forms.some((form) => portsAtEnd(link, end, form, speed, 1) !== undefined),
      ),
  );
  return (ends.length > 0 ? ends : (['source', 'target'] as const)).map((end) => link[end].id);
}

/** A link by itself, and those to a cluster whose members have no ports alike. */
const apart = ({ twin, ...link }: PortLink): readonly PortLink[] =>
  twin === undefined ? [link] : [link, twin];
