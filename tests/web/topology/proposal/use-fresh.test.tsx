import { renderHook } from '@testing-library/react';
import { expect, test } from 'vitest';
import { useFresh } from '#web/features/topology/proposal/use-fresh.ts';

test('what planning again added stays new until it was chosen once', () => {
  const added = new Set(['a', 'b']);
  const { result, rerender } = renderHook(({ chosen }) => useFresh(added, new Set(chosen)), {
    initialProps: { chosen: [] as string[] },
  });
  expect([...result.current]).toEqual(['a', 'b']);
  rerender({ chosen: ['a', 'else'] });
  rerender({ chosen: [] });
  expect([...result.current]).toEqual(['b']);
});
