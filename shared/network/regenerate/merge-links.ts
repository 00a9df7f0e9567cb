import type { Conflict, Kept } from '../../contract/topology-difference.ts';
import type { TopologyEdge } from '../../contract/topology-items.ts';
import type { Merged } from './merge-elements.ts';

/**
 * Leaves out the links whose ends are gone. One that a person moved to an end which is gone goes back to where the
 * plan has it. Manual work that is lost this way is a conflict.
 */
export function endLinks(
  merged: Merged<TopologyEdge>,
  planned: readonly TopologyEdge[],
  nodes: ReadonlySet<string>,
): Merged<TopologyEdge> {
  const ends = ({ source, target }: TopologyEdge) => nodes.has(source) && nodes.has(target);
  const gone = new Set(merged.elements.filter((edge) => !ends(edge)).map(({ id }) => id));
  if (gone.size === 0) return merged;
  const plans = new Map(
    planned.filter((edge) => gone.has(edge.id) && ends(edge)).map((edge) => [edge.id, edge]),
  );
  const lost = new Set<string>();
  for (const { id } of merged.kept) if (gone.has(id)) lost.add(id);
  for (const id of lost) {
    merged.marks.added.delete(id);
    merged.marks.changed.delete(id);
  }
  const dropped = [...lost].map((id): Conflict => ({ list: 'edges', id, kind: 'end-is-gone', fields: [] }));
  const stays = ({ id }: Kept | Conflict) => !lost.has(id);
  return {
    ...merged,
    elements: merged.elements.flatMap((edge) => (gone.has(edge.id) ? (plans.get(edge.id) ?? []) : edge)),
    kept: merged.kept.filter(stays),
    conflicts: [...merged.conflicts.filter(stays), ...dropped],
  };
}
