import { Refusal } from '../../contract/errors.ts';
import type { TopologyEdge, TopologyNode } from '../../contract/topology-items.ts';
import { topologyLimits } from '../../contract/topology-limits.ts';
import { formatNumber } from '../../vocabulary/counts.ts';
import { isTunnel } from '../graph/wan-links.ts';
import { because } from '../reasons/because.ts';
import { idOf } from '../requirements/naming.ts';

/** A routed link: a /31 of its own, on both links where it ends on a cluster of two. */
interface RoutedLink {
  readonly edges: readonly TopologyEdge[];
  /** Name of the site that its addresses are listed under. */
  readonly site: string;
}

type NewNode = Omit<TopologyNode, 'id' | 'addresses' | 'quantity' | 'position'> & {
  readonly quantity?: number;
};

export type NewEdge = Omit<TopologyEdge, 'id' | 'source' | 'target' | 'circuit'>;

/** Ports to take at one end: a group's name (`port`, `uplink`, `wan`) and how many; nothing for groups of people. */
export interface End {
  readonly node: TopologyNode;
  readonly port?: string;
  readonly count?: number;
  /** Carries this link as a sub-interface of this port of the group, as a provider hands over many circuits. */
  readonly subinterface?: number;
  /** Ends on an interface that is no port, as a tunnel does. */
  readonly isVirtual?: boolean;
}

/** The graph while it is being drawn: keeps ids unique, allocates ports and collects what needs addresses. */
export class NetworkDraft {
  readonly nodes: TopologyNode[] = [];
  readonly edges: TopologyEdge[] = [];
  readonly routed: RoutedLink[] = [];
  /** Devices that route and therefore have a loopback. */
  readonly routers: TopologyNode[] = [];
  readonly #ids = new Set<string>();
  /** How many ports of each group are taken, by device. */
  readonly #ports = new Map<TopologyNode, Map<string, number>>();

  /** `known` is what its id comes from, where that is older than its label. */
  node(node: NewNode, known: string = node.label): TopologyNode {
    const added = { quantity: 1, ...node, id: this.#uniqueId(idOf(known)), addresses: [] };
    if (this.nodes.push(added) > topologyLimits.nodes) throw tooLarge('nodes', topologyLimits.nodes);
    return added;
  }

  /** A device that routes: it gets a loopback. */
  router(node: NewNode): TopologyNode {
    const added = this.node(node);
    this.routers.push(added);
    return added;
  }

  link(from: End, to: End, edge: NewEdge): TopologyEdge {
    return this.#join(from, to, { sourcePort: this.#take(from), targetPort: this.#take(to) }, edge);
  }

  /** A layer-3 link between two devices that route; several ends are the members of one cluster. */
  routedLink(
    site: string,
    from: readonly End[],
    to: readonly End[],
    edge: Omit<NewEdge, 'vlans'>,
  ): TopologyEdge[] {
    const drawn = { ...edge, vlans: [], because: edge.because ?? because('routed-link', {}) };
    const edges = isBought(edge)
      ? this.circuit(from, to, drawn)
      : from.flatMap((source) => to.map((target) => this.link(source, target, drawn)));
    this.routed.push({ edges, site });
    return edges;
  }

  /** A bought circuit: handed over to each member of a cluster, on one port of any other device. */
  circuit(from: readonly End[], to: readonly End[], edge: NewEdge): TopologyEdge[] {
    const withPort = (end: End) => ({ end, port: this.#take(end) });
    const [sources, targets] = [from.map(withPort), to.map(withPort)];
    const links = sources.flatMap((source) =>
      targets.map((target) =>
        this.#join(source.end, target.end, { sourcePort: source.port, targetPort: target.port }, edge),
      ),
    );
    const [first] = links;
    if (first !== undefined) for (const link of links) link.circuit = first.id;
    return links;
  }

  #join(
    from: End,
    to: End,
    { sourcePort, targetPort }: Record<'sourcePort' | 'targetPort', string | undefined>,
    edge: NewEdge,
  ): TopologyEdge {
    if (edge.vlans.length > mostVlans) throw tooManyVlans(edge.vlans.length);
    const added: TopologyEdge = {
      id: this.#uniqueId(`${from.node.id}--${to.node.id}`),
      source: from.node.id,
      target: to.node.id,
      ...(sourcePort === undefined ? {} : { sourcePort }),
      ...(targetPort === undefined ? {} : { targetPort }),
      ...edge,
    };
    if (this.edges.push(added) > topologyLimits.edges) throw tooLarge('links', topologyLimits.edges);
    return added;
  }

  /** Takes the next ports of a group; a link of several ports has a range as its name (`port 3-7`). */
  #take({ node, port, count = 1, subinterface, isVirtual = false }: End): string | undefined {
    if (port === undefined) return undefined;
    const groups = this.#ports.get(node) ?? new Map<string, number>();
    this.#ports.set(node, groups);
    const group = subinterface === undefined ? port : `${port} ${subinterface}`;
    const taken = groups.get(group) ?? 0;
    groups.set(group, taken + count);
    const isNewPort = !isVirtual && (subinterface === undefined || taken === 0);
    if (node.ports !== undefined && isNewPort) node.ports.used += count;
    if (subinterface !== undefined) return `${port} ${subinterface}.${taken + 1}`;
    return count > 1 ? `${port} ${taken + 1}-${taken + count}` : `${port} ${taken + 1}`;
  }

  #uniqueId(wanted: string): string {
    let id = wanted;
    const known = this.#ids.size;
    // Adding tells whether it was there: a large plan has 30,000 ids.
    for (let n = 2; this.#ids.add(id).size === known; n += 1) id = `${wanted}--${n}`;
    return id;
  }
}

/** A circuit of a provider or a leased line; a tunnel rides on one. */
const isBought = ({ type, service }: Pick<TopologyEdge, 'type' | 'service'>): boolean =>
  type === 'wan' && !isTunnel({ service });

/** VLANs that the contract lets one link list. */
const mostVlans = 200;

const tooLarge = (what: string, most: number): Refusal =>
  new Refusal(
    'unprocessable',
    `This network has more than the ${formatNumber(most)} ${what} that a topology can have. Split it into several designs.`,
    { fields: [{ field: 'requirements.sites', message: `must need at most ${most} ${what}` }] },
  );

const tooManyVlans = (count: number): Refusal =>
  new Refusal(
    'unprocessable',
    `One link would carry ${count} VLANs, more than the limit of ${mostVlans}. Use fewer segments, or more floors and sites.`,
    { fields: [{ field: 'requirements.segments', message: `make ${count} VLANs on one link` }] },
  );
