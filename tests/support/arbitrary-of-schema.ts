import fc from 'fast-check';
import * as z from 'zod';

/** The part of JSON Schema that the contract's schemas turn into. */
interface JsonSchema {
  readonly type?: string;
  readonly const?: unknown;
  readonly enum?: readonly unknown[];
  readonly anyOf?: readonly JsonSchema[];
  readonly pattern?: string;
  readonly format?: string;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly items?: JsonSchema;
  readonly properties?: Readonly<Record<string, JsonSchema>>;
  readonly required?: readonly string[];
  readonly propertyNames?: JsonSchema;
  readonly additionalProperties?: JsonSchema | boolean;
}

/** Lists are kept short: what is looked for is in the shape, not in the size. */
const longestList = 3;

/**
 * Values that a schema's shape allows. Its refinements are not known here, so it may still reject one.
 * @param io 'output' for a form, whose fields take any text as far as their schemas' input goes
 */
export function arbitraryOf(schema: z.ZodType, io: 'input' | 'output' = 'input'): fc.Arbitrary<unknown> {
  const before = made[io].get(schema);
  if (before) return before;
  const values = arbitrary(z.toJSONSchema(schema, { io, unrepresentable: 'any' }) as JsonSchema);
  made[io].set(schema, values);
  return values;
}

/** Several properties ask for the values of the same schema, which can be a large one. */
const made = {
  input: new WeakMap<z.ZodType, fc.Arbitrary<unknown>>(),
  output: new WeakMap<z.ZodType, fc.Arbitrary<unknown>>(),
};

function arbitrary(schema: JsonSchema): fc.Arbitrary<unknown> {
  if (schema.const !== undefined) return fc.constant(schema.const);
  if (schema.enum) return fc.constantFrom(...schema.enum);
  if (schema.anyOf) return fc.oneof(...schema.anyOf.map(arbitrary));
  switch (schema.type) {
    case 'string':
      return textOf(schema);
    case 'integer':
      return fc.integer({
        min: schema.minimum ?? -1_000_000,
        max: Math.min(schema.maximum ?? 1e6, 2 ** 31 - 1),
      });
    case 'number':
      return number(schema);
    case 'boolean':
      return fc.boolean();
    case 'null':
      return fc.constant(null);
    case 'array':
      return fc.array(arbitrary(schema.items ?? {}), { maxLength: longestList });
    case 'object':
      return object(schema);
    default:
      return anyJson;
  }
}

const anyJson = fc.jsonValue();

/** Mostly such as people write; a double alone is next to nothing nineteen times out of twenty. */
function number({ minimum: min = -1e6, maximum: max = 1e6 }: JsonSchema): fc.Arbitrary<number> {
  const written = fc.integer({ min: Math.ceil(min * 100), max: Math.floor(max * 100) });
  return fc.oneof(
    { weight: 9, arbitrary: written.map((hundredths) => hundredths / 100) },
    { weight: 1, arbitrary: fc.double({ min, max, noNaN: true }) },
  );
}

/** Many fields have the same shape: to read a pattern takes longer than to draw a hundred texts of it. */
function textOf(schema: JsonSchema): fc.Arbitrary<string> {
  const { pattern, format, minLength, maxLength } = schema;
  const shape = JSON.stringify({ pattern, format, minLength, maxLength });
  const values = texts.get(shape) ?? text(schema);
  texts.set(shape, values);
  return values;
}

const texts = new Map<string, fc.Arbitrary<string>>();

function text({ pattern, format, minLength = 0, maxLength = 40 }: JsonSchema): fc.Arbitrary<string> {
  if (format === 'email') return fc.constantFrom('ada@example.com', 'grace.hopper@navy.example.org');
  if (format === 'uuid') return fc.uuid();
  if (format === 'uri') return fc.webUrl();
  if (pattern) return fc.stringMatching(new RegExp(pattern));
  return fc.string({ minLength: Math.max(minLength, 1), maxLength: Math.min(maxLength, 40) });
}

function object({
  properties = {},
  required = [],
  propertyNames,
  additionalProperties,
}: JsonSchema): fc.Arbitrary<unknown> {
  const fields = Object.entries(properties).map(([name, schema]) => [name, arbitrary(schema)] as const);
  if (fields.length === 0 && typeof additionalProperties === 'object')
    return fc.dictionary(nameOf(propertyNames), arbitrary(additionalProperties), { maxKeys: longestList });
  const anyOfThem = fc.record(Object.fromEntries(fields), { requiredKeys: [...required] });
  const optional = fields.map(([name]) => name).filter((name) => !required.includes(name));
  if (optional.length < 2) return anyOfThem;
  return fc.oneof(anyOfThem, fc.constantFrom(...optional).chain(withOne));

  /** With one optional field: a shape whose fields exclude one another would seldom be met otherwise. */
  function withOne(one: string): fc.Arbitrary<unknown> {
    return fc.record(Object.fromEntries(fields.filter(([name]) => name === one || required.includes(name))));
  }
}

const nameOf = (schema: JsonSchema | undefined): fc.Arbitrary<string> =>
  schema?.enum ? fc.constantFrom(...schema.enum.map(String)) : fc.string({ maxLength: 10 });

type Path = readonly (string | number)[];

/** Every place in a JSON value, the value itself first. */
export function placesIn(value: unknown, at: Path = []): Path[] {
  if (typeof value !== 'object' || value === null) return [at];
  const children = Array.isArray(value)
    ? value.map((child, index): [number, unknown] => [index, child])
    : Object.entries(value);
  return [at, ...children.flatMap(([step, child]) => placesIn(child, [...at, step]))];
}

/** A copy of a JSON value with what `change` makes of the value in one place. */
export function changedAt(value: unknown, path: Path, change: (old: unknown) => unknown): unknown {
  const [step, ...rest] = path;
  if (step === undefined) return change(value);
  if (Array.isArray(value))
    return value.map((child, index) => (index === step ? changedAt(child, rest, change) : child));
  const fields = value as Record<string, unknown>;
  return { ...fields, [step]: changedAt(fields[step], rest, change) };
}
