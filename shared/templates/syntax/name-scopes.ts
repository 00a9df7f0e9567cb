import type { TagToken, TemplateTag } from './template-tags.ts';

/** What a tag reads and defines. */
export interface TagNames {
  /** Tokens of expressions that are evaluated before the tag's own names exist. */
  readonly read: readonly TagToken[];
  /** Names that the tag defines for what follows it in its scope. */
  readonly sets: readonly string[];
  /** Names that it defines for its own body, which hides what is set in it. */
  readonly bodyNames?: readonly string[];
  /** Of a `set` with a body, which hides nothing: names that exist once the body has ended. */
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
      const condition = loopFilter(tokens, end);
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
      const end = closing(tokens);
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
      return { read: tokens.slice(1), sets: [] };
    case 'autoescape':
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

const namesIn = (tokens: readonly TagToken[]): string[] =>
  tokens.filter(({ kind }) => kind === 'name').map(({ text }) => text);

const without = (tokens: readonly TagToken[], names: readonly string[]): TagToken[] =>
  tokens.filter(
    ({ kind, text }, index) => kind !== 'name' || tokens[index - 1]?.text === '.' || !names.includes(text),
  );

/** Index of the `if` by which a loop chooses among its items, or -1; the `if` of `a if b else c` chooses no items. */
function loopFilter(tokens: readonly TagToken[], start: number): number {
  const depths = depthsOf(tokens);
  const lastElse = tokens.findLastIndex(({ text }) => text === 'else');
  return tokens.findIndex(
    ({ text }, index) => index > Math.max(start, lastElse) && text === 'if' && depths[index] === 0,
  );
}

/** In how many brackets each token is; the brackets themselves are outside. */
function depthsOf(tokens: readonly TagToken[]): number[] {
  let depth = 0;
  return tokens.map(({ text }) => {
    if (')]}'.includes(text)) depth -= 1;
    const own = depth;
    if ('([{'.includes(text)) depth += 1;
    return own;
  });
}

/** Index of the bracket that closes the first token, or of the last token. */
function closing(tokens: readonly TagToken[]): number {
  const depths = depthsOf(tokens);
  const end = depths.findIndex((depth, index) => index > 0 && depth === 0);
  return end < 0 ? tokens.length - 1 : end;
}

/** `(a, b=x)` or `a = x, b = y`: the names, and the tokens of their values. */
function parameters(tokens: readonly TagToken[]): { names: string[]; read: TagToken[] } {
  const inner = tokens[0]?.text === '(' ? tokens.slice(1, closing(tokens)) : tokens;
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
