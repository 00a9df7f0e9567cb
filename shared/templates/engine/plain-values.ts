/** Deeper nesting is cut off; a neutral configuration has a depth of about eight. */
const deepest = 40;

/**
 * A copy with nothing but JSON's kinds of values and own properties, so that no template reaches a function or a
 * prototype. What JSON does not know is left out of objects, and `null` in lists.
 */
export function plainValues(values: Readonly<Record<string, unknown>>): Record<string, unknown> {
  return Object.fromEntries(plainEntries(values, 0));
}

const plainEntries = (values: object, depth: number): [string, unknown][] =>
  Object.entries(values).flatMap(([name, value]) => {
    const plain = plainValue(value, depth + 1);
    return plain === undefined ? [] : [[name, plain]];
  });

function plainValue(value: unknown, depth: number): unknown {
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
  if (Array.isArray(value)) return value.map((item) => plainValue(item, depth + 1) ?? null);
  if (value instanceof Map) return Object.fromEntries(plainEntries(Object.fromEntries(value), depth));
  return Object.fromEntries(plainEntries(value, depth));
}
