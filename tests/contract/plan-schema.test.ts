import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { planSchemaDocument, topologyFileDocument } from '#shared/contract/plan-schema.ts';
import { planSchemaVersion } from '#shared/contract/plan-schema-version.ts';

const kept = readFileSync('docs/plan.schema.json', 'utf8');
const { $defs, properties, required } = JSON.parse(kept);

describe('the description of a stored plan', () => {
  it('in docs matches the contract; `npm run openapi` rewrites it', () => {
    expect(kept).toBe(`${JSON.stringify(planSchemaDocument(), null, 2)}\n`);
  });

  it('has the version of stored plans', () => {
    expect(properties.schemaVersion).toMatchObject({ const: planSchemaVersion });
    expect(required).toEqual(expect.arrayContaining(['schemaVersion', 'nodes', 'edges', 'subnets', 'edits']));
  });

  it('refers only to parts that it contains', () => {
    const names = [...kept.matchAll(/"\$ref": "#\/\$defs\/(\w+)"/g)].map(([, name]) => name);
    expect(names.length).toBeGreaterThan(10);
    expect(names.filter((name) => !(name && name in $defs))).toEqual([]);
  });

  it('has a described history up to this version', () => {
    expect(readFileSync('docs/plan-schema.md', 'utf8')).toContain(`| ${planSchemaVersion} |`);
  });
});

describe('the description of an exported topology', () => {
  it('in docs matches the contract; `npm run openapi` rewrites it', () => {
    const text = readFileSync('docs/topology-file.schema.json', 'utf8');
    expect(text).toBe(`${JSON.stringify(topologyFileDocument(), null, 2)}\n`);
  });
});
