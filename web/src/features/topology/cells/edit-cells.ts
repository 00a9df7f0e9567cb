import type { Graph, Subnet, TopologyEdge, TopologyNode } from '#shared/contract/topology-items.ts';
import { formatCount } from '#shared/vocabulary/counts.ts';
import type { Edit } from '#web/features/topology/model/edit-history.ts';
import { elementsInWords } from '#web/features/topology/model/elements-in-words.ts';
import { inPortsOfModels } from '#web/features/topology/model/give-model.ts';
import { type Cell, type CellContext, writeCell } from './cell.ts';

/** What is typed into a cell of elements: those that cannot take it stay as they are. */
interface Typing<E> {
  readonly cell: Cell<E>;
  readonly ids: ReadonlySet<string>;
  readonly text: string;
  readonly context: CellContext;
}

const none: ReadonlySet<string> = new Set();
/** Keys of the cells that say where a device stands. */
const places: ReadonlySet<string> = new Set(['site', 'building', 'floor']);

const change = (
  { label, noun = label }: Pick<Cell<never>, 'label' | 'noun'>,
  what: string,
  write: (graph: Graph) => Graph,
): Edit & { readonly kind: 'change' } => ({
  kind: 'change',
  name: `change ${noun.toLowerCase().replace('vlan', 'VLAN')} of ${what}`,
  change: write,
});

export const editNodes = ({ cell, ids, text, context }: Typing<TopologyNode>): Edit => ({
  ...change(cell, elementsInWords({ nodes: ids, edges: none }, context.index.graph), (graph) => {
    const nodes = writeCell(graph.nodes, ids, (node) => cell.write(node, text, context));
    const next = { ...graph, nodes };
    return cell.key === 'model' ? inPortsOfModels(next, ids, context.devices) : next;
  }),
  resettles: places.has(cell.key),
});

export const editLinks = ({ cell, ids, text, context }: Typing<TopologyEdge>): Edit =>
  change(cell, elementsInWords({ nodes: none, edges: ids }, context.index.graph), (graph) => ({
    ...graph,
    edges: writeCell(graph.edges, ids, (edge) => cell.write(edge, text, context)),
  }));

export const editSubnets = ({ cell, ids, text, context }: Typing<Subnet>): Edit =>
  change(cell, ids.size === 1 ? 'a subnet' : formatCount(ids.size, 'subnet'), (graph) => ({
    ...graph,
    subnets: writeCell(graph.subnets, ids, (subnet) => cell.write(subnet, text, context)),
  }));
