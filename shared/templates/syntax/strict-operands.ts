import { keywords } from './name-references.ts';
import { type TagToken, templateTags } from './template-tags.ts';

/** A variable with its fields that must not be undefined, and where it is. */
export interface StrictOperand {
  readonly from: number;
  readonly to: number;
  readonly path: string;
}

/** Filters that are for what may be undefined. */
const forUndefined = new Set(['default', 'd']);

/** The variables that are filtered or joined by `~`, which lets what is undefined pass as empty text. In order. */
export function strictOperands(template: string): StrictOperand[] {
  if (!/[|~]/.test(template)) return [];
  return templateTags(template).flatMap(({ keyword, tokens }) =>
    keyword === 'set' && !tokens.some(({ text }) => text === '=')
      ? []
      : tokens.flatMap((_, index) => ofOperand(tokens, index)),
  );
}

function ofOperand(tokens: readonly TagToken[], index: number): StrictOperand[] {
  const token = tokens[index];
  if (token?.kind !== 'name' || keywords.has(token.text)) return [];
  const before = tokens[index - 1]?.text ?? '';
  if (['.', '|', 'is'].includes(before) || (before === 'not' && tokens[index - 2]?.text === 'is')) return [];
  const end = endOfPath(tokens, index);
  const last = tokens[end - 1];
  const after = tokens[end]?.text;
  if (last === undefined || after === '(' || after === 'is' || after === '[') return [];
  const isFiltered = after === '|' && !forUndefined.has(filterAt(tokens, end + 1));
  if (!isFiltered && after !== '~' && (before !== '~' || after === '|')) return [];
  const path = tokens.slice(index, end).map(({ text }) => text);
  return path.some((text) => text.includes('\n'))
    ? []
    : [{ from: token.from, to: last.to, path: path.join('') }];
}

/** Index behind a name and the fields that are read from it: `.name`, `['name']`, `[0]`. */
function endOfPath(tokens: readonly TagToken[], index: number): number {
  let end = index + 1;
  for (;;) {
    const [first, second, third] = tokens.slice(end, end + 3);
    if (first?.text === '.' && (second?.kind === 'name' || second?.kind === 'number')) end += 2;
    else if (first?.text === '[' && third?.text === ']' && isSimple(second)) end += 3;
    else return end;
  }
}

const isSimple = (token: TagToken | undefined): boolean =>
  token !== undefined && ['string', 'number', 'name'].includes(token.kind);

/** The filter's name without the collections before it. */
function filterAt(tokens: readonly TagToken[], index: number): string {
  let at = index;
  while (tokens[at + 1]?.text === '.') at += 2;
  return tokens[at]?.text ?? '';
}
