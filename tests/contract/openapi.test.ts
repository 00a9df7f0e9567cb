import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { routes } from '#shared/contract/routes.ts';
import { openApiDocument } from '#shared/openapi/openapi-document.ts';

const kept = readFileSync('docs/openapi.json', 'utf8');

describe('the description of the API', () => {
  it('in docs matches the contract; `npm run openapi` rewrites it', () => {
    const { version } = JSON.parse(readFileSync('package.json', 'utf8'));
    expect(kept).toBe(`${JSON.stringify(openApiDocument(version), null, 2)}\n`);
  });

  it('is written with every module that registers words of fields', () => {
    // The words of a design are those of its tables.
    const sources = ['shared/openapi/openapi-document.ts', 'shared/vocabulary/fields/design-words.ts'];
    const imported = sources.flatMap((file) =>
      [...readFileSync(file, 'utf8').matchAll(/^import '(.+)';$/gm)].map(([, name = '']) =>
        join(dirname(file), name),
      ),
    );
    const registering = globSync('shared/vocabulary/fields/*-words.ts').filter((file) =>
      readFileSync(file, 'utf8').includes('\nregisterWords('),
    );
    expect(registering.length).toBeGreaterThan(3);
    for (const file of registering) expect(imported).toContain(file);
  });

  it('names every route once', () => {
    const operations = [...kept.matchAll(/"operationId": "(\w+)"/g)].map(([, name]) => name);
    expect(operations.sort()).toEqual(routes.map(({ name }) => name).sort());
  });

  it('says which errors the gateway and the firewall answer in a form of their own', () => {
    const { paths } = JSON.parse(kept);
    const { responses } = paths['/networkdesign'].post;
    const names = (status: number) =>
      JSON.stringify(responses[status].content['application/json'].schema).match(/\w*Problem/g);
    expect(names(400)).toEqual(['Problem']);
    expect(names(401)).toEqual(['Problem', 'GatewayProblem']);
    expect(names(413)).toEqual(['Problem', 'GatewayProblem']);
    expect(names(429)).toEqual(['Problem', 'GatewayProblem', 'FirewallProblem']);
    expect(names(503)).toEqual(['Problem', 'GatewayProblem']);
  });

  it('refers only to schemas that it contains', () => {
    const { schemas } = JSON.parse(kept).components;
    const references = [...kept.matchAll(/"\$ref": "#\/components\/schemas\/(\w+)"/g)].map(
      ([, name]) => name,
    );
    expect(references.length).toBeGreaterThan(100);
    expect(references.filter((name) => !(name && name in schemas))).toEqual([]);
  });
});
