import { act, render, renderHook, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { LayoutStatus } from '#web/features/topology/layout-status.tsx';
import { useLayout } from '#web/features/topology/use-layout.ts';
import { aCampus } from './campus.ts';

const engine = vi.hoisted(() => ({ refineInWorker: vi.fn() }));
vi.mock('#web/features/topology/layout/elk-worker.ts', () => engine);

test('how far an arrangement is renders the line that says it, and not the screen around it', async () => {
  const { promise, resolve } = Promise.withResolvers();
  engine.refineInWorker.mockReturnValue(promise);
  const graph = aCampus(40, 4);
  let rendered = 0;
  const { result } = renderHook(() => {
    rendered += 1;
    return useLayout(graph);
  });
  const { arrange, progress, cancel } = result.current;
  render(<LayoutStatus progress={progress} onCancel={cancel} />);
  act(() => void arrange(graph));
  const before = rendered;
  const [, { onProgress }] = engine.refineInWorker.mock.calls[0] ?? [];
  act(() => onProgress({ done: 3, total: 7 }));
  expect(screen.getByRole('status').textContent).toContain('Arranging (3 of 7)');
  expect(rendered).toBe(before);
  await act(async () => resolve(undefined));
  expect(screen.queryByRole('status')).toBeNull();
});

test('an arrangement arrives when its places are in the graph, which the canvas then shows whole', async () => {
  const graph = aCampus(4, 1);
  engine.refineInWorker.mockResolvedValue(new Map([['core', { x: 50, y: 0 }]]));
  const { result } = renderHook(() => useLayout(graph));
  await act(async () => void (await result.current.arrange(graph)));
  expect(result.current.arrival).toBe(0);
  act(() => result.current.arrived());
  expect(result.current.arrival).toBe(1);
});
