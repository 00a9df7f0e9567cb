/** A regular expression as a tree. */
export type PatternNode =
  | { readonly kind: 'character'; readonly matches: (character: string) => boolean }
  | { readonly kind: 'start' | 'end' }
  | { readonly kind: 'sequence' | 'choice'; readonly parts: readonly PatternNode[] }
  | { readonly kind: 'repeat'; readonly part: PatternNode; readonly min: number; readonly max: number };

type Matcher = (character: string) => boolean;

/** The classes that one letter names, as in ECMAScript without its `u` flag's additions. */
const classes: ReadonlyMap<string, Matcher> = new Map([
  ['d', (character) => /\d/.test(character)],
  ['D', (character) => /\D/.test(character)],
  ['w', (character) => /\w/.test(character)],
  ['W', (character) => /\W/.test(character)],
  ['s', (character) => /\s/.test(character)],
  ['S', (character) => /\S/.test(character)],
]);

const controls: ReadonlyMap<string, string> = new Map([
  ['n', '\n'],
  ['r', '\r'],
  ['t', '\t'],
]);

/** Groups in one another, at most. */
const deepest = 50;

/**
 * Parses characters, classes, groups, choices, `* + ? {m,n}`, `^` and `$`. Throws with a sentence on anything else: look-around,
 * back references and word boundaries have no automaton.
 */
export function parsePattern(pattern: string): PatternNode {
  const characters = Array.from(pattern);
  let at = 0;
  let depth = 0;
  const peek = (): string | undefined => characters[at];
  const takes = (text: string): boolean => {
    if (characters.slice(at, at + text.length).join('') !== text) return false;
    at += text.length;
    return true;
  };

  function choice(): PatternNode {
    const parts = [sequence()];
    while (takes('|')) parts.push(sequence());
    return parts.length === 1 && parts[0] ? parts[0] : { kind: 'choice', parts };
  }

  function sequence(): PatternNode {
    const parts: PatternNode[] = [];
    for (let next = peek(); next !== undefined && next !== '|' && next !== ')'; next = peek())
      parts.push(repeated(atom()));
    return { kind: 'sequence', parts };
  }

  function repeated(part: PatternNode): PatternNode {
    const bounds = quantifier();
    if (bounds === undefined) return part;
    // A lazy quantifier accepts the same texts.
    takes('?');
    if (quantifier() !== undefined) throw new Error('nothing to repeat');
    return { kind: 'repeat', part, ...bounds };
  }

  function quantifier(): { min: number; max: number } | undefined {
    if (takes('*')) return { min: 0, max: Number.POSITIVE_INFINITY };
    if (takes('+')) return { min: 1, max: Number.POSITIVE_INFINITY };
    if (takes('?')) return { min: 0, max: 1 };
    const [braces, min, comma, max] =
      /^\{(\d{1,4})(,?)(\d{0,4})\}/.exec(characters.slice(at, at + 12).join('')) ?? [];
    if (braces === undefined) return undefined;
    at += braces.length;
    const least = Number(min);
    const most = comma === '' ? least : max === '' ? Number.POSITIVE_INFINITY : Number(max);
    if (most < least) throw new Error('numbers out of order in {}');
    return { min: least, max: most };
  }

  function atom(): PatternNode {
    if (takes('(')) return group();
    if (takes('[')) return { kind: 'character', matches: characterClass() };
    if (takes('^')) return { kind: 'start' };
    if (takes('$')) return { kind: 'end' };
    if (takes('.')) return { kind: 'character', matches: (character) => !/[\n\r]/.test(character) };
    if (takes('\\')) {
      const found = escaped();
      return {
        kind: 'character',
        matches: typeof found === 'string' ? (other) => other === found : found,
      };
    }
    const character = characters[at] ?? '';
    if ('*+?'.includes(character)) throw new Error('nothing to repeat');
    at += 1;
    return { kind: 'character', matches: (other) => other === character };
  }

  function group(): PatternNode {
    const name = /^\?<[A-Za-z_]\w*>/.exec(characters.slice(at, at + 60).join(''))?.[0];
    if (name !== undefined) at += name.length;
    else if (!takes('?:') && peek() === '?') throw new Error('look-around is not supported');
    depth += 1;
    if (depth > deepest) throw new Error('too many groups in one another');
    const inner = choice();
    depth -= 1;
    if (!takes(')')) throw new Error('a group is not closed');
    return inner;
  }

  /** What follows a backslash: a class, or one character. */
  function escaped(): Matcher | string {
    const letter = characters[at] ?? '';
    at += 1;
    const known = classes.get(letter) ?? controls.get(letter);
    if (known !== undefined) return known;
    if (letter === '') throw new Error('ends with a backslash');
    if (/[A-Za-z0-9]/.test(letter)) throw new Error(`\\${letter} is not supported`);
    return letter;
  }

  function characterClass(): Matcher {
    const isNegated = takes('^');
    const matchers: Matcher[] = [];
    while (!takes(']')) {
      if (peek() === undefined) throw new Error('a character class is not closed');
      const from = classMember();
      const isRange =
        typeof from === 'string' &&
        peek() === '-' &&
        characters[at + 1] !== ']' &&
        characters[at + 1] !== undefined;
      if (!isRange) {
        matchers.push(typeof from === 'string' ? (character) => character === from : from);
        continue;
      }
      at += 1;
      const to = classMember();
      if (typeof to !== 'string' || from > to) throw new Error('a range out of order in a character class');
      matchers.push((character) => from <= character && character <= to);
    }
    return (character) => matchers.some((matches) => matches(character)) !== isNegated;
  }

  function classMember(): Matcher | string {
    if (takes('\\')) return escaped();
    const character = characters[at] ?? '';
    at += 1;
    return character;
  }

  const tree = choice();
  if (at < characters.length) throw new Error('a group is closed that was not opened');
  return tree;
}
