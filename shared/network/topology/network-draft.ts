import { Refusal } from '../../contract/errors.ts';
import { type TopologyEdge, type TopologyNode, topologyLimits } from '../../contract/topology.ts';
import { formatNumber } from '../../vocabulary/counts.ts';
import { because } from '../reasons/because.ts';
import { idOf } from '../requirements/naming.ts';

/** A routed link: a /31 of its own. */
interface RoutedLink {
  readonly edge: TopologyEdge;
  /** Name of the site that its addresses are listed under. */
  readonly site: string;
}

type NewNode = Omit<TopologyNode, 'id' | 'addresses' | 'quantity' | 'position'> & {
  readonly quantity?: number;
};

/** Ports to take at one end: a group's name (`port`, `uplink`, `wan`) and how many; nothing for groups of people. */
export interface End {
  readonly node: TopologyNode;
  readonly port?: string;
  readonly count?: number;
  /** Carries this link as a sub-interface of port 1 of the group, as a provider hands over many circuits. */
  readonly subinterface?: boolean;
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
  readonly #ports = new Map<string, number>();

  node(node: NewNode): TopologyNode {
    const added = { quantity: 1, ...node, id: this.#uniqueId(idOf(node.label)), addresses: [] };
    if (this.nodes.push(added) > topologyLimits.nodes) throw tooLarge('nodes', topologyLimits.nodes);
    return added;
  }

  /** A device that routes: it gets a loopback. */
  router(node: NewNode): TopologyNode {
    const added = this.node(node);
    this.routers.push(added);
    return added;
  }

  link(from: End, to: End, edge: Omit<TopologyEdge, 'id' | 'source' | 'target'>): TopologyEdge {
    if (edge.vlans.length > mostVlans) throw tooManyVlans(edge.vlans.length);
    const ports = { sourcePort: this.#take(from), targetPort: this.#take(to) };
    const added: TopologyEdge = {
      id: this.#uniqueId(`${from.node.id}--${to.node.id}`),
      source: from.node.id,
      target: to.node.id,
      ...(ports.sourcePort === undefined ? {} : { sourcePort: ports.sourcePort }),
      ...(ports.targetPort === undefined ? {} : { targetPort: ports.targetPort }),
      ...edge,
    };
    if (this.edges.push(added) > topologyLimits.edges) throw tooLarge('links', topologyLimits.edges);
    return added;
  }

  /** A layer-3 link between two devices that route. */
  routedLink(
    site: string,
    from: End,
    to: End,
    edge: Omit<TopologyEdge, 'id' | 'source' | 'target' | 'vlans'>,
  ): void {
    const why = edge.because ?? because('routed-link', {});
    this.routed.push({ edge: this.link(from, to, { ...edge, vlans: [], because: why }), site });
  }

  /** Takes the next ports of a group; a link of several ports has a range as its name (`port 3-7`). */
  #take({ node, port, count = 1, subinterface = false, isVirtual = false }: End): string | undefined {
    if (port === undefined) return undefined;
    const key = `${node.id} ${port}`;
    const taken = this.#ports.get(key) ?? 0;
    this.#ports.set(key, taken + count);
    if (node.ports !== undefined && !isVirtual && !(subinterface && taken > 0)) node.ports.used += count;
    if (subinterface) return `${port} 1.${taken + 1}`;
    return count > 1 ? `${port} ${taken + 1}-${taken + count}` : `${port} ${taken + 1}`;
  }

  #uniqueId(wanted: string): string {
    let id = wanted;
    for (let n = 2; this.#ids.has(id); n += 1) id = `${wanted}--${n}`;
    this.#ids.add(id);
    return id;
  }
}

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
