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

  /** Keys that have another value in one of the two than in the other. */
  changedIn(other: SharedMap<Value>): readonly number[] {
    if (this === other) return [];
    const isShared = this.#base === other.#base;
    const keys = new Set(isShared ? this.#own.keys() : this.keys());
    for (const key of isShared ? other.#own.keys() : other.keys()) keys.add(key);
    return [...keys].filter((key) => this.get(key) !== other.get(key));
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
