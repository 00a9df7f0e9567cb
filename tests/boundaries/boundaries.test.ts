import { globSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { findCircle } from './find-circle.ts';
import { findFolderCircle } from './find-folder-circle.ts';
import { type Module, modulesBelow } from './imports.ts';
import { type Rule, rules } from './rules.ts';

const modules = modulesBelow(['shared', 'functions', 'infra', 'web/src']);

describe('allowed imports', () => {
  it.each(rules.map((rule) => [rule.name, rule] as const))('%s', (_, rule) => {
    expect(modules.flatMap((module) => broken(rule, module))).toEqual([]);
  });

  it('no files import each other in a cycle', () => {
    expect(findCircle(modules)).toEqual([]);
  });

  it('no folders import each other in a cycle', () => {
    expect(findFolderCircle(modules)).toEqual([]);
  });

  it('shared keeps nothing from call to call that could change an answer: test files share its modules', () => {
    const stateful = globSync('shared/**/*.ts').filter((file) =>
      /^(?:export )?let /m.test(readFileSync(file, 'utf8')),
    );
    // One gives each number once, whoever asks; the other answers the same template from what it has just read.
    expect(stateful.sort()).toEqual([
      'shared/lab/wiring/next-mac.ts',
      'shared/templates/variables/infer-variables.ts',
    ]);
  });

  it('finds imports in the whole tree, so that a broken reader cannot pass', () => {
    const count = (folder: string) => modules.filter(({ file }) => file.startsWith(folder)).length;
    expect(count('shared/')).toBeGreaterThan(20);
    expect(count('functions/')).toBeGreaterThan(60);
    expect(count('infra/')).toBeGreaterThan(80);
    expect(count('web/src/')).toBeGreaterThan(80);
    expect(importsOf('functions/designs/routes/create-design.ts')).toContain('shared/contract/designs.ts');
    expect(importsOf('web/src/app/main.tsx')).toContain('web/src/app/app.tsx');
  });

  it('detects a broken rule', () => {
    const guilty: Module = {
      file: 'web/src/features/designs/x.tsx',
      imports: ['web/src/features/topology/y.ts'],
    };
    expect(rules.filter((rule) => broken(rule, guilty).length > 0).map(({ name }) => name)).toEqual([
      'features keep apart',
    ]);
  });

  it('detects a cycle of folders where no files form one', () => {
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
