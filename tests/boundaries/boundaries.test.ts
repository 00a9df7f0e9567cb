import { cruise } from 'dependency-cruiser';
import { expect, it } from 'vitest';
import configuration from '../../.dependency-cruiser.mjs';

const folders = ['shared', 'functions', 'infra', 'web/src'];

it('nobody imports what they may not', async () => {
  const { forbidden, options } = configuration;
  const { output } = await cruise(folders, { ...options, ruleSet: { forbidden }, validate: true });
  if (typeof output === 'string') throw new Error('expected the result as an object');
  const broken = output.summary.violations.map(({ rule, from, to }) => `${rule.name}: ${from} → ${to}`);
  expect(broken).toEqual([]);
  // A parser that understands nothing sees no modules and breaks no rule: the tree has more than this many.
  for (const [folder, atLeast] of [
    ['shared', 15],
    ['functions', 40],
    ['infra', 40],
    ['web/src', 60],
  ] as const) {
    const seen = output.modules.filter(({ source }) => source.startsWith(`${folder}/`)).length;
    expect(seen, `modules seen in ${folder}`).toBeGreaterThan(atLeast);
  }
  expect(
    output.modules.some(
      ({ source, dependencies }) =>
        source.startsWith('functions/designs/') &&
        dependencies.some(({ resolved }) => resolved.startsWith('shared/contract/')),
    ),
    'aliased imports are followed',
  ).toBe(true);
});
