/** What a map was made of, and the keys that have another value there. */
interface Made {
  readonly of: object;
  readonly changed: readonly number[];
}

/**
 * Values by number. One made of another with few changes keeps only those and shares the rest, so that neither copying nor
 * comparing them looks at what stayed.
 */
export class SharedMap<Value> {
  readonly #base: ReadonlyMap<number, Value>;
  /** What is not as in the base; undefined where it has nothing. */
  readonly #own: ReadonlyMap<number, Value | undefined>;
  /** What it is known by to those that are made of it, which do not hold it. */
  readonly #mark: object = {};
  readonly #made: Made | undefined;

  constructor(
    base: ReadonlyMap<number, Value> = new Map(),
    own: ReadonlyMap<number, Value | undefined> = new Map(),
    made?: Made,
  ) {
    this.#base = base;
    this.#own = own;
    this.#made = made;
  }

  get(key: number): Value | undefined {
    if (this.#own.size === 0) return this.#base.get(key);
    const own = this.#own.get(key);
    return own !== undefined || this.#own.has(key) ? own : this.#base.get(key);
  }

  get isEmpty(): boolean {
    return this.keys().next().done === true;
  }

  /** There are no more than these. */
  get mostKeys(): number {
    return this.#base.size + this.#own.size;
  }

  *values(): Generator<Value> {
    for (const [key, value] of this.#base) if (!this.#own.has(key)) yield value;
    for (const value of this.#own.values()) if (value !== undefined) yield value;
  }

  *keys(): Generator<number> {
    for (const key of this.#base.keys()) if (!this.#own.has(key)) yield key;
    for (const [key, value] of this.#own) if (value !== undefined) yield key;
  }

  /** This with some keys worked out again; itself where they come out alike. */
  with(
    keys: Iterable<number>,
    make: (key: number) => Value | undefined,
    isAlike: (a: Value, b: Value) => boolean,
  ): SharedMap<Value> {
    if (this.#base.size === 0) return filled(keys, make) ?? this;
    const isOne = (a: Value | undefined, b: Value | undefined) =>
      a === b || (a !== undefined && b !== undefined && isAlike(a, b));
    let now: Map<number, Value | undefined> | undefined;
    const changed = new Set<number>();
    for (const key of keys) {
      const value = make(key);
      if (isOne(this.get(key), value)) continue;
      now ??= new Map(this.#own);
      changed.add(key);
      // What is taken back is that of the base again.
      if (isOne(this.#base.get(key), value)) now.delete(key);
      else now.set(key, value);
    }
    if (now === undefined) return this;
    const isSmall = now.size * fewest <= this.#base.size;
    const made = { of: this.#mark, changed: [...changed] };
    return isSmall
      ? new SharedMap(this.#base, now, made)
      : new SharedMap(flat(this.#base, now), undefined, made);
  }

  without(keys: Iterable<number>): SharedMap<Value> {
    return this.with(
      keys,
      () => undefined,
      () => false,
    );
  }

  /** Keys that have another value in one of the two than in the other. */
  changedIn(other: SharedMap<Value>): readonly number[] {
    if (this === other) return [];
    if (other.#made?.of === this.#mark) return other.#made.changed;
    if (this.#made?.of === other.#mark) return this.#made.changed;
    const changed = new Set<number>();
    const look = (_: unknown, key: number): void => {
      if (this.get(key) !== other.get(key)) changed.add(key);
    };
    const isShared = this.#base === other.#base;
    if (!isShared) this.#base.forEach(look);
    this.#own.forEach(look);
    if (!isShared) other.#base.forEach(look);
    other.#own.forEach(look);
    return [...changed];
  }
}

/** So many times fewer changes than values are kept beside them. */
const fewest = 3;

function flat<Value>(
  base: ReadonlyMap<number, Value>,
  own: ReadonlyMap<number, Value | undefined>,
): Map<number, Value> {
  const all = new Map(base);
  for (const [key, value] of own)
    if (value === undefined) all.delete(key);
    else all.set(key, value);
  return all;
}

/** Undefined where nothing has a value. */
function filled<Value>(
  keys: Iterable<number>,
  make: (key: number) => Value | undefined,
): SharedMap<Value> | undefined {
  const all = new Map<number, Value>();
  for (const key of keys) {
    const value = make(key);
    if (value !== undefined) all.set(key, value);
  }
  return all.size === 0 ? undefined : new SharedMap(all);
}
