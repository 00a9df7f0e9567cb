import type { CollidingField } from '../../contract/errors.ts';
import type { TopologyChanges } from '../../contract/topology-changes.ts';
import { changedFields } from './changed-fields.ts';
import type { Element, ListChanges } from './list-changes.ts';
import { collidingPlaces } from './places-in-view.ts';
import { isSame } from './same-value.ts';
import type { Touched } from './touched.ts';

/**
 * What both I and someone else changed, differently, and what one side changed and the other removed. `before` is what both
 * began from. That I moved what they removed is no collision.
 */
export function collisionsOf(before: Touched, mine: TopologyChanges, newer: Touched): CollidingField[] {
  return [
    ...collisionsIn('nodes', before.nodes, mine.nodes, newer.nodes),
    ...collisionsIn('edges', before.edges, mine.edges, newer.edges),
    ...collisionsIn('subnets', before.subnets, mine.subnets, newer.subnets),
    ...collisionsIn('notes', before.notes, mine.notes, newer.notes),
    ...collisionsIn('views', before.views, mine.views, newer.views).filter(
      ({ field }) => field !== 'positions',
    ),
    ...placesIn(before, mine, newer),
  ];
}

function placesIn({ views = [] }: Touched, mine: TopologyChanges, newer: Touched): CollidingField[] {
  const patches = new Map(mine.views?.changed.map((patch) => [patch.id, patch]));
  const stored = new Map(newer.views?.map((view) => [view.id, view]));
  return views.flatMap((base) => {
    const [patch, theirs] = [patches.get(base.id), stored.get(base.id)];
    return patch && theirs ? collidingPlaces(base, theirs, patch) : [];
  });
}

function collisionsIn(
  list: keyof Touched,
  before: readonly Element[] = [],
  { added, changed, removed }: ListChanges = { added: [], changed: [], removed: [] },
  newer: readonly Element[] = [],
): CollidingField[] {
  const gone = new Set(removed);
  const replaced = new Map(added.map((element) => [element.id, element]));
  const patches = new Map(changed.map((patch) => [patch.id, patch]));
  const stored = new Map(newer.map((element) => [element.id, element]));
  return before.flatMap((base): CollidingField[] => {
    const theirs = stored.get(base.id);
    const mine = replaced.get(base.id);
    if (!theirs) {
      const own = mine ?? patches.get(base.id);
      return own && changedFields(base, own).length > 0 ? [{ list, id: base.id, base, mine: own }] : [];
    }
    if (gone.has(base.id) && !mine) return isSame(base, theirs) ? [] : [{ list, id: base.id, base, theirs }];
    const [old, own, other] = [
      fieldsOf(base),
      fieldsOf(mine ?? patches.get(base.id) ?? {}),
      fieldsOf(theirs),
    ];
    // What replaces an element may lack fields that it had; a patch changes none but its own.
    const fields = mine ? new Set([...old.keys(), ...own.keys()]) : own.keys();
    return [...fields].flatMap((field): CollidingField[] => {
      const sides = { base: old.get(field), mine: own.get(field), theirs: other.get(field) };
      const isMineAlone = isSame(sides.base, sides.theirs);
      const isTheirsAlone = isSame(sides.base, sides.mine);
      if (isMineAlone || isTheirsAlone || isSame(sides.mine, sides.theirs)) return [];
      return [{ list, id: base.id, field, ...defined(sides) }];
    });
  });
}

const fieldsOf = (element: object) => new Map<string, unknown>(Object.entries(element));

const defined = (sides: Pick<CollidingField, 'base' | 'mine' | 'theirs'>) =>
  Object.fromEntries(Object.entries(sides).filter(([, value]) => value !== undefined));
