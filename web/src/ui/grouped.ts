import type { Action } from './actions/action.ts';

/** The actions of a menu that can be done now, each with whether a line stands above it. */
export function grouped<Item extends Action>(
  items: readonly Item[],
): readonly { readonly item: Item; readonly startsGroup: boolean }[] {
  const available = items.filter(({ isAvailable }) => isAvailable !== false);
  return available.map((item, at) => {
    const before = available[at - 1];
    return { item, startsGroup: before !== undefined && before.group !== item.group };
  });
}
