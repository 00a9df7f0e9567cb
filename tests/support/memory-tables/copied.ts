/** What the document client sends and answers: copies, without what is undefined. */
export function copied<Value>(value: Value): Value {
  if (typeof value !== 'object' || value === null) return value;
  if (value instanceof Uint8Array || value instanceof Set) return structuredClone(value);
  if (Array.isArray(value)) return value.map(copied) as Value;
  const copy: Record<string, unknown> = {};
  for (const [name, each] of Object.entries(value)) if (each !== undefined) copy[name] = copied(each);
  return copy as Value;
}
