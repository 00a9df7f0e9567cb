/** An element as it was and as it is; one that came or went has only one of them. */
export interface EditedElement<E> {
  readonly was: E | undefined;
  readonly is: E | undefined;
}

/**
 * Where a list is not the one before, by the identity of its elements: few look-ups where little was edited. Undefined where
 * some that stayed have changed places, or two have one id.
 */
export function editedElements<E extends { readonly id: string }>(
  before: readonly E[],
  now: readonly E[],
): readonly EditedElement<E>[] | undefined {
  if (before === now) return [];
  const shorter = Math.min(before.length, now.length);
  let first = 0;
  while (first < shorter && before[first] === now[first]) first += 1;
  let last = 0;
  while (last < shorter - first && before.at(-1 - last) === now.at(-1 - last)) last += 1;
  const were = new Map(before.slice(first, before.length - last).map((own) => [own.id, own]));
  const are = new Map(now.slice(first, now.length - last).map((own) => [own.id, own]));
  if (were.size < before.length - first - last || are.size < now.length - first - last) return undefined;
  const stayed = (some: ReadonlyMap<string, E>, others: ReadonlyMap<string, E>): string[] =>
    [...some.keys()].filter((id) => others.has(id));
  const [order, later] = [stayed(were, are), stayed(are, were)];
  if (order.some((id, at) => later[at] !== id)) return undefined;
  return [
    ...[...were.values()].flatMap((was) => (are.get(was.id) === was ? [] : [{ was, is: are.get(was.id) }])),
    ...[...are.values()].flatMap((is) => (were.has(is.id) ? [] : [{ was: undefined, is }])),
  ];
}
