import { describe, expect, it } from 'vitest';
import { findCircle } from './find-circle.ts';
import { findFolderCircle } from './find-folder-circle.ts';
import { type Module, modulesBelow } from './imports.ts';
import { type Rule, rules } from './rules.ts';

const modules = modulesBelow(['shared', 'functions', 'infra', 'web/src']);

describe('who may import whom', () => {
  it.each(rules.map((rule) => [rule.name, rule] as const))('%s', (_, rule) => {
    expect(modules.flatMap((module) => broken(rule, module))).toEqual([]);
  });

  it('no files import each other in a circle', () => {
    expect(findCircle(modules)).toEqual([]);
  });

  it('no folders import each other in a circle', () => {
    expect(findFolderCircle(modules)).toEqual([]);
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

  it('would see folders in a circle, where no files are in one', () => {
    const apart: readonly Module[] = [
      { file: 'shared/a/one.ts', imports: ['shared/b/one.ts'] },
      { file: 'shared/b/one.ts', imports: [] },
      { file: 'shared/b/two.ts', imports: ['shared/a/two.ts'] },
      { file: 'shared/a/two.ts', imports: [] },
    ];
    expect(findCircle(apart)).toEqual([]);
    expect(findFolderCircle(apart)).toEqual([
      'shared/a/one.ts → shared/b/one.ts',
      'shared/b/two.ts → shared/a/two.ts',
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
