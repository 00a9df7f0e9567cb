import { lazily } from '../../caching/lazily.ts';
import type { TopologyChanges } from '../../contract/topology-changes.ts';
import type { Graph } from '../../contract/topology-items.ts';
import { drawnParts } from './drawn-parts.ts';
import type { Element, ListChanges, Patch } from './list-changes.ts';
import { withPlacesOf } from './places-in-view.ts';
import { isSame } from './same-value.ts';
import type { Touched } from './touched.ts';

/** A graph with someone's changes on top, and a sentence for each change that no longer applies. */
export interface MergedGraph {
  readonly graph: Graph;
  readonly dropped: readonly string[];
}

/**
 * Puts changes that were made on an older version onto a newer one. What both sides removed counts as done; a change
 * to something that is gone, a link whose end is gone, and an id that was taken meanwhile are dropped and reported. An
 * element that is both removed and added is replaced, which is how the contract takes an optional field away: with
 * `before`, the element as it was, only the fields that differ are set or taken away. Elements keep their place, new
 * ones come last.
 */
export function mergeChanges(newer: Graph, changes: TopologyChanges, before?: Touched): MergedGraph {
  const dropped: string[] = [];
  const nodes = mergeList(newer.nodes, changes.nodes, {
    before: before?.nodes,
    report: (what, { id, label }) =>
      dropped.push(
        what === 'changed'
          ? `A change to the device${label ? ` “${label}”` : ` ${id}`}: it was removed in the newer version.`
          : `The new device “${label}”: the newer version already has one with its id.`,
      ),
  });
  const labels = lazily(() => new Map(nodes.map(({ id, label }) => [id, label])));
  const earlier = lazily(() => new Map(newer.nodes.map(({ id, label }) => [id, label])));
  const name = ({ source = '', target = '' }: Patch<Graph['edges'][number]>) =>
    [source, target].map((id) => labels().get(id) ?? earlier().get(id) ?? id).join(' – ');
  const drawn = mergeList(newer.edges, changes.edges, {
    before: before?.edges,
    report: (what, edge) =>
      dropped.push(
        what === 'changed'
          ? `A change to the link ${edge.id}: it was removed in the newer version.`
          : `The new link ${name(edge)}: the newer version already has one with its id.`,
      ),
  });
  const added = new Set(changes.edges.added);
  const hasAllEnds = drawn === newer.edges && changes.nodes.removed.length === 0;
  const edges = drawn.filter((edge) => {
    if (hasAllEnds || (labels().has(edge.source) && labels().has(edge.target))) return true;
    if (added.has(edge))
      dropped.push(`The new link ${name(edge)}: one of its ends was removed in the newer version.`);
    return false;
  });
  const subnets = mergeList(newer.subnets, changes.subnets, {
    before: before?.subnets,
    report: (what, { id, name }) =>
      dropped.push(
        what === 'changed'
          ? `A change to the subnet ${name ?? id}: it was removed in the newer version.`
          : `The new subnet ${name ?? id}: the newer version already has one with its id.`,
      ),
  });
  const notes = mergeList(newer.notes ?? none, changes.notes ?? noChanges, {
    before: before?.notes,
    report: (what) =>
      dropped.push(
        what === 'changed'
          ? 'A change to a note: it was removed in the newer version.'
          : 'A new note: the newer version already has one with its id.',
      ),
  });
  const views = mergeList(newer.views ?? noViews, changes.views ?? noChanges, {
    before: before?.views,
    combined: withPlacesOf,
    report: (what, { id, name }) =>
      dropped.push(
        what === 'changed'
          ? `A change to the view “${name ?? id}”: it was removed in the newer version.`
          : `The new view “${name ?? id}”: the newer version already has one with its id.`,
      ),
  });
  return {
    graph: {
      nodes,
      edges: edges.length === drawn.length ? drawn : edges,
      subnets,
      ...drawnParts({ notes, views }),
    },
    dropped,
  };
}

const none: NonNullable<Graph['notes']> = [];
const noViews: NonNullable<Graph['views']> = [];
const noChanges = { added: [], changed: [], removed: [] };

interface Merging<E extends Element> {
  readonly before: readonly E[] | undefined;
  /** What a patch means where others changed the element since it was `base`; the patch itself where left out. */
  readonly combined?: (base: E, theirs: E, patch: Patch<E>) => Patch<E>;
  /** A change to what is gone, or an addition under an id that is taken. */
  readonly report: (what: 'changed' | 'added', element: Patch<E>) => void;
}

/** The same list where nothing of it changes. */
function mergeList<E extends Element>(
  newer: E[],
  { added, changed, removed }: ListChanges<E>,
  { before = [], combined = (_base, _theirs, patch) => patch, report }: Merging<E>,
): E[] {
  if (added.length + changed.length + removed.length === 0) return newer;
  const merged = new Map(newer.map((element) => [element.id, element]));
  const bases = new Map(before.map((element) => [element.id, element]));
  const replaced = new Set(removed);
  for (const change of changed) {
    const element = merged.get(change.id);
    const base = bases.get(change.id);
    if (element === undefined) report('changed', change);
    else merged.set(change.id, { ...element, ...defined(base ? combined(base, element, change) : change) });
  }
  const fresh = new Set(added.map(({ id }) => id));
  for (const id of removed) if (!fresh.has(id)) merged.delete(id);
  for (const element of added) {
    const there = merged.get(element.id);
    const base = bases.get(element.id);
    if (replaced.has(element.id)) {
      if (there !== undefined) merged.set(element.id, base ? withDifference(there, base, element) : element);
      else if (base) report('changed', element);
      else merged.set(element.id, element);
    } else if (there === undefined) merged.set(element.id, element);
    else if (!isSame(there, element)) report('added', element);
  }
  return [...merged.values()];
}

/** What turned `base` into `next`, done to `element`. */
function withDifference<E extends Element>(element: E, base: E, next: E): E;
function withDifference(element: object, base: object, next: object): object {
  const [merged, old, own] = [fieldsOf(element), fieldsOf(base), fieldsOf(next)];
  for (const [field, value] of own) if (!isSame(old.get(field), value)) merged.set(field, value);
  for (const [field, value] of old)
    if (value !== undefined && own.get(field) === undefined) merged.delete(field);
  return Object.fromEntries(merged);
}

const fieldsOf = (element: object) => new Map<string, unknown>(Object.entries(element));

/** Without the keys whose value is undefined, which would wipe out what is there. */
function defined<T extends object>(patch: T): { [K in keyof T]: Exclude<T[K], undefined> };
function defined(patch: object): object {
  return Object.fromEntries(Object.entries(patch).filter(([, value]) => value !== undefined));
}
