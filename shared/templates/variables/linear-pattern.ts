import { type PatternNode, parsePattern } from './pattern-syntax.ts';

export type CompiledPattern =
  | { readonly ok: true; matches(text: string): boolean }
  | { readonly ok: false; readonly problem: string };

/** A repetition such as `{1,500}` counts for as many states. */
const mostStates = 2_000;

/** Longer values match no pattern. */
const longestValue = 2_000;

type State =
  | { readonly kind: 'character'; readonly matches: (character: string) => boolean; readonly next: number }
  | { readonly kind: 'start' | 'end'; readonly next: number }
  | { readonly kind: 'split'; next: readonly number[] }
  | { readonly kind: 'accept' };

/**
 * A regular expression that the whole of a value has to match. It comes from a user and runs in a function, so it is matched by an
 * automaton, in time proportional to the text: JavaScript's own would take minutes for `(a+)+b`.
 */
export function compilePattern(pattern: string): CompiledPattern {
  try {
    const states: State[] = [{ kind: 'accept' }];
    const start = addStates(parsePattern(pattern), 0, states);
    return { ok: true, matches: (text) => run(states, start, text) };
  } catch (error) {
    return { ok: false, problem: error instanceof Error ? error.message : String(error) };
  }
}

/** Adds the states of a part that is followed by `next`, and returns its first. */
function addStates(node: PatternNode, next: number, states: State[]): number {
  switch (node.kind) {
    case 'character':
    case 'start':
    case 'end':
      return add({ ...node, next }, states);
    case 'sequence':
      return node.parts.reduceRight((after, part) => addStates(part, after, states), next);
    case 'choice':
      return add({ kind: 'split', next: node.parts.map((part) => addStates(part, next, states)) }, states);
    case 'repeat': {
      let after = next;
      if (node.max === Number.POSITIVE_INFINITY) {
        const loop: State = { kind: 'split', next: [] };
        after = add(loop, states);
        loop.next = [addStates(node.part, after, states), next];
      } else {
        for (let count = node.min; count < node.max; count += 1)
          after = add({ kind: 'split', next: [addStates(node.part, after, states), next] }, states);
      }
      for (let count = 0; count < node.min; count += 1) after = addStates(node.part, after, states);
      return after;
    }
  }
}

function add(state: State, states: State[]): number {
  if (states.length >= mostStates) throw new Error('repeats too much');
  return states.push(state) - 1;
}

/** All states at once, one character after the other. */
function run(states: readonly State[], start: number, text: string): boolean {
  if (text.length > longestValue) return false;
  const characters = Array.from(text);
  let current = reachable(states, [start], 0, characters.length);
  for (const [index, character] of characters.entries()) {
    const next: number[] = [];
    for (const at of current) {
      const state = states[at];
      if (state?.kind === 'character' && state.matches(character)) next.push(state.next);
    }
    current = reachable(states, next, index + 1, characters.length);
  }
  return current.has(0);
}

/** The states that are reached without reading a character. */
function reachable(states: readonly State[], from: readonly number[], at: number, end: number): Set<number> {
  const reached = new Set<number>();
  const open = [...from];
  for (let index = open.pop(); index !== undefined; index = open.pop()) {
    if (reached.has(index)) continue;
    reached.add(index);
    const state = states[index];
    if (state?.kind === 'split') open.push(...state.next);
    if (state?.kind === 'start' && at === 0) open.push(state.next);
    if (state?.kind === 'end' && at === end) open.push(state.next);
  }
  return reached;
}
