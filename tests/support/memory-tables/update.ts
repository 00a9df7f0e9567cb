import { copied } from './copied.ts';
import { givenValue, type Item, pathOf, read, type Terms, tokensOf } from './expression.ts';

/** Applies an update expression to an item and returns the new one. */
export function updated(item: Item, expression: string, terms: Terms): Item {
  const next = copied(item);
  const tokens = tokensOf(expression);
  let at = 0;
  const clauses = new Set(['SET', 'REMOVE', 'ADD', 'DELETE']);
  const isClause = () => clauses.has(tokens[at]?.toUpperCase() ?? '');
  const take = (): string => tokens[at++] ?? '';

  /** Reads from the item as it was: all assignments of an update see the same one. */
  const operand = (): unknown => {
    const token = take();
    if (token.startsWith(':')) return givenValue(token, terms);
    if (token === 'if_not_exists') {
      take();
      const stored = read(item, pathOf(take(), terms));
      take();
      const otherwise = operand();
      take();
      return stored ?? otherwise;
    }
    if (token === 'list_append') {
      take();
      const first = operand() as unknown[];
      take();
      const second = operand() as unknown[];
      take();
      return [...first, ...second];
    }
    return read(item, pathOf(token, terms));
  };
  const sum = (): unknown => {
    let value = operand();
    while (tokens[at] === '+' || tokens[at] === '-')
      value = take() === '+' ? Number(value) + Number(operand()) : Number(value) - Number(operand());
    return value;
  };

  while (at < tokens.length) {
    const clause = take().toUpperCase();
    do {
      if (tokens[at] === ',') at += 1;
      const path = pathOf(take(), terms);
      switch (clause) {
        case 'SET':
          take();
          write(next, path, sum());
          break;
        case 'REMOVE':
          write(next, path, undefined);
          break;
        case 'ADD':
          write(next, path, added(read(item, path), givenValue(take(), terms)));
          break;
        default:
          throw new Error(`The clause ${clause} is unknown: ${expression}`);
      }
    } while (tokens[at] === ',' || (at < tokens.length && !isClause()));
  }
  return next;
}

const added = (stored: unknown, by: unknown): unknown =>
  by instanceof Set
    ? new Set([...((stored as Set<unknown>) ?? []), ...by])
    : Number(stored ?? 0) + Number(by);

function write(item: Item, path: readonly string[], value: unknown): void {
  const holder = path.length === 1 ? item : read(item, path.slice(0, -1));
  const last = path.at(-1) ?? '';
  if (typeof holder !== 'object' || holder === null)
    throw Object.assign(new Error('The document path is invalid'), { name: 'ValidationException' });
  if (value === undefined) delete (holder as Item)[last];
  else (holder as Item)[last] = value;
}
