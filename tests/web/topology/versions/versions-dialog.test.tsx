import { screen, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { Requirements } from '#shared/contract/requirements.ts';
import {
  getTopologyVersion,
  listTopologyVersions,
  nameTopologyVersion,
} from '#shared/contract/topology-versions.ts';
import { planTopology } from '#shared/network/plan.ts';
import { tierPositions } from '#shared/network/positions/tier-positions.ts';
import { noEdits } from '#shared/network/regenerate/edits-after.ts';
import { firstPositions } from '#web/features/topology/layout/first-positions.ts';
import { applyEdit, type Edit } from '#web/features/topology/model/edit-history.ts';
import { moveNodes } from '#web/features/topology/model/edits.ts';
import { VersionsDialog } from '#web/features/topology/versions/versions-dialog.tsx';
import { threeSites } from '../../../network/requirements-builder.ts';
import { expectAccessible } from '../../../support/axe.ts';
import { FakeApi } from '../../../support/fake-api.ts';
import { renderScreen } from '../../../support/render-site.tsx';
import { aGraph, aLink, aNode } from '../campus.ts';

const designId = '65a000000000000000000001';
const lastUpdated = '2026-11-20T10:00:00.000Z';
const [left, right] = [
  { x: 0, y: 0 },
  { x: 100, y: 0 },
];
const earlier = aGraph(
  [aNode({ id: 'a', position: left }), aNode({ id: 'b', position: right })],
  [aLink('a', 'b')],
);
const now = aGraph([
  aNode({ id: 'a', label: 'HQ', position: left }),
  aNode({ id: 'c', label: 'New', position: { x: 100, y: 150 } }),
]);

function show(before = earlier, after = now) {
  const api = new FakeApi();
  const head = { designVersion: 1, lastUpdated, nodes: 2, edges: 1, devices: 2 };
  api.answer(listTopologyVersions, {
    data: [
      { ...head, version: 4 },
      { ...head, version: 3 },
    ],
  });
  api.answer(getTopologyVersion, {
    data: {
      topology: { ...before, designId, version: 3, designVersion: 1, lastUpdated, edits: noEdits() },
      requirements: Requirements.parse({ wiredUsers: 5 }),
    },
  });
  const [onEdit, onFocus, onClose] = [vi.fn<(edit: Edit) => void>(), vi.fn(), vi.fn()];
  const shown = renderScreen(
    <VersionsDialog designId={designId} graph={after} onEdit={onEdit} onFocus={onFocus} onClose={onClose} />,
    { api, at: '/', path: '/' },
  );
  return { ...shown, api, onEdit, onFocus, onClose };
}

test('a kept version is compared element by element, shown on the canvas, and restored as an edit', async () => {
  const { user, onEdit, onFocus, onClose } = show();
  await user.click(await screen.findByRole('button', { name: /^Version 3/ }));
  const difference = await screen.findByRole('region', { name: 'Changed since then' });
  expect(
    within(difference)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
  ).toEqual(['+ New added', '− b removed', '~ HQ: Label', '− a – b removed']);
  const picture = within(difference).getByRole('img', { name: /^What differs, on the drawing/ });
  expect([...picture.querySelectorAll('g[data-mark] text')].map(({ textContent }) => textContent)).toEqual([
    'HQ',
    'New',
    'b',
  ]);
  expect(
    [...picture.querySelectorAll<SVGGElement>('g[data-mark]')].map(({ dataset }) => dataset.mark),
  ).toEqual(['changed', 'added', 'removed']);
  await expectAccessible(screen.getByRole('dialog'));
  await user.click(screen.getByRole('button', { name: 'Show on the canvas' }));
  expect(onFocus).toHaveBeenCalledWith(['c', 'a']);

  await user.click(screen.getByRole('button', { name: 'Restore version 3' }));
  expect(onClose).toHaveBeenCalledTimes(2);
  const edit = onEdit.mock.calls[0]?.[0];
  if (!edit) throw new Error('nothing was restored');
  expect(edit).toMatchObject({ name: 'restore version 3' });
  expect(applyEdit(now, edit)).toEqual(earlier);
});

test('a version is given a name, renamed and listed by it; what it is called is what is restored', async () => {
  const { user, api, onEdit } = show();
  await user.click(await screen.findByRole('button', { name: /^Version 3/ }));
  const field = await screen.findByRole('textbox', { name: 'Name of version 3' });
  const head = { designVersion: 1, lastUpdated, nodes: 2, edges: 1, devices: 2, version: 3 };
  api.answer(nameTopologyVersion, { data: { ...head, name: 'As ordered' } });
  api.answer(listTopologyVersions, { data: [{ ...head, name: 'As ordered' }] });
  await user.type(field, ' As ordered ');
  await user.keyboard('{Enter}');
  await screen.findByRole('button', { name: /^As ordered/ });
  expect(api.callsOf(nameTopologyVersion).at(-1)?.body).toEqual({ name: 'As ordered' });
  await expectAccessible(screen.getByRole('dialog'));

  await user.click(screen.getByRole('button', { name: /^As ordered/ }));
  await user.click(await screen.findByRole('button', { name: 'Restore “As ordered”' }));
  expect(onEdit.mock.calls[0]?.[0]).toMatchObject({ name: 'restore “As ordered”' });
});

test('places that a plan was shown at, stored with the first edit, are no moves', async () => {
  const nodes = ['a', 'b', 'c'].map((id) => aNode({ id }));
  const links = [aLink('a', 'b'), aLink('b', 'c')];
  const places = tierPositions(aGraph(nodes, links));
  const planned = aGraph(
    nodes.map((node) => ({ ...node, position: places.get(node.id) ?? { x: 0, y: 0 } })),
    links,
  );
  const stored = moveNodes(planned, firstPositions(planned));
  expect(stored).not.toEqual(planned);
  const edited = {
    ...stored,
    nodes: stored.nodes.map((node) => (node.id === 'c' ? { ...node, label: 'HQ' } : node)),
  };
  const { user } = show(planned, edited);
  await user.click(await screen.findByRole('button', { name: /^Version 3/ }));
  const difference = await screen.findByRole('region', { name: 'Changed since then' });
  expect(
    within(difference)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
  ).toEqual(['~ HQ: Label']);
});

test('one device that was added to a plan that nobody arranged is one change', async () => {
  const planned = planTopology(threeSites());
  const access = planned.nodes.find(({ layer, type }) => layer === 'access' && type === 'switch');
  if (!access) throw new Error('The plan has no switch.');
  const added = aNode({ id: 'added', label: 'YOR-NEW', site: access.site ?? '' });
  const edited = {
    ...planned,
    nodes: [...planned.nodes, added],
    edges: [...planned.edges, aLink(access.id, 'added')],
  };
  const { user } = show(planned, edited);
  await user.click(await screen.findByRole('button', { name: /^Version 3/ }));
  const difference = await screen.findByRole('region', { name: 'Changed since then' });
  expect(within(difference).getByText(/^2 elements changed since then/)).toBeTruthy();
  expect(within(difference).getAllByRole('listitem')).toHaveLength(2);
});

test('devices that were only moved are counted apart from what changed', async () => {
  const after = { ...now, nodes: now.nodes.map((node) => ({ ...node, position: { x: 7, y: 7 } })) };
  const { user } = show(now, after);
  await user.click(await screen.findByRole('button', { name: /^Version 3/ }));
  const difference = await screen.findByRole('region', { name: 'Changed since then' });
  expect(within(difference).getByText(/^Only places changed since then/)).toBeTruthy();
});
