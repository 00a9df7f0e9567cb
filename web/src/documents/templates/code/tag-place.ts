/** Where in a tag something is typed, and what of it is there. */
export type TagPlace =
  | { readonly kind: 'filter' | 'test' | 'tag' | 'expression'; readonly typed: string }
  /** A field of an expression such as `interfaces[0]`. */
  | { readonly kind: 'field'; readonly owner: string; readonly typed: string };

/** Undefined outside of `{{ … }}` and `{% … %}`. */
export function tagPlace(before: string): TagPlace | undefined {
  const open = Math.max(before.lastIndexOf('{{'), before.lastIndexOf('{%'));
  if (open < 0 || /\}\}|%\}/.test(before.slice(open + 2))) return undefined;
  const inside = before.slice(open);
  const typed = /\w*$/.exec(inside)?.[0] ?? '';
  if (/\|\s*\w*$/.test(inside)) return { kind: 'filter', typed };
  if (/\bis\s+(?:not\s+)?\w*$/.test(inside)) return { kind: 'test', typed };
  if (/^\{%-?\s*\w*$/.test(inside)) return { kind: 'tag', typed };
  const owner = /([A-Za-z_]\w*(?:\.\w+|\[[^\]]*\])*)\.\w*$/.exec(inside)?.[1];
  if (owner !== undefined) return { kind: 'field', owner, typed };
  return inQuotes(inside) ? undefined : { kind: 'expression', typed };
}

/** The expression in terms of what is offered: `row` of `for row in interfaces` is `interfaces[0]`. */
export function expressionOf(owner: string, before: string): string {
  const [root = '', rest = ''] = [owner.match(/^\w+/)?.[0], owner.replace(/^\w+/, '')];
  const loops = [...before.matchAll(/\{%-?\s*for\s+(\w+)\s+in\s+([\w.[\]]+)/g)];
  const loop = loops.findLast(([, name]) => name === root);
  const [, , list] = loop ?? [];
  if (!loop || list === undefined) return owner;
  return `${expressionOf(list, before.slice(0, loop.index))}[0]${rest}`;
}

const inQuotes = (inside: string): boolean =>
  (inside.match(/'/g) ?? []).length % 2 === 1 || (inside.match(/"/g) ?? []).length % 2 === 1;
