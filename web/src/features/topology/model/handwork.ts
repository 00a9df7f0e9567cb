import type { ElementEdits } from '#shared/contract/topology-edits.ts';
import type { TopologyEdge, TopologyNode } from '#shared/contract/topology-items.ts';
import { differingFields } from '#shared/network/regenerate/element-marks.ts';

/** Manual work on one element: the names of the fields that were set, none where it was drawn as a whole. */
export interface Handwork {
  readonly kind: 'added' | 'changed';
  readonly fields: readonly string[];
}

/** What people did to an element: as the service noted it, and since the plan was saved. */
export function handworkOn<E extends TopologyNode | TopologyEdge>(
  element: E,
  saved: E | undefined,
  edits: ElementEdits,
): Handwork | undefined {
  const { id } = element;
  if (saved === undefined || edits.added.includes(id)) return { kind: 'added', fields: [] };
  const noted = edits.changed.find((change) => change.id === id);
  const fields = new Set([...Object.keys(noted?.planned ?? {}), ...differingFields(saved, element)]);
  return fields.size === 0 ? undefined : { kind: 'changed', fields: [...fields] };
}
