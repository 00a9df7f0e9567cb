import type { Conflict, ElementList } from '#shared/contract/topology-difference.ts';
import type { Graph } from '#shared/contract/topology-items.ts';
import { drawnParts } from '#shared/network/graph/drawn-parts.ts';
import { keepPositions } from '#shared/network/regenerate/keep-positions.ts';
import type { Choice, Proposal } from './proposal.ts';
import { keyOf } from './proposal-rows.ts';

/**
 * The stored graph with the part of a proposal that a person chose, placed as if that part alone had been planned: what was declined
 * stands where it stood. A link is there only with both its ends, whatever was chosen for it.
 */
export function chosenGraph(proposal: Proposal, choice: Choice): Graph {
  const chosen = chosenElements(proposal, choice);
  return { ...chosen, nodes: keepPositions(proposal.current, chosen) };
}

/** The same with devices at the places that are stored or proposed. */
export function chosenElements({ current, next, difference }: Proposal, choice: Choice): Graph {
  const conceded = difference.conflicts.filter(({ list, id }) =>
    choice.conceded.has(keyOf('conflict', list, id)),
  );
  const pick = <E extends Element>(list: ElementList, before: readonly E[], after: readonly E[]) =>
    pickElements(before, after, {
      isDeclined: (kind, id) => choice.declined.has(keyOf(kind, list, id)),
      conceded: new Map(conceded.filter((one) => one.list === list).map((one) => [one.id, one])),
    });
  const nodes = pick('nodes', current.nodes, next.nodes);
  const ids = new Set(nodes.map(({ id }) => id));
  return {
    nodes,
    edges: pick('edges', current.edges, next.edges).filter(
      ({ source, target }) => ids.has(source) && ids.has(target),
    ),
    subnets: pick('subnets', current.subnets, next.subnets),
    ...drawnParts(current),
  };
}

interface Element {
  readonly id: string;
}

interface Picking {
  readonly isDeclined: (kind: 'added' | 'removed' | 'changed', id: string) => boolean;
  readonly conceded: ReadonlyMap<string, Conflict>;
}

function pickElements<E extends Element>(
  before: readonly E[],
  after: readonly E[],
  { isDeclined, conceded }: Picking,
): E[] {
  const gone = new Map(before.map((element) => [element.id, element]));
  const picked: E[] = [];
  for (const element of after) {
    const { id } = element;
    const old = gone.get(id);
    gone.delete(id);
    const conflict = conceded.get(id);
    if (conflict?.kind === 'plan-removes-it') continue;
    if (old === undefined ? isDeclined('added', id) : false) continue;
    const chosen = old !== undefined && isDeclined('changed', id) ? old : element;
    picked.push(conflict ? withPlanned(chosen, conflict) : chosen);
  }
  for (const [id, element] of gone) if (isDeclined('removed', id)) picked.push(element);
  return picked;
}

function withPlanned<E extends Element>(element: E, { fields }: Conflict): E {
  const planned = Object.fromEntries(fields.map(({ field, to }) => [field, to]));
  return { ...element, ...planned };
}
