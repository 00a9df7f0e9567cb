import { renderHook } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { pluggedLink } from '#web/features/topology/editing/plugged-link.ts';
import { useLatePorts } from '#web/features/topology/editing/use-late-ports.ts';
import type { Edit } from '#web/features/topology/model/edit-history.ts';
import { indexGraph } from '#web/features/topology/model/graph-index.ts';
import { equipmentOf } from '../../equipment/equipment-builder.ts';
import { aGraph, aNode } from '../campus.ts';

const model = equipmentOf({ id: '65b000000000000000000001', category: 'switch' });
const nodes = [aNode({ id: 'a', equipmentId: model.id }), aNode({ id: 'b', equipmentId: model.id })];

/** A link that is drawn while the catalogue is still on its way, and what is done when it arrives. */
function drawnEarly(takeBack: () => boolean) {
  const edit = vi.fn((_: Edit) => () => true);
  const empty = { index: indexGraph(aGraph(nodes)), devices: new Map() };
  const [a, b] = nodes;
  if (!a || !b) throw new Error('There are two devices.');
  const edge = pluggedLink(empty, 'new', a, b);
  expect(edge.sourcePort).toBeUndefined();
  const drawn = indexGraph(aGraph(nodes, [edge]));
  const { result, rerender } = renderHook(({ cells }) => useLatePorts(cells, edit), {
    initialProps: { cells: empty as Parameters<typeof useLatePorts>[0] },
  });
  result.current({ edge, takeBack });
  rerender({ cells: { index: drawn, devices: new Map() } });
  expect(edit).not.toHaveBeenCalled();
  rerender({ cells: { index: drawn, devices: new Map([[model.id, model]]) } });
  rerender({ cells: { index: drawn, devices: new Map([[model.id, model]]) } });
  expect(edit).toHaveBeenCalledOnce();
  const change = edit.mock.calls[0]?.[0];
  if (!change) throw new Error('Nothing was changed.');
  return { change, graph: drawn.graph };
}

test('a link that was drawn before the catalogue arrived is plugged in then, as one step', () => {
  const { change } = drawnEarly(() => true);
  expect(change.kind).toBe('connect');
  if (change.kind !== 'connect') return;
  expect(change.edge.id).toBe('new');
  expect([change.edge.sourcePort, change.edge.targetPort]).not.toContain(undefined);
});

test('where other edits followed, its ports are a step of their own', () => {
  const { change, graph } = drawnEarly(() => false);
  expect(change.kind).toBe('change');
  if (change.kind !== 'change') return;
  expect(change.name).toBe('plug in the link of a and b');
  const [edge] = change.change(graph).edges;
  expect([edge?.sourcePort, edge?.targetPort]).not.toContain(undefined);
});
