import { StatedDevice } from './device-words.ts';
import { fieldsOf, type SchemaField } from './schema-fields.ts';

/** Every field of a device that users fill in, each group before its fields. */
export const deviceFields: readonly SchemaField[] = fieldsOf(StatedDevice);

const byPath: ReadonlyMap<string, SchemaField> = new Map(deviceFields.map((field) => [field.path, field]));

/** The words of a field, whatever the row of ports: `specs.ports[2].poe`. @throws Error where a device has no such field */
export function deviceWordsAt(path: string): SchemaField {
  const field = byPath.get(path.replace(/\[\d+\]/g, '[]'));
  if (field === undefined) throw new Error(`A device has no field ${path}`);
  return field;
}
