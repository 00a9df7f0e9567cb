interface Element {
  readonly id: string;
}

/** An element as it was and as it is; one that came or went has only one of them. */
export interface EditedElement<E> {
  readonly was: E | undefined;
  readonly is: E | undefined;
}

type Edited<E> = readonly EditedElement<E>[] | undefined;

/**
 * Where a list is not the one before, by the identity of its elements: few look-ups where little was edited. Undefined where
 * some that stayed have changed places, or two have one id. Two lists are compared once: each stage that follows an edit asks.
 */
export function editedElements<E extends Element>(before: readonly E[], now: readonly E[]): Edited<E> {
  if (before === now) return [];
  const known = compared.get(before);
  // Whoever asked for these two before had lists of the same elements.
  if (known?.now === now) return known.edited as Edited<E>;
  const edited = editedInOrder(before, now);
  compared.set(before, { now, edited });
  return edited;
}

/** By the list before: the one that it was compared with last. */
const compared = new WeakMap<
  readonly Element[],
  { readonly now: readonly Element[]; readonly edited: Edited<Element> }
>();

/** Side by side: elements that came or went lie between those that stayed. */
function editedInOrder<E extends Element>(before: readonly E[], now: readonly E[]): Edited<E> {
  const edited: EditedElement<E>[] = [];
  const came: EditedElement<E>[] = [];
  let at = 0;
  let next = 0;
  while (at < before.length && next < now.length) {
    const was = before[at];
    const is = now[next];
    if (was === undefined || is === undefined) break;
    if (was === is || was.id === is.id) {
      if (was !== is) edited.push({ was, is });
      at += 1;
      next += 1;
      continue;
    }
    const gone = distanceTo(is.id, before, at);
    const arrived = gone === undefined ? distanceTo(was.id, now, next) : 0;
    if (arrived === undefined) break;
    for (const to = at + (gone ?? 0); at < to; at += 1) edited.push({ was: before[at], is: undefined });
    for (const to = next + arrived; next < to; next += 1) came.push({ was: undefined, is: now[next] });
  }
  const rest = editedAnyhow(before.slice(at), now.slice(next));
  if (rest === undefined) return undefined;
  const all = [...edited, ...came, ...rest];
  const ids = new Set<string>();
  for (const { was, is } of all) {
    const id = was?.id ?? is?.id ?? '';
    // What went here and came there has changed its place.
    if (ids.has(id)) return undefined;
    ids.add(id);
  }
  return all;
}

/** How far after a place an element is, where it is near: few come or go at once. */
export function distanceTo(id: string, elements: readonly Element[], from: number): number | undefined {
  for (let more = 1; more <= furthest; more += 1) if (elements[from + more]?.id === id) return more;
  return undefined;
}

const furthest = 30;

/** The same of what is left where neither the one nor the other goes on. */
function editedAnyhow<E extends Element>(before: readonly E[], now: readonly E[]): Edited<E> {
  const shorter = Math.min(before.length, now.length);
  let last = 0;
  while (last < shorter && before.at(-1 - last) === now.at(-1 - last)) last += 1;
  const were = new Map(before.slice(0, before.length - last).map((own) => [own.id, own]));
  const are = new Map(now.slice(0, now.length - last).map((own) => [own.id, own]));
  if (were.size < before.length - last || are.size < now.length - last) return undefined;
  const stayed = (some: ReadonlyMap<string, E>, others: ReadonlyMap<string, E>): string[] =>
    [...some.keys()].filter((id) => others.has(id));
  const [order, later] = [stayed(were, are), stayed(are, were)];
  if (order.some((id, at) => later[at] !== id)) return undefined;
  return [
    ...[...were.values()].flatMap((was) => (are.get(was.id) === was ? [] : [{ was, is: are.get(was.id) }])),
    ...[...are.values()].flatMap((is) => (were.has(is.id) ? [] : [{ was: undefined, is }])),
  ];
}
