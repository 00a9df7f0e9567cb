import type { Graph } from '../../../contract/topology-items.ts';
import { isSameList } from '../../graph/same-list.ts';
import { isSame } from '../../graph/same-value.ts';

/** A graph as configurations and checks read it: elements that differ only in what none of them reads are those of before. */
export interface ReadGraph {
  readonly given: Graph;
  /** The very graph of before where nothing that is read has changed. */
  readonly read: Graph;
}

/** Where it stands, what was written down about it, and who sits there. */
const unread: ReadonlySet<string> = new Set(['position', 'notes', 'locked', 'people']);

export function readGraph(given: Graph, before?: ReadGraph): ReadGraph {
  if (before === undefined) return { given, read: given };
  const nodes = keptElements(given.nodes, before.given.nodes, before.read.nodes);
  const edges = keptElements(given.edges, before.given.edges, before.read.edges);
  const subnets = keptElements(given.subnets, before.given.subnets, before.read.subnets);
  const { read } = before;
  const isKept = nodes === read.nodes && edges === read.edges && subnets === read.subnets;
  return { given, read: isKept ? read : { nodes, edges, subnets } };
}

interface Element {
  readonly id: string;
}

/** The list that was read before where it reads the same now. */
function keptElements<E extends Element>(now: E[], given: readonly E[], read: E[]): E[] {
  if (now === given) return read;
  let byId: Map<string, E> | undefined;
  const former = (element: E, at: number): E | undefined => {
    if (read[at]?.id === element.id) return read[at];
    byId ??= new Map(read.map((own) => [own.id, own]));
    return byId.get(element.id);
  };
  const kept = now.map((element, at) => {
    if (given[at] === element) return read[at] ?? element;
    const there = former(element, at);
    return there !== undefined && isReadAlike(there, element) ? there : element;
  });
  return isSameList(read, kept) ? read : kept;
}

/** In loops: where a network is rearranged, thousands of devices differ in their places. */
function isReadAlike<E extends Element>(one: E, other: E): boolean {
  if (one === other) return true;
  for (const field in one) if (!unread.has(field) && !isSame(one[field], other[field])) return false;
  for (const field in other)
    if (!unread.has(field) && other[field] !== undefined && one[field] === undefined) return false;
  return true;
}
