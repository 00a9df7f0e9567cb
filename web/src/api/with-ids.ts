/**
 * The same answer with every `_id` called `id` (specification, section 3: "id (or _id)"). Where an object has both,
 * its `id` stays.
 */
export function withIds(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withIds);
  if (typeof value !== 'object' || value === null) return value;
  const { _id, ...fields } = Object.fromEntries(
    Object.entries(value).map(([name, field]) => [name, withIds(field)]),
  );
  return _id === undefined ? fields : { id: _id, ...fields };
}
