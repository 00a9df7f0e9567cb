import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { configurationSchemaDocument } from '#shared/contract/configuration/configuration-schema.ts';

const kept = readFileSync('docs/configuration.schema.json', 'utf8');

interface Described {
  readonly $ref?: string;
  readonly type?: string;
  readonly items?: Described;
  readonly minItems?: number;
  readonly properties?: Readonly<Record<string, Described>>;
  readonly anyOf?: readonly Described[];
  readonly oneOf?: readonly Described[];
  readonly $defs?: Readonly<Record<string, Described>>;
}

const document: Described = JSON.parse(kept);

/** Parts that are an element of the plan themselves, by the field that says which. */
const elements = new Map([
  ['devices', 'id'],
  ['providers', 'id'],
  ['dhcpServers', 'node'],
  ['cables', 'edge'],
  ['members', 'node'],
  ['ports', 'node'],
  ['cables.a', 'node'],
  ['cables.b', 'node'],
]);

/** Where each object within is that neither says what it comes from nor is inside one that does. */
function withoutSource(part: Described, path: string, name: string): string[] {
  const own = part.$ref === undefined ? part : (document.$defs?.[part.$ref.split('/').at(-1) ?? ''] ?? {});
  const kinds = [...(own.anyOf ?? []), ...(own.oneOf ?? [])];
  if (kinds.length > 0) return kinds.flatMap((kind) => withoutSource(kind, path, name));
  if (own.items !== undefined) return withoutSource(own.items, path, name);
  const { properties } = own;
  if (properties === undefined) return [];
  const { from } = properties;
  if (from?.type === 'array' && from.minItems === 1 && from.items?.type === 'string') return [];
  const isElement = path === '' || (elements.get(name) ?? '') in properties;
  const within = Object.entries(properties).flatMap(([field, schema]) =>
    withoutSource(schema, `${path}.${field}`, ['a', 'b'].includes(field) ? `${name}.${field}` : field),
  );
  return [...(isElement ? [] : [path]), ...within];
}

describe('the description of neutral configurations', () => {
  it('in docs matches the contract; `npm run openapi` rewrites it', () => {
    expect(kept).toBe(`${JSON.stringify(configurationSchemaDocument(), null, 2)}\n`);
  });

  it('has no kind of element that does not say what it comes from', () => {
    expect(withoutSource(document, '', '')).toEqual([]);
  });

  it('would name one that does not', () => {
    const bare = { type: 'object', properties: { name: { type: 'string' } } };
    expect(withoutSource({ properties: { alarms: { items: bare } } }, '', '')).toEqual(['.alarms']);
  });
});
