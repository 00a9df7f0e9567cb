import type { Action } from '#web/ui/actions/action.ts';

/** Those whose label has every word that was typed, in any order. */
export function matching(actions: readonly Action[], text: string): readonly Action[] {
  const words = text.toLowerCase().split(/\s+/).filter(Boolean);
  return actions.filter(({ label }) => words.every((word) => label.toLowerCase().includes(word)));
}
