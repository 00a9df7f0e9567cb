import * as z from 'zod';

/** A schema as JSON Schema; the parts have a name of their own in it. */
export function schemaDocument(
  described: z.ZodType,
  title: string,
  parts: Readonly<Record<string, z.ZodType>>,
): object {
  const metadata = z.registry<{ id: string }>();
  for (const [id, schema] of Object.entries(parts)) metadata.add(schema, { id });
  const { $schema, ...schema } = z.toJSONSchema(described, { io: 'output', metadata });
  return { $schema, title, ...schema };
}
