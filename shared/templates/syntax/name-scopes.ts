import type { TagToken, TemplateTag } from './template-tags.ts';

/** What a tag reads and defines. */
export interface TagNames {
  /** Tokens of expressions that are evaluated before the tag's own names exist. */
  readonly read: readonly TagToken[];
  /** Names that the tag defines for what follows it in its scope. */
  readonly sets: readonly string[];
  /** Names that it defines for its own body; it has one if this is given. */
  readonly bodyNames?: readonly string[];
  /** Names that exist once the body has ended. */
  readonly setsAfter?: readonly string[];
}

const nothing: TagNames = { read: [], sets: [] };

/** Names that exist in the bodies of loops, macros and blocks by themselves. */
const loopNames = ['loop'];
const macroNames = ['caller', 'varargs', 'kwargs'];

/** The names of a tag, by Jinja's rules for each statement. */
export function namesOf({ keyword, tokens }: TemplateTag): TagNames {
  switch (keyword) {
    case 'for': {
      const end = tokens.findIndex(({ text }) => text === 'in');
      if (end < 0) return { ...nothing, bodyNames: loopNames };
      const targets = namesIn(tokens.slice(0, end));
      const condition = tokens.findIndex(
        ({ text }, index) => index > end && text === 'if' && isLoopFilter(tokens, index),
      );
      const list = tokens.slice(end + 1, condition < 0 ? undefined : condition);
      const filter = condition < 0 ? [] : tokens.slice(condition + 1);
      return {
        read: [...list, ...without(filter, targets)],
        sets: [],
        bodyNames: [...targets, ...loopNames],
      };
    }
    case 'set': {
      const end = tokens.findIndex(({ text }) => text === '=');
      if (end < 0) {
        const pipe = tokens.findIndex(({ text }) => text === '|');
        const filters = pipe < 0 ? [] : tokens.slice(pipe);
        return {
          read: filters,
          sets: [],
          bodyNames: [],
          setsAfter: namesIn(tokens.slice(0, pipe < 0 ? undefined : pipe)),
        };
      }
      const targets = tokens.slice(0, end);
      // `set ns.count = 1` changes a field of what is there already.
      const isField = targets.some(({ text }) => text === '.');
      return {
        read: [...(isField ? targets : []), ...tokens.slice(end + 1)],
        sets: isField ? [] : namesIn(targets),
      };
    }
    case 'macro': {
      const { names, read } = parameters(tokens.slice(1));
      return { read, sets: namesIn(tokens.slice(0, 1)), bodyNames: [...names, ...macroNames] };
    }
    case 'call': {
      if (tokens[0]?.text !== '(') return { read: tokens, sets: [], bodyNames: [] };
      const end = closing(tokens, 0);
      const { names, read } = parameters(tokens.slice(0, end + 1));
      return { read: [...read, ...tokens.slice(end + 1)], sets: [], bodyNames: names };
    }
    case 'with': {
      const { names, read } = parameters(tokens);
      return { read, sets: [], bodyNames: names };
    }
    case 'import':
    case 'from':
      return { ...nothing, sets: imported(keyword, tokens) };
    case 'block':
      return { ...nothing, bodyNames: ['self', 'super'] };
    case 'filter':
      return { read: tokens.slice(1), sets: [], bodyNames: [] };
    case 'autoescape':
      return { read: tokens, sets: [], bodyNames: [] };
    case 'include':
    case 'extends':
    case 'if':
    case 'elif':
    case 'do':
    case '':
      return { read: tokens, sets: [] };
    default:
      return nothing;
  }
}

/** Statements whose body ends at `end…` and hides the names that are set in it. */
export const opensScope = (names: TagNames): boolean => names.bodyNames !== undefined;

const namesIn = (tokens: readonly TagToken[]): string[] =>
  tokens.filter(({ kind }) => kind === 'name').map(({ text }) => text);

const without = (tokens: readonly TagToken[], names: readonly string[]): TagToken[] =>
  tokens.filter(
    ({ kind, text }, index) => kind !== 'name' || tokens[index - 1]?.text === '.' || !names.includes(text),
  );

/** Whether an `if` of a loop chooses among its items; the `if` of `a if b else c` does not. */
const isLoopFilter = (tokens: readonly TagToken[], index: number): boolean =>
  depthAt(tokens, index) === 0 && !tokens.slice(index).some(({ text }) => text === 'else');

const depthAt = (tokens: readonly TagToken[], index: number): number =>
  tokens
    .slice(0, index)
    .reduce((depth, { text }) => depth + ('([{'.includes(text) ? 1 : ')]}'.includes(text) ? -1 : 0), 0);

/** Index of the bracket that closes the one at an index, or of the last token. */
function closing(tokens: readonly TagToken[], open: number): number {
  const depth = depthAt(tokens, open);
  const end = tokens.findIndex((_, index) => index > open && depthAt(tokens, index + 1) === depth);
  return end < 0 ? tokens.length - 1 : end;
}

/** `(a, b=x)` or `a = x, b = y`: the names, and the tokens of their values. */
function parameters(tokens: readonly TagToken[]): { names: string[]; read: TagToken[] } {
  const inner = tokens[0]?.text === '(' ? tokens.slice(1, closing(tokens, 0)) : tokens;
  const names: string[] = [];
  const read: TagToken[] = [];
  let isValue = false;
  let depth = 0;
  for (const token of inner) {
    if (depth === 0 && token.text === ',') isValue = false;
    else if (depth === 0 && token.text === '=' && !isValue) isValue = true;
    else if (isValue) read.push(token);
    else if (token.kind === 'name') names.push(token.text);
    if ('([{'.includes(token.text)) depth += 1;
    if (')]}'.includes(token.text)) depth -= 1;
  }
  return { names, read };
}

/** `import 'x' as y`, `from 'x' import a as b, c`. */
function imported(keyword: 'import' | 'from', tokens: readonly TagToken[]): string[] {
  const start = tokens.findIndex(({ text }) => text === (keyword === 'from' ? 'import' : 'as'));
  const names = namesIn(tokens.slice(start + 1)).filter((name) => name !== 'with' && name !== 'context');
  return start < 0 ? [] : names.filter((name, index) => name !== 'as' && names[index + 1] !== 'as');
}
