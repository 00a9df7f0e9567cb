import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { TopologyNotices } from '#web/features/topology/topology-notices.tsx';
import type { TopologyEditor } from '#web/features/topology/use-topology-editor.ts';
import { aGraph, aNode } from './campus.ts';

const merged: readonly unknown[] = [];

const notices = (isDirty: boolean, theirs = merged) => {
  const editor = {
    isStale: false,
    isDirty,
    save: {},
    notice: { kind: 'reapplied', theirs, dropped: [] },
    dismissNotice: () => {},
  };
  return (
    <TopologyNotices editor={editor as unknown as TopologyEditor} graph={aGraph([aNode({ id: 'a' })])} />
  );
};

test('merged changes that were saved stay so, whatever is edited after them', () => {
  const { rerender } = render(notices(true));
  expect(screen.getByText(/Review them, then save/)).toBeTruthy();
  rerender(notices(false));
  expect(screen.getByText(/and saved/)).toBeTruthy();
  rerender(notices(true));
  expect(screen.getByText(/and saved/)).toBeTruthy();
});

test('changes that are merged after others were saved are not saved yet', () => {
  const { rerender } = render(notices(false));
  rerender(notices(true, []));
  expect(screen.getByText(/Review them, then save/)).toBeTruthy();
});
