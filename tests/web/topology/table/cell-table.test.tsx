import { screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { nodeCells } from '#web/features/topology/cells/node-cells.ts';
import { applyEdit } from '#web/features/topology/model/edit-history.ts';
import { indexGraph } from '#web/features/topology/model/graph-index.ts';
import { CellTable } from '#web/features/topology/table/cell-table.tsx';
import { FakeApi } from '../../../support/fake-api.ts';
import { renderScreen } from '../../../support/render-site.tsx';
import { aGraph, aNode } from '../campus.ts';

vi.mock('#web/features/topology/table/rows-at-once.ts', () => ({ rowsAtOnce: 2 }));

test('a paste reaches rows that are not drawn yet, in the order that the table is sorted in', async () => {
  const graph = aGraph(['b', 'd', 'a', 'c'].map((id) => aNode({ id, label: id.toUpperCase() })));
  const onEdit = vi.fn();
  const { user } = renderScreen(
    <CellTable
      caption="Devices"
      columns={[{ cell: nodeCells.label }, { cell: nodeCells.floor }]}
      rows={graph.nodes}
      rowName={({ label }) => label}
      context={{ index: indexGraph(graph), devices: new Map() }}
      onType={() => {}}
      elementsOf={({ nodes }) => nodes}
      withElements={(before, nodes) => ({ ...before, nodes: [...nodes] })}
      onEdit={onEdit}
    />,
    { api: new FakeApi(), at: '/', path: '/' },
  );
  await user.click(screen.getByRole('button', { name: 'Label' }));
  expect(screen.getAllByRole('textbox', { name: /^Floor of/ })).toHaveLength(2);
  await user.click(screen.getByRole('textbox', { name: 'Floor of B' }));
  await user.paste('2\n3\n4\n5\n');
  const after = applyEdit(graph, onEdit.mock.calls[0]?.[0]);
  const floors = after.nodes.map(({ id, floor }) => [id, floor] as const);
  expect(new Map(floors)).toEqual(
    new Map([
      ['a', undefined],
      ['b', 2],
      ['c', 3],
      ['d', 4],
    ]),
  );
  expect(screen.getByText(/1 line found no row: the table ends before/)).toBeTruthy();
  expect(screen.getByText('Pasted 3 cells.')).toBeTruthy();
});
