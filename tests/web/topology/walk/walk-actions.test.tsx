import { act, renderHook } from '@testing-library/react';
import { MemoryRouter, useSearchParams } from 'react-router-dom';
import { expect, test, vi } from 'vitest';
import type { Walk } from '#web/features/topology/walk/use-walk.ts';
import { useWalkActions } from '#web/features/topology/walk/use-walk-actions.ts';
import { aGraph, aNode } from '../campus.ts';

const graph = aGraph([
  aNode({ id: 'people', type: 'user' }),
  aNode({ id: 'files', type: 'server' }),
  aNode({ id: 'net', type: 'internet' }),
  aNode({ id: 'sw' }),
]);
const none = new Set<string>();

const onFailure = vi.fn();

function show(chosen: string[], walk?: Partial<Walk>) {
  const { result } = renderHook(
    () => ({
      actions: useWalkActions(
        graph,
        { nodes: new Set(chosen), edges: none },
        walk as Walk | undefined,
        onFailure,
      ),
      address: useSearchParams()[0],
    }),
    { wrapper: ({ children }) => <MemoryRouter initialEntries={['/?view=canvas']}>{children}</MemoryRouter> },
  );
  const action = (label: string) => {
    const found = result.current.actions.find((one) => one.label === label);
    if (!found) throw new Error(`There is no action “${label}”`);
    return found;
  };
  return { action, address: () => result.current.address.toString() };
}

test('two chosen ends are walked between, the internet by its name', () => {
  const { action, address } = show(['people', 'net']);
  act(() => action('Walk the path between these two').perform());
  expect(address()).toBe('view=canvas&from=people&to=internet&service=any');
});

test('of one end the way to the internet is walked', () => {
  const { action, address } = show(['people']);
  act(() => action('Walk its path to the internet').perform());
  expect(address()).toBe('view=canvas&from=people&to=internet&service=any');
  for (const chosen of [['sw'], ['net'], ['people', 'files']])
    expect(show(chosen).action('Walk its path to the internet').isAvailable).toBe(false);
});

test('no path is offered between what is no end of a flow', () => {
  expect(show(['people', 'sw']).action('Walk the path between these two').isAvailable).toBe(false);
  expect(show(['people']).action('Walk the path between these two').isAvailable).toBe(false);
});

test('a chosen element fails on the path that is shown, and is repaired again', () => {
  const question = {
    source: 'people',
    destination: 'files',
    service: 'any',
    family: 'IPv4',
    failed: ['x'],
  } as const;
  const { action, address } = show(['sw'], { question });
  act(() => action('Fail this on the path').perform());
  expect(address()).toContain('failed=x&failed=sw');
  act(() => action('Repair what failed on the path').perform());
  expect(address()).not.toContain('failed');
});

test('what the failure of one chosen element takes is shown', () => {
  expect(show(['people', 'sw']).action('See what its failure takes').isAvailable).toBe(false);
  show(['sw']).action('See what its failure takes').perform();
  expect(onFailure).toHaveBeenCalledOnce();
});
