import { namesOf } from './name-scopes.ts';
import { type TagToken, type TemplateTag, templateTags } from './template-tags.ts';

/** A place where a template reads a variable that it does not define itself. */
export interface NameReference {
  readonly name: string;
  readonly from: number;
  readonly to: number;
  /** Fields read from it: `site.address.street` has two. */
  readonly path: readonly string[];
  readonly tag: TemplateTag;
  /** The tokens of the expression that it is in, and its place among them. */
  readonly tokens: readonly TagToken[];
  readonly index: number;
}

export const keywords = new Set([
  'and',
  'or',
  'not',
  'in',
  'is',
  'if',
  'else',
  'true',
  'false',
  'none',
  'True',
  'False',
  'None',
  'ignore',
  'missing',
  'with',
  'without',
  'context',
  'recursive',
]);

/** The engine's own functions. */
const functions = ['range', 'dict', 'debug', 'namespace'];

/** The names of a body, and those that it leaves behind. */
interface Scope {
  readonly names: Set<string>;
  readonly setsAfter: readonly string[];
}

/** Every reference to a variable from outside, in order. */
export function nameReferences(template: string): NameReference[] {
  const scopes: Scope[] = [{ names: new Set(functions), setsAfter: [] }];
  const references: NameReference[] = [];
  const isDefined = (name: string): boolean => scopes.some(({ names }) => names.has(name));
  for (const tag of templateTags(template)) {
    if (tag.keyword.startsWith('end')) {
      const ended = endsScope.has(tag.keyword) && scopes.length > 1 ? scopes.pop() : undefined;
      for (const name of ended?.setsAfter ?? []) scopes.at(-1)?.names.add(name);
      continue;
    }
    const names = namesOf(tag);
    for (const reference of readIn(names.read, tag))
      if (!isDefined(reference.name)) references.push(reference);
    for (const name of names.sets) scopes.at(-1)?.names.add(name);
    if (names.bodyNames) scopes.push({ names: new Set(names.bodyNames), setsAfter: [] });
    if (names.setsAfter)
      scopes.push({ names: scopes.at(-1)?.names ?? new Set(), setsAfter: names.setsAfter });
  }
  return references;
}

const endsScope = new Set(['endfor', 'endset', 'endmacro', 'endcall', 'endwith', 'endblock']);

function readIn(tokens: readonly TagToken[], tag: TemplateTag): NameReference[] {
  return tokens.flatMap(({ kind, text, from, to }, index) => {
    if (kind !== 'name' || keywords.has(text) || !isReference(tokens, index)) return [];
    return [{ name: text, from, to, path: pathAfter(tokens, index), tag, tokens, index }];
  });
}

/** Whether a name is a variable there, and no field, filter, test or name of an argument. */
function isReference(tokens: readonly TagToken[], index: number): boolean {
  const before = tokens[index - 1]?.text;
  if (before === '.' || before === '|' || before === 'is') return false;
  if (before === 'not' && tokens[index - 2]?.text === 'is') return false;
  return tokens[index + 1]?.text !== '=';
}

/** `.name` and `['name']` behind a variable, as far as they are literal; a method is none. */
function pathAfter(tokens: readonly TagToken[], index: number): string[] {
  const path: string[] = [];
  for (let at = index + 1; ; ) {
    const [first, second, third] = tokens.slice(at, at + 3);
    if (first?.text === '.' && second?.kind === 'name' && third?.text !== '(') {
      path.push(second.text);
      at += 2;
    } else if (first?.text === '[' && second?.kind === 'string' && third?.text === ']') {
      path.push(second.text.slice(1, -1));
      at += 3;
    } else {
      return path;
    }
  }
}
