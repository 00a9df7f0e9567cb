import * as z from 'zod';

/** A schema of a single value within a schema, with where it is: `.sites[].name`, `.inputs{}` and `.inputs{name}` of values by name. */
type Leaf = readonly [path: string, schema: z.core.$ZodType];

/** Every schema of a single value within a schema. @throws Error for a kind of schema that it does not know to look into */
export function* leavesOf(schema: z.core.$ZodType, path = ''): Generator<Leaf> {
  if (schema instanceof z.ZodObject) {
    for (const [name, field] of Object.entries(schema.shape)) yield* leavesOf(field, `${path}.${name}`);
    if (schema.def.catchall) yield* leavesOf(schema.def.catchall, `${path}{}`);
  } else if (schema instanceof z.ZodRecord) {
    yield* leavesOf(schema.keyType, `${path}{name}`);
    yield* leavesOf(schema.valueType, `${path}{}`);
  } else if (schema instanceof z.ZodArray) yield* leavesOf(schema.element, `${path}[]`);
  else if (schema instanceof z.ZodUnion) for (const option of schema.options) yield* leavesOf(option, path);
  else if (schema instanceof z.ZodPipe) {
    yield* leavesOf(schema.in, path);
    yield* leavesOf(schema.out, path);
  } else if (
    schema instanceof z.ZodOptional ||
    schema instanceof z.ZodNonOptional ||
    schema instanceof z.ZodDefault ||
    schema instanceof z.ZodPrefault ||
    schema instanceof z.ZodNullable
  )
    yield* leavesOf(schema.unwrap(), path);
  else if (isSingle(schema)) yield [path, schema];
  else throw new Error(`${path} is of an unknown kind: ${schema._zod.def.type}`);
}

const single: ReadonlySet<string> = new Set([
  'string',
  'number',
  'boolean',
  'enum',
  'literal',
  'undefined',
  'null',
  'unknown',
  'never',
  'custom',
  'transform',
]);
const isSingle = (schema: z.core.$ZodType): boolean => single.has(schema._zod.def.type);
