import { type Graph, Subnet, TopologyEdge, TopologyNode } from '../../contract/topology-items.ts';
import { topologyLimits } from '../../contract/topology-limits.ts';
import { usualLayers } from '../../contract/usual-layers.ts';
import { withAddressableNodes } from '../../network/graph/addressable-nodes.ts';
import { checkGraph } from '../../network/graph/check-graph.ts';
import { UniqueIds } from '../../network/graph/unique-ids.ts';
import { usualLink } from '../../network/graph/usual-link.ts';
import { formatCount } from '../../vocabulary/counts.ts';
import { cutText } from '../../vocabulary/cut-text.ts';
import { guessLayer } from './guess-layer.ts';
import { guessType, isPanel } from './guess-type.ts';
import { placeUnplaced } from './place-unplaced.ts';
import type { ChosenType, ReadLink, ReadNetwork, ReadNode } from './read-network.ts';
import { throughPanels } from './through-panels.ts';
import { UnreadableFile } from './unreadable-file.ts';

/** What the person chose for the kinds of a file; a kind without a choice is guessed node by node. */
export type ChosenTypes = ReadonlyMap<string, ChosenType>;

/**
 * The network of a file as a topology: ids and names that are unique and short enough, every node of one of the types. Nodes
 * that neither the choice nor their names tell are switches; patch panels and their like are left out, with cables through them
 * joined. Places that a file leaves open are filled.
 *
 * @throws UnreadableFile where it has no nodes, or more than a topology may have.
 */
export function toGraph(read: ReadNetwork, chosen: ChosenTypes = new Map()): Graph {
  checkSize(read);
  if (read.whole !== undefined) return withAddressableNodes(read.whole);
  const ids = new UniqueIds();
  const nodeIds = new Map(read.nodes.map(({ id }) => [id, ids.idFor(shortId(id))]));
  const nodes = read.nodes.flatMap((node) => {
    const type = node.stated.type ?? chosen.get(node.kind) ?? guessType(node) ?? 'switch';
    return type === 'left-out' ? [] : [nodeOf(node, nodeIds.get(node.id) ?? node.id, type)];
  });
  if (nodes.length === 0)
    throw new UnreadableFile('Nothing to import: you left out every kind in this file.');
  const byId = new Map(nodes.map((node) => [node.id, node]));
  const edgeIds = new UniqueIds();
  const isLeftOut = (node: ReadNode) => !byId.has(nodeIds.get(node.id) ?? '');
  const panels = read.nodes.flatMap((node) => (isLeftOut(node) && isPanel(node) ? node.id : []));
  const edges = throughPanels(read.links, panels).flatMap((link) => {
    const [source, target] = [nodeIds.get(link.source), nodeIds.get(link.target)].map((id) =>
      byId.get(id ?? ''),
    );
    return source && target ? [edgeOf(link, edgeIds, source, target)] : [];
  });
  const { notes = [], views = [] } = read;
  const noteIds = new UniqueIds();
  const graph: Graph = {
    nodes,
    edges,
    subnets: read.subnets.filter((subnet) => Subnet.safeParse(subnet).success),
    ...(notes.length > 0 && {
      notes: notes.map((note) => ({ ...note, id: noteIds.idFor(shortId(note.id)) })),
    }),
    ...(views.length > 0 && { views: [...views] }),
  };
  checkGraph(graph);
  placeUnplaced(graph);
  return withAddressableNodes(graph);
}

function checkSize({ nodes, links }: ReadNetwork) {
  if (nodes.length === 0) throw new UnreadableFile('There are no nodes in this file.');
  for (const [found, most, what] of [
    [nodes.length, topologyLimits.nodes, 'node'],
    [links.length, topologyLimits.edges, 'link'],
  ] as const) {
    if (found > most)
      throw new UnreadableFile(
        `The file has ${formatCount(found, what)}; a topology can have at most ${formatCount(most, what)}.`,
      );
  }
}

function nodeOf(
  { label, kind, stated, id: givenId }: ReadNode,
  id: string,
  type: TopologyNode['type'],
): TopologyNode {
  const least = {
    id,
    type,
    label: shortened(label, 100) || givenId.slice(0, 100) || 'Unnamed',
    layer: stated.layer ?? (type === 'switch' ? guessLayer(kind, label) : undefined) ?? usualLayers[type],
    quantity: 1,
    addresses: [],
    ...(type === 'server' ? { group: 'servers' as const } : {}),
  };
  const whole = TopologyNode.safeParse({ ...least, ...stated, type });
  return whole.success ? whole.data : least;
}

function edgeOf(
  { id, stated }: ReadLink,
  ids: UniqueIds,
  source: TopologyNode,
  target: TopologyNode,
): TopologyEdge {
  const least = {
    id: ids.idFor(shortId(id === '' ? `${source.id}--${target.id}` : id)),
    source: source.id,
    target: target.id,
    type: stated.type ?? usualLink(source, target),
    vlans: [],
  };
  const whole = TopologyEdge.safeParse({ ...least, ...stated, type: least.type });
  return whole.success ? whole.data : least;
}

const shortened = (text: string, most: number): string =>
  text.replaceAll(/\s+/g, ' ').trim().slice(0, most).trim();

const shortId = (given: string): string => cutText(given.trim(), 90) || 'element';
