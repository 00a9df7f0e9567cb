/** Deeper nesting is cut off; a neutral configuration has a depth of about eight. */
const deepest = 40;

export interface PlainValues {
  readonly values: Record<string, unknown>;
  /** How many values there are, lists and objects included. */
  readonly size: number;
}

/**
 * A copy with nothing but JSON's kinds of values and own properties, so that no template reaches a function or a
 * prototype. What JSON does not know is left out of objects, and `null` in lists.
 */
export function plainValues(values: Readonly<Record<string, unknown>>): PlainValues {
  let size = 0;

  function plain(value: unknown, depth: number): unknown {
    size += 1;
    switch (typeof value) {
      case 'string':
      case 'boolean':
        return value;
      case 'number':
        return Number.isFinite(value) ? value : undefined;
      case 'bigint':
        return value.toString();
      case 'object':
        break;
      default:
        return undefined;
    }
    if (value === null || depth > deepest) return null;
    if (Array.isArray(value)) return value.map((item) => plain(item, depth + 1) ?? null);
    return plainObject(value instanceof Map ? Object.fromEntries(value) : value, depth);
  }

  const plainObject = (object: object, depth: number): Record<string, unknown> =>
    Object.fromEntries(
      Object.entries(object).flatMap(([name, value]) => {
        const own = plain(value, depth + 1);
        return own === undefined ? [] : [[name, own]];
      }),
    );

  return { values: plainObject(values, 0), size };
}
