import * as z from 'zod';
import { Note } from '#shared/contract/note.ts';
import { type Graph, TopologyEdge, TopologyNode } from '#shared/contract/topology-items.ts';
import { takenAddresses } from '#shared/network/addressing/free-address.ts';
import { managementAddresses } from '#shared/network/addressing/management-address.ts';
import { floorOf } from '#shared/network/positions/floor-of.ts';
import type { Elements } from '#web/features/topology/model/edits.ts';
import { boxAround, type Position, type Positions } from '#web/features/topology/model/positions.ts';
import type { PastePlace } from './editing-desk.ts';
import { freeOffset } from './free-place.ts';
import { nameOfCopy } from './scheme-name.ts';

/** What copying puts on the clipboard, as JSON: it is pasted into this design or another one. */
export const Clip = z.strictObject({
  netwright: z.literal('topology'),
  version: z.literal(1),
  nodes: z.array(TopologyNode).max(5_000),
  edges: z.array(TopologyEdge).max(10_000),
  notes: z.array(Note).max(500),
});
export type Clip = z.output<typeof Clip>;

/** The chosen elements where they are shown, and the links whose both ends are chosen. */
export function clipOf(graph: Graph, { nodes, notes }: Elements, positions: Positions): Clip {
  return {
    netwright: 'topology',
    version: 1,
    nodes: graph.nodes.filter(({ id }) => nodes.has(id)).map((node) => shownAt(node, positions)),
    edges: graph.edges.filter(({ source, target }) => nodes.has(source) && nodes.has(target)),
    notes: (graph.notes ?? []).filter(({ id }) => notes?.has(id)),
  };
}

/** Where nobody has arranged a plan, its devices are shown at other places than they are stored at. */
function shownAt(node: TopologyNode, positions: Positions): TopologyNode {
  const at = positions.get(node.id);
  return at ? { ...node, position: { x: Math.round(at.x), y: Math.round(at.y) } } : node;
}

/** What was copied, where a text is such a copy. */
export function clipIn(text: string): Clip | undefined {
  if (!text.includes('"netwright"')) return undefined;
  try {
    return Clip.safeParse(JSON.parse(text)).data;
  } catch {
    return undefined;
  }
}

export interface Pasting {
  /** New ids, one for each call. */
  readonly newId: () => string;
  /** Where the devices of the graph are shown. */
  readonly positions: Positions;
  /** Beside the original where left out. */
  readonly place?: PastePlace | undefined;
  /** The site for devices whose own site is not in the graph. */
  readonly site?: string | undefined;
  /** The kept view that alone shows the notes; all show them where left out. */
  readonly view?: string | undefined;
}

/** The graph with a copy of elements, and what of it is new. */
export interface PastedElements {
  readonly graph: Graph;
  readonly pasted: Elements;
}

/**
 * Adds copies of elements. They get ids and names of their own; what is one device's alone or the plan's reason for it
 * (addresses, circuits, membership of a pair or cluster) stays with the original. Switches and access points are managed beside
 * their like.
 */
export function pasteClip(
  graph: Graph,
  clip: Clip,
  { newId, positions, place, site, view }: Pasting,
): PastedElements {
  const sites = new Set(graph.nodes.flatMap((node) => node.site ?? []));
  const by = offsetOf({ graph, positions }, clip, place?.at);
  const moved = (at: Position | undefined) =>
    at && { x: Math.round(at.x + by.x), y: Math.round(at.y + by.y) };
  const isOnOneFloor = new Set(clip.nodes.map(floorOf)).size === 1;
  const ids = new Map<string, string>();
  const named: TopologyNode[] = [...graph.nodes];
  const taken = takenAddresses({ graph });
  for (const node of clip.nodes) {
    const id = newId();
    ids.set(node.id, id);
    const isKnown = node.site !== undefined && sites.has(node.site);
    const at = siteOfCopy(node, place?.site ?? (isKnown ? node.site : (site ?? node.site)));
    const position = moved(node.position);
    const copy: TopologyNode = {
      ...withinSite(ownOf(node), at, graph, isOnOneFloor ? place?.on : undefined),
      id,
      label: nameOfCopy(named, node.label),
      ...(at !== undefined && { site: at }),
      ...(position && { position }),
    };
    named.push({ ...copy, ...managementAddresses(copy, graph, taken) });
  }
  const edges = clip.edges.flatMap((edge): TopologyEdge[] => {
    const [source, target] = [ids.get(edge.source), ids.get(edge.target)];
    return source && target ? [{ ...linkOf(edge), id: newId(), source, target }] : [];
  });
  const notes = clip.notes.map(({ view: _view, ...note }) => ({
    ...note,
    ...(view !== undefined && { view }),
    id: newId(),
    position: moved(note.position) ?? note.position,
  }));
  const all = [...(graph.notes ?? []), ...notes];
  return {
    graph: {
      ...graph,
      nodes: named,
      edges: [...graph.edges, ...edges],
      ...(all.length > 0 && { notes: all }),
    },
    pasted: {
      nodes: new Set(ids.values()),
      edges: new Set(edges.map(({ id }) => id)),
      notes: new Set(notes.map(({ id }) => id)),
    },
  };
}

/** A provider stands outside the sites. */
const siteOfCopy = ({ type }: TopologyNode, site: string | undefined): string | undefined =>
  type === 'internet' ? undefined : site;

/** A device on the floor where it is put; else, at another site, on its own floor only where that has it. */
function withinSite(
  node: TopologyNode,
  site: string | undefined,
  { nodes }: Graph,
  on: PastePlace['on'],
): TopologyNode {
  const isThere = (other: TopologyNode) =>
    other.site === site && other.building === node.building && other.floor === node.floor;
  const { building: _building, floor: _floor, ...rest } = node;
  if (on !== undefined) return { ...rest, ...on };
  return site === node.site || nodes.some(isThere) ? node : rest;
}

/** To the wanted middle, and from there to where nothing of the graph stands. */
function offsetOf(
  { graph, positions }: { readonly graph: Graph; readonly positions: Positions },
  { nodes, notes }: Clip,
  middle: Position | undefined,
): Position {
  const places = [...nodes, ...notes].flatMap(({ position }) => position ?? []);
  const box = boxAround(places);
  if (!box) return { x: 0, y: 0 };
  const to = middle
    ? { x: middle.x - (box.left + box.right) / 2, y: middle.y - (box.top + box.bottom) / 2 }
    : { x: 0, y: 0 };
  const taken = new Map([
    ...positions,
    ...(graph.notes ?? []).map(({ id, position }) => [id, position] as const),
  ]);
  const free = freeOffset(
    taken,
    places.map(({ x, y }) => ({ x: x + to.x, y: y + to.y })),
  );
  return { x: to.x + free.x, y: to.y + free.y };
}

function ownOf(node: TopologyNode): TopologyNode {
  const { pair, cluster, mlag, outOfBand, status, existing, because, ipv6, locked, ports, ...own } = node;
  return { ...own, ...(ports && { ports: { ...ports, used: 0 } }), addresses: [] };
}

function linkOf(edge: TopologyEdge): TopologyEdge {
  const { subnet, addresses, ipv6, circuit, outer, underlay, aggregate, because, locked, ...own } = edge;
  return own;
}
