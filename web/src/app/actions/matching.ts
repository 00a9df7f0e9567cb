import type { Action } from '#web/ui/actions/action.ts';
import { wordSearch } from '#web/ui/word-search.ts';

/** Those whose label has every word that was typed, in any order. */
export const matching = (actions: readonly Action[], text: string): readonly Action[] =>
  actions.filter(wordSearch(text, ({ label }: Action) => label));
