import type { Graph, TopologyNode } from '#shared/contract/topology-items.ts';
import { drawnParts } from '#shared/network/graph/drawn-parts.ts';
import { overlappingSites } from '#shared/network/positions/overlapping-sites.ts';
import { placeNew } from '#shared/network/positions/place-new.ts';
import { chosenGraph } from '#web/features/topology/model/chosen-graph.ts';
import { moveNodes } from '#web/features/topology/model/edits.ts';
import type { Position, Positions } from '#web/features/topology/model/positions.ts';
import type { Choice, Proposal } from '#web/features/topology/model/proposal.ts';
import { openedPlaces, shownPositions } from './shown-positions.ts';

/** What the canvas shows of a proposal before it is applied. */
export interface ProposedPicture {
  /** The topology as it would be, and what it would lose. */
  readonly graph: Graph;
  readonly positions: Positions;
  /** The topology as it would be, and the sites that it would lose, for what is counted of each site. */
  readonly sites: Graph;
  /** Ids of the devices and links that are not there yet. */
  readonly coming: ReadonlySet<string>;
}

/** Of a topology that is shown at these places now: what stays and what comes stand where they will once what was chosen is applied. */
export function proposedPicture(
  proposal: Proposal,
  choice: Choice,
  now: { readonly graph: Graph; readonly positions: Positions },
): ProposedPicture {
  const { nodes, edges } = proposal.current;
  const next = { ...chosenGraph(proposal, choice), ...drawnParts(now.graph) };
  const there = new Set([...nodes, ...edges].map(({ id }) => id));
  const stays = new Set([...next.nodes, ...next.edges].map(({ id }) => id));
  const { positions, untouched } = openedPlaces(next);
  const places = shownPositions(next, positions, untouched);
  const leaving = nodes.filter(({ id }) => !stays.has(id));
  const graph = {
    ...next,
    nodes: [...next.nodes, ...leaving],
    edges: [...next.edges, ...edges.filter(({ id }) => !stays.has(id))],
  };
  const left = untouched
    ? placedBeside(graph, leaving, places)
    : placedAsNow(next.nodes, leaving, places, now.positions);
  const shown: Positions = new Map([...left, ...places]);
  const lost = leaving.filter(({ site }) => !next.nodes.some((node) => node.site === site));
  return {
    graph,
    sites: withEnds({ ...graph, nodes: [...next.nodes, ...lost] }),
    positions: untouched ? shown : framesApart(graph, leaving, shown),
    coming: new Set([...stays].filter((id) => !there.has(id))),
  };
}

function withEnds(graph: Graph): Graph {
  const ids = new Set(graph.nodes.map(({ id }) => id));
  return { ...graph, edges: graph.edges.filter(({ source, target }) => ids.has(source) && ids.has(target)) };
}

/** In a picture that is laid out anew: beside what they hang on, as if they came. */
function placedBeside(graph: Graph, leaving: readonly TopologyNode[], places: Positions): Positions {
  const homeless = new Set(leaving.map(({ id }) => id));
  const standing = moveNodes(graph, places).nodes.map(({ position, ...node }) =>
    homeless.has(node.id) || position === undefined ? node : { ...node, position },
  );
  const put = placeNew({ nodes: standing, edges: graph.edges });
  return new Map([...put].filter(([id]) => homeless.has(id)));
}

/** In a picture that somebody arranged: where they are, or as far from there as their site has made room. */
function placedAsNow(
  staying: readonly TopologyNode[],
  leaving: readonly TopologyNode[],
  places: Positions,
  now: Positions,
): Positions {
  const moved = new Map<string | undefined, Position>();
  for (const { id, site } of staying) {
    const [from, to] = [now.get(id), places.get(id)];
    if (from && to && !moved.has(site)) moved.set(site, { x: to.x - from.x, y: to.y - from.y });
  }
  return new Map(
    leaving.flatMap(({ id, site }) => {
      const at = now.get(id);
      const by = moved.get(site) ?? { x: 0, y: 0 };
      return at ? [[id, { x: at.x + by.x, y: at.y + by.y }] as const] : [];
    }),
  );
}

/** Where a site that gained something has come to where another one leaves: that stands beside, as if it came. */
function framesApart(graph: Graph, leaving: readonly TopologyNode[], shown: Positions): Positions {
  const crowded = overlappingSites(graph.nodes, (id) => shown.get(id));
  if (crowded.size === 0) return shown;
  const homeless = new Set(leaving.flatMap(({ id, site = '' }) => (crowded.has(site) ? [id] : [])));
  const standing = graph.nodes.map(({ position: _, ...node }) => {
    const at = homeless.has(node.id) ? undefined : shown.get(node.id);
    return at ? { ...node, position: at } : node;
  });
  return placeNew({ nodes: standing, edges: graph.edges });
}
