import { isSame as isEqual } from '#shared/network/graph/same-value.ts';

/** A field that someone changed while another person had it open. */
export interface Change {
  /** The place of the field: `requirements.sites[York].wiredUsers`. */
  readonly path: string;
  /** The common base; undefined if there was none. */
  readonly base: unknown;
  readonly mine: unknown;
  readonly theirs: unknown;
  /** Both changed it differently: the user has to choose. */
  readonly isContested: boolean;
  /** Both changed it, and the two changes fit together. */
  readonly isCombined?: boolean;
}

/** The value of both, and what they changed, in the order of their fields. */
export interface Merged {
  readonly value: unknown;
  readonly changes: readonly Change[];
}

export interface MergeRules {
  /**
   * Lists whose rows are merged one by one, by their path, and what a row is called: of one inside a row `sites[].buildings`.
   * Other lists are one field.
   */
  readonly rows?: Readonly<Record<string, (row: object) => string>>;
  readonly isSame?: (a: unknown, b: unknown) => boolean;
  /** Fields whose two changes may fit together, by their path, such as a text by its lines; undefined where they do not. */
  readonly combine?: Readonly<Record<string, (sides: ThreeWay<unknown>) => unknown>>;
}

/** The common base, and each side's version. */
export interface ThreeWay<Value> {
  readonly base: Value;
  readonly mine: Value;
  readonly theirs: Value;
}

/**
 * Merges two edits of the same value field by field. A change of one side is kept; where both changed, mine is kept
 * unless its path is in `conceded`.
 */
export function merge(
  sides: ThreeWay<unknown>,
  rules: MergeRules = {},
  conceded: ReadonlySet<string> = new Set(),
): Merged {
  const { rows = {}, isSame = isEqual, combine = {} } = rules;
  const changes: Change[] = [];

  const mergeField = (path: string, sides: ThreeWay<unknown>): unknown => {
    const { base, mine, theirs } = sides;
    if (isSame(base, theirs)) return mine;
    const isDouble = !isSame(mine, base) && !isSame(mine, theirs);
    const combined = isDouble ? combine[path]?.(sides) : undefined;
    const isContested = isDouble && combined === undefined;
    if (combined !== undefined) {
      changes.push({ path, ...sides, isContested, isCombined: true });
      return combined;
    }
    changes.push({ path, ...sides, isContested });
    return isContested && !conceded.has(path) ? mine : theirs;
  };

  const mergeAny = (path: string, { base, mine, theirs }: ThreeWay<unknown>): unknown => {
    if (isRecord(base) && isRecord(mine) && isRecord(theirs))
      return mergeRecord(path === '' ? '' : `${path}.`, { base, mine, theirs });
    const nameOf = rows[path.replace(/\[.*\]/, '[]')];
    if (nameOf && isRows(base) && isRows(mine) && isRows(theirs))
      return mergeRows(path, nameOf, { base, mine, theirs });
    return mergeField(path, { base, mine, theirs });
  };

  const mergeRecord = (prefix: string, { base, mine, theirs }: ThreeWay<Fields>): Fields => {
    const names = [...new Set([base, mine, theirs].flatMap(Object.keys))];
    const fields = names.map((name) => {
      const field = { base: base[name], mine: mine[name], theirs: theirs[name] };
      return [name, mergeAny(`${prefix}${name}`, field)] as const;
    });
    return Object.fromEntries(fields.filter(([, value]) => value !== undefined));
  };

  const mergeRows = (path: string, nameOf: (row: object) => string, sides: ThreeWay<readonly Fields[]>) => {
    const base = new Map(sides.base.map((row, index) => [`${index}`, row]));
    const mine = identify('mine', base, sides.mine, nameOf);
    const theirs = identify('theirs', new Map([...mine, ...base]), sides.theirs, nameOf);
    return rowOrder([...base.keys()], [...mine.keys()], [...theirs.keys()]).flatMap((id) => {
      const row = { base: base.get(id), mine: mine.get(id), theirs: theirs.get(id) };
      const name = nameOf(row.mine ?? row.theirs ?? row.base ?? {});
      return mergeAny(`${path}[${name}]`, row) ?? [];
    });
  };

  return { value: mergeAny('', sides), changes };
}

type Fields = Readonly<Record<string, unknown>>;

const isRecord = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isRows = (value: unknown): value is readonly Fields[] => Array.isArray(value) && value.every(isRecord);

/**
 * Rows under the ids of the known rows that they are: those of the same name first, then one at the same place
 * that differs in nothing but its name. What is left is new.
 */
function identify(
  side: string,
  known: ReadonlyMap<string, Fields>,
  rows: readonly Fields[],
  nameOf: (row: object) => string,
): Map<string, Fields> {
  const free = new Map(known);
  const named = rows.map((row) => {
    const id = [...free].find(([, other]) => nameOf(other) === nameOf(row))?.[0];
    if (id !== undefined) free.delete(id);
    return id;
  });
  return new Map(
    rows.map((row, index) => {
      const place = `${index}`;
      const isRenamed =
        named[index] === undefined && differsInOne(free.get(place), row) && free.delete(place);
      return [named[index] ?? (isRenamed ? place : `${side} ${index}`), row];
    }),
  );
}

function differsInOne(a: Fields | undefined, b: Fields): boolean {
  if (!a) return false;
  const names = new Set([...Object.keys(a), ...Object.keys(b)]);
  return [...names].filter((name) => !isEqual(a[name], b[name])).length === 1;
}

/** In their order, with my new rows after the row that they follow here; in mine where only I changed the order. */
function rowOrder(base: readonly string[], mine: readonly string[], theirs: readonly string[]): string[] {
  const common = (ids: readonly string[]) => ids.filter((id) => base.includes(id) && mine.includes(id));
  const hasMoved = common(mine).join() !== common(base).join();
  const [first, second] = hasMoved ? [mine, theirs] : [theirs, mine];
  return second.reduce(
    (order, id, index) => {
      if (order.includes(id)) return order;
      return order.toSpliced(order.indexOf(second[index - 1] ?? '') + 1, 0, id);
    },
    [...first],
  );
}
