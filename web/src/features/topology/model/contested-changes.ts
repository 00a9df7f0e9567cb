import type { CollidingField } from '#shared/contract/errors.ts';
import { TopologyChanges } from '#shared/contract/topology-changes.ts';
import { changedFields } from '#shared/network/graph/changed-fields.ts';
import type { Element, ListChanges } from '#shared/network/graph/list-changes.ts';
import { placePrefix, withoutMoves } from '#shared/network/graph/places-in-view.ts';
import type { Touched } from '#shared/network/graph/touched.ts';
import type { ShownChange } from '#web/ui/editing/use-editing.ts';
import { fieldName, inWords } from './field-words.ts';
import { noteName } from './note-name.ts';

/** What both I and someone else changed, differently, as a person compares it and chooses; `graphs` name the elements, the last first. */
export function contestedChanges(
  collisions: readonly CollidingField[],
  ...graphs: readonly Touched[]
): ShownChange[] {
  const names = namesIn(...graphs);
  return collisions.map((collision): ShownChange => {
    const { list, id, field } = collision;
    const name = names.get(`${list}/${id}`) ?? id;
    const path = pathOf(collision);
    const device = field?.startsWith(placePrefix) ? field.slice(placePrefix.length) : undefined;
    if (field === undefined) {
      const isRemovedByThem = collision.theirs === undefined;
      return {
        path,
        label: name,
        base: 'As it was',
        mine: isRemovedByThem ? keptInWords(collision) : 'Removed',
        theirs: isRemovedByThem ? 'Removed' : 'Changed',
        isContested: true,
        isCombined: false,
      };
    }
    const words = (value: unknown) => inWords(value, device === undefined ? field : 'position');
    return {
      path,
      label: `${name}: ${device === undefined ? fieldName(field) : `place of ${names.get(`nodes/${device}`) ?? device}`}`,
      base: words(collision.base),
      mine: words(collision.mine),
      theirs: words(collision.theirs),
      isContested: true,
      isCombined: false,
    };
  });
}

/** `Kept, with Label: Core 9`. */
function keptInWords({ base, mine }: CollidingField): string {
  const own = changedFields(base ?? {}, mine ?? {});
  return `Kept, with ${own.map(([field, value]) => `${fieldName(field)}: ${inWords(value, field)}`).join('; ')}`;
}

/** What of a collision a person chooses by. */
export const pathOf = ({ list, id, field }: CollidingField): string =>
  [list, id, ...(field === undefined ? [] : [field])].join('/');

/** What elements are called, by list and id: a device's label, a link's ends, a subnet's name, a note's beginning. The last graph that has it names it. */
function namesIn(...graphs: readonly Touched[]): ReadonlyMap<string, string> {
  const labels = new Map(graphs.flatMap(({ nodes }) => nodes.map(({ id, label }) => [id, label] as const)));
  const label = (id: string) => labels.get(id) ?? id;
  return new Map(
    graphs.flatMap(({ nodes, edges, subnets = [], notes = [], views = [] }) => [
      ...nodes.map((node) => [`nodes/${node.id}`, node.label] as const),
      ...edges.map(
        ({ id, source, target }) => [`edges/${id}`, `${label(source)} – ${label(target)}`] as const,
      ),
      ...subnets.map(({ id, name }) => [`subnets/${id}`, name] as const),
      ...views.map(({ id, name }) => [`views/${id}`, `View “${name}”`] as const),
      ...notes.map((note) => [`notes/${note.id}`, noteName(note)] as const),
    ]),
  );
}

/**
 * My changes without those that are conceded to the other side, by the paths of contested changes. With a device that I removed the
 * links are conceded that went with it.
 *
 * @param kept the paths of contested changes that are not conceded
 */
export const withoutConceded = (
  mine: TopologyChanges,
  before: Touched,
  conceded: ReadonlySet<string>,
  kept: ReadonlySet<string> = new Set(),
): TopologyChanges =>
  TopologyChanges.parse({
    nodes: keptOf('nodes', mine.nodes, before.nodes, conceded),
    edges: keptOf('edges', mine.edges, before.edges, withLinks(mine, before, conceded, kept)),
    subnets: keptOf('subnets', mine.subnets, before.subnets, conceded),
    ...(mine.notes && { notes: keptOf('notes', mine.notes, before.notes, conceded) }),
    ...(mine.views && {
      views: keptOf(
        'views',
        withoutConcededMoves(mine.views, before.views, conceded),
        before.views,
        conceded,
      ),
    }),
  });

/** What is conceded, with the links that went with devices which are. */
function withLinks(
  { nodes, edges }: TopologyChanges,
  before: Touched,
  conceded: ReadonlySet<string>,
  kept: ReadonlySet<string>,
): ReadonlySet<string> {
  const back = new Set(nodes.removed.filter((id) => conceded.has(`nodes/${id}`)));
  const gone = new Set(edges.removed);
  return new Set([
    ...conceded,
    ...before.edges.flatMap(({ id, source, target }) => {
      const path = `edges/${id}`;
      return gone.has(id) && !kept.has(path) && (back.has(source) || back.has(target)) ? [path] : [];
    }),
  ]);
}

function withoutConcededMoves(
  views: NonNullable<TopologyChanges['views']>,
  before: Touched['views'],
  conceded: ReadonlySet<string>,
): NonNullable<TopologyChanges['views']> {
  const bases = new Map(before?.map((view) => [view.id, view]));
  const changed = views.changed.map((patch) => ({
    ...patch,
    ...withoutMoves(patch, bases.get(patch.id), (field) => conceded.has(`views/${patch.id}/${field}`)),
  }));
  return { ...views, changed };
}

function keptOf(
  list: string,
  { added, changed, removed }: ListChanges,
  before: readonly Element[] = [],
  conceded: ReadonlySet<string>,
) {
  const bases = new Map(before.map((element) => [element.id, element]));
  /** Conceded as a whole where they removed it. */
  const isMine = ({ id }: Element) => !conceded.has(`${list}/${id}`);
  const isConceded = (id: string, field: string) => conceded.has(`${list}/${id}/${field}`);
  return {
    // A replaced element keeps of its former self what is conceded: merging then leaves theirs.
    added: added.filter(isMine).map((element) => ({
      ...fieldsWhere(element, (field) => !isConceded(element.id, field)),
      ...fieldsWhere(bases.get(element.id) ?? {}, (field) => isConceded(element.id, field)),
    })),
    removed: removed.filter((id) => !conceded.has(`${list}/${id}`)),
    changed: changed
      .filter(isMine)
      .map((patch) => fieldsWhere(patch, (field) => !isConceded(patch.id, field))),
  };
}

const fieldsWhere = (element: object, isKept: (field: string) => boolean): object =>
  Object.fromEntries(Object.entries(element).filter(([field]) => isKept(field)));
