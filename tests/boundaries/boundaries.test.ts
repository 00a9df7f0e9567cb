import { describe, expect, it } from 'vitest';
import { type Module, modulesBelow } from './imports.ts';
import { type Rule, rules } from './rules.ts';

const modules = modulesBelow(['shared', 'functions', 'infra', 'web/src']);

describe('who may import whom', () => {
  it.each(rules.map((rule) => [rule.name, rule] as const))('%s', (_, rule) => {
    expect(modules.flatMap((module) => broken(rule, module))).toEqual([]);
  });

  it('nobody imports in a circle', () => {
    expect(circle(modules)).toEqual([]);
  });

  it('sees the whole tree: a reader of imports that understands nothing would break no rule', () => {
    const count = (folder: string) => modules.filter(({ file }) => file.startsWith(folder)).length;
    expect(count('shared/')).toBeGreaterThan(20);
    expect(count('functions/')).toBeGreaterThan(60);
    expect(count('infra/')).toBeGreaterThan(80);
    expect(count('web/src/')).toBeGreaterThan(80);
    expect(importsOf('functions/designs/routes/create-design.ts')).toContain('shared/contract/designs.ts');
    expect(importsOf('web/src/app/main.tsx')).toContain('web/src/app/app.tsx');
  });

  it('would see a rule broken', () => {
    const guilty: Module = {
      file: 'web/src/features/designs/x.tsx',
      imports: ['web/src/features/topology/y.ts'],
    };
    expect(rules.filter((rule) => broken(rule, guilty).length > 0).map(({ name }) => name)).toEqual([
      'features keep apart',
    ]);
  });
});

const importsOf = (file: string) => modules.find((module) => module.file === file)?.imports;

function broken({ from, never, except }: Rule, { file, imports }: Module): string[] {
  if (!from.test(file)) return [];
  return imports
    .filter((imported) => never.test(imported) && !except?.(file).test(imported))
    .map((imported) => `${file} → ${imported}`);
}

/** The first circle of imports that is found, as the files along it. */
function circle(all: readonly Module[]): string[] {
  const graph = new Map(all.map(({ file, imports }) => [file, imports]));
  const done = new Set<string>();
  const visit = (file: string, path: readonly string[]): string[] => {
    if (path.includes(file)) return [...path.slice(path.indexOf(file)), file];
    if (done.has(file)) return [];
    for (const next of graph.get(file) ?? []) {
      const found = graph.has(next) ? visit(next, [...path, file]) : [];
      if (found.length > 0) return found;
    }
    done.add(file);
    return [];
  };
  for (const { file } of all) {
    const found = visit(file, []);
    if (found.length > 0) return found;
  }
  return [];
}
