/**
 * The same answer with every `_id` called `id` (specification, section 3: "id (or _id)"). Where an object has both,
 * its `id` stays. An answer without `_id` is not copied: 5,000 devices would cost a frozen frame or two.
 */
export const withIds = (value: unknown): unknown => (hasOldId(value) ? renamed(value) : value);

function hasOldId(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return false;
  if (Array.isArray(value)) return value.some(hasOldId);
  return '_id' in value || Object.values(value).some(hasOldId);
}

function renamed(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(renamed);
  if (typeof value !== 'object' || value === null) return value;
  const { _id, ...fields } = Object.fromEntries(
    Object.entries(value).map(([name, field]) => [name, renamed(field)]),
  );
  return _id === undefined ? fields : { id: _id, ...fields };
}
