/** A piece of a template's source: text, comment and raw block as a whole; tags cut into their tokens. */
export interface TemplateToken {
  readonly kind: 'text' | 'comment' | 'raw' | 'open' | 'close' | 'name' | 'string' | 'number' | 'operator';
  readonly from: number;
  readonly to: number;
}

/** Tokens of one tag: thousands of literals in a list, but not what exhausts the stack only after long work. What follows is one token. */
export const longestTag = 20_000;

const tagOrComment = /\{[{%#]/g;
const rawStart = /\{%[-+]?\s*raw\s*[-+]?%\}/y;
const rawEnd = /\{%[-+]?\s*endraw\s*[-+]?%\}/g;

const inTag: readonly (readonly [TemplateToken['kind'], RegExp])[] = [
  ['name', /[\p{L}_][\p{L}\p{N}_]*/uy],
  ['number', /\d[\w.]*/y],
  ['string', /'(?:\\.|[^'\\])*'|"(?:\\.|[^"\\])*"/sy],
  ['operator', /\*\*|\/\/|[=!<>]=|\S/y],
];

/** Cuts a template into its tokens, without the white space in tags. What is not closed reaches to the end. */
export function templateTokens(template: string): TemplateToken[] {
  const tokens: TemplateToken[] = [];
  const add = (kind: TemplateToken['kind'], from: number, to: number): number => {
    if (to > from) tokens.push({ kind, from, to });
    return to;
  };
  let at = 0;
  while (at < template.length) {
    const start = indexFrom(tagOrComment, template, at);
    at = add('text', at, start);
    if (at === template.length) break;
    if (template.startsWith('{#', at)) {
      const end = template.indexOf('#}', at + 2);
      at = add('comment', at, end < 0 ? template.length : end + 2);
    } else if (matchAt(rawStart, template, at) > at) {
      const end = indexFrom(rawEnd, template, at);
      at = add('raw', at, end === template.length ? end : rawEnd.lastIndex);
    } else {
      at = addTag(template, at, add);
    }
  }
  return tokens;
}

/** Adds the tokens of the tag at a position, and returns where it ends. */
function addTag(
  template: string,
  start: number,
  add: (kind: TemplateToken['kind'], from: number, to: number) => number,
): number {
  const close = template.startsWith('{{', start) ? /[-+]?\}\}/y : /[-+]?%\}/y;
  let at = add('open', start, start + (/[-+]/.test(template.charAt(start + 2)) ? 3 : 2));
  let braces = 0;
  for (let count = 0; at < template.length; count += 1) {
    if (count > longestTag) return add('operator', at, template.length);
    const end = braces === 0 ? matchAt(close, template, at) : at;
    if (end > at) return add('close', at, end);
    const [kind, to] = tokenAt(template, at);
    if (kind === 'operator' && to - at === 1) {
      if (template[at] === '{') braces += 1;
      if (template[at] === '}') braces -= 1;
    }
    at = kind === undefined ? to : add(kind, at, to);
  }
  return at;
}

function tokenAt(template: string, at: number): readonly [TemplateToken['kind'] | undefined, number] {
  for (const [kind, pattern] of inTag) {
    const to = matchAt(pattern, template, at);
    if (to > at) return [kind, to];
  }
  return [undefined, at + 1];
}

/** Where a sticky pattern's match ends, or the position itself. */
function matchAt(pattern: RegExp, text: string, at: number): number {
  pattern.lastIndex = at;
  return pattern.test(text) ? pattern.lastIndex : at;
}

/** Where a global pattern matches next, or the end of the text; `lastIndex` is then behind the match. */
function indexFrom(pattern: RegExp, text: string, at: number): number {
  pattern.lastIndex = at;
  return pattern.exec(text)?.index ?? text.length;
}
