/**
 * Values by number. One made of another with few changes keeps only those and shares the rest, so that neither copying nor
 * comparing them looks at what stayed.
 */
export class SharedMap<Value> {
  readonly #base: ReadonlyMap<number, Value>;
  /** What is not as in the base; undefined where it has nothing. */
  readonly #own: ReadonlyMap<number, Value | undefined>;

  constructor(
    base: ReadonlyMap<number, Value> = new Map(),
    own: ReadonlyMap<number, Value | undefined> = new Map(),
  ) {
    this.#base = base;
    this.#own = own;
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
    let now: Map<number, Value | undefined> | undefined;
    for (const key of keys) {
      const [there, value] = [this.get(key), make(key)];
      if (there === value || (there !== undefined && value !== undefined && isAlike(there, value))) continue;
      now ??= new Map(this.#own);
      now.set(key, value);
    }
    if (now === undefined) return this;
    const isSmall = now.size * fewest <= this.#base.size;
    return isSmall ? new SharedMap(this.#base, now) : new SharedMap(flat(this.#base, now));
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
