import type { Graph } from '../../../contract/topology-items.ts';
import { distanceTo } from '../../graph/edited-elements.ts';
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
  const kept: E[] = [];
  // Side by side: elements that came or went lie between those that stayed.
  let at = 0;
  for (let place = 0; place < now.length; place += 1) {
    const element = now[place];
    if (element === undefined) continue;
    if (read[at]?.id !== element.id) at += distanceTo(element.id, read, at) ?? 0;
    const there = read[at];
    if (there?.id === element.id) {
      kept.push(given[at] === element || isReadAlike(there, element) ? there : element);
      at += 1;
      continue;
    }
    const hasCome = there === undefined || distanceTo(there.id, now, place) !== undefined;
    if (!hasCome) byId ??= new Map(read.map((own) => [own.id, own]));
    const former = hasCome ? undefined : byId?.get(element.id);
    kept.push(former !== undefined && isReadAlike(former, element) ? former : element);
  }
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
