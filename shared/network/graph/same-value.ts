/** Deep equality of plain JSON values: a field without a value counts as absent, and -0, which JSON cannot tell, as 0. */
export function isSame(one: unknown, other: unknown): boolean {
  if (one === other || Object.is(one, other)) return true;
  if (Array.isArray(one)) {
    return (
      Array.isArray(other) &&
      one.length === other.length &&
      one.every((value, index) => isSame(value, other[index]))
    );
  }
  if (!isObject(one) || !isObject(other) || Array.isArray(other)) return false;
  for (const key in one)
    if (!isSame(one[key], Object.hasOwn(other, key) ? other[key] : undefined)) return false;
  for (const key in other) if (other[key] !== undefined && !Object.hasOwn(one, key)) return false;
  return true;
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;
